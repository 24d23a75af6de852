"""What went wrong with a Chroma, as one line that names it without credentials and says the way out.

Works on what our own HTTP calls raise (`Refusal`, `NotChroma`, httpcore's exceptions) and on what a caller's chromadb collection raises
(chromadb's, httpx's and requests' exceptions, known by name: neither library has to be imported for that).
"""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator

from daybreak.errors import DamagedPalace, DaybreakError, InputError, UnavailablePalace, UnknownCollection

__all__ = ("NotChroma", "OutOfTime", "Refusal", "TooLarge", "described", "is_gone", "is_refused", "is_transient", "said", "smaller_page")

EXCERPT = 160
QUOTA = re.compile(r"quota|too many SQL variables|exceeds? (?:the |a )?(?:maximum |max )?(?:limit|size|batch)", re.IGNORECASE)
STATED_LIMIT = re.compile(r"limit of (\d[\d,_]*)", re.IGNORECASE)
BROKEN_CONNECTIONS = frozenset({"RemoteProtocolError", "ReadError", "WriteError", "CloseError", "ChunkedEncodingError"})
REFUSED = frozenset({"ConnectError", "ConnectionError", "ConnectionRefusedError", "NewConnectionError"})
TIMED_OUT = frozenset({"ConnectTimeout", "ReadTimeout", "WriteTimeout", "PoolTimeout", "Timeout", "TimeoutError"})
PASSING = frozenset({429, 502, 503, 504})
UNSPEAKABLE = re.compile(r"[^\x20-\x7e\u00a0-\ud7ff\ue000-\uffff\U00010000-\U0010ffff]+")


class Refusal(Exception):
    """The server answered with an HTTP status that is no success.

    ``error`` and ``message`` are those of Chroma's own JSON, empty when the body was none. The string is the message alone.
    """

    def __init__(self, status: int, error: str = "", message: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message


class OutOfTime(UnavailablePalace):
    """The server gave no answer in the time that was left; what is known already may still be of use."""


class NotChroma(Exception):
    """The server answered something that no Chroma says."""


class TooLarge(Exception):
    """The answer is larger than we are willing to hold: ask for fewer drawers at once."""


def described(error: BaseException, address: str, seconds: float | None = None) -> DaybreakError:
    """The error of ours for a failed call to the Chroma at ``address`` (credentials already removed).

    `InputError` (exit code 2) for refused credentials, `UnknownCollection` for a collection that is not there, `DamagedPalace` for a
    store in this process that cannot be read, `OutOfTime` for a call that got no answer within ``seconds``, else `UnavailablePalace`.
    """
    chain = tuple(causes(error))
    status = next(filter(None, map(status_of, chain)), None)
    names = {type(link).__name__ for link in chain}
    if status in (401, 403) or names & {"ChromaAuthError", "AuthorizationError"}:
        way_out = "give a valid token (DAYBREAK_TOKEN, DAYBREAK_TOKEN_FILE or the credentials file)"
        return InputError(f"{address} refuses the credentials ({status or 403}): {way_out}")
    if is_gone(error):
        return UnknownCollection(f"{address} has no such collection: {said(error)}")
    if names & TIMED_OUT:
        within = f"within {seconds:.3g} s" if seconds is not None else "in time"
        return OutOfTime(f"{address} gave no answer {within}: is it up and reachable?")
    if "InternalError" in names and "://" not in address and "locked" not in str(error):
        return DamagedPalace(f"{address} cannot be read: {said(error)}")
    return UnavailablePalace(f"{address} {trouble(error, chain, names, status)}")


def trouble(error: BaseException, chain: tuple[BaseException, ...], names: set[str], status: int | None) -> str:
    """What is wrong with a server that cannot be read now: the rest of a sentence that opens with its address."""
    tls = next((link for link in chain if isinstance(link, ssl.SSLError)), None)
    if isinstance(tls, ssl.SSLCertVerificationError):
        return f"has a TLS certificate that is not trusted ({tls.verify_message}): name its authority with DAYBREAK_CA_FILE"
    if tls is not None:
        return f"does not speak TLS as we do ({tls.reason or 'handshake failed'}): is it an http:// address?"
    if "gaierror" in names or "NameResolutionError" in names:
        return "cannot be found: no such host name"
    if "ConnectionRefusedError" in names:
        return "refuses connections: is the server running on that port?"
    if names & REFUSED:
        return "cannot be reached: is the network up and the server running?"
    if names & BROKEN_CONNECTIONS:
        return "closed the connection without an answer: does it expect https://, or was it stopped?"
    if isinstance(error, NotChroma) or "JSONDecodeError" in names:
        return f"does not answer like a Chroma server ({said(error) if isinstance(error, NotChroma) else 'no JSON'}): check its address"
    if status is not None:
        return f"answers with HTTP status {status}{advice(status)}{detail(error)}"
    return f"cannot be read: {type(error).__name__}{detail(error)}"


def advice(status: int) -> str:
    if status in (301, 302, 303, 307, 308):
        return " (it redirects: give the address that it redirects to)"
    return " (check the path of the address)" if status == 404 else ""


def causes(error: BaseException) -> Iterator[BaseException]:
    """An error, then what it came from, innermost last; groups by their members. Bounded, whatever refers to whatever."""
    waiting, met = [error], 0
    while waiting and met < 32:
        link = waiting.pop(0)
        met += 1
        yield link
        if isinstance(link, BaseExceptionGroup):
            waiting.extend(link.exceptions)
        waiting.extend(inner for inner in (link.__cause__, link.__context__) if inner is not None)


def status_of(error: BaseException) -> int | None:
    """The HTTP status that an exception carries, if it carries one."""
    status = error.status if isinstance(error, Refusal) else getattr(getattr(error, "response", None), "status_code", None)
    return status if isinstance(status, int) else None


def is_gone(error: BaseException) -> bool:
    """Whether Chroma says that the collection (or tenant or database) is not there."""
    if isinstance(error, Refusal):
        return error.error in ("NotFoundError", "InvalidCollection")
    return type(error).__name__ in ("NotFoundError", "InvalidCollectionException")


def is_refused(error: BaseException) -> bool:
    """Whether nobody listens at the address: passing only for a server that was there a moment ago."""
    return any(type(link).__name__ in REFUSED for link in causes(error)) and not any(
        isinstance(link, ssl.SSLError) or type(link).__name__ == "gaierror" for link in causes(error)
    )


def is_transient(error: BaseException) -> bool:
    """Whether the same read may well succeed in a moment. Never true of a timeout: its time is used up."""
    chain = tuple(causes(error))
    if any(isinstance(link, ssl.SSLError) for link in chain):
        return False
    if any(status_of(link) in PASSING for link in chain):
        return True
    return any(type(link).__name__ in BROKEN_CONNECTIONS or type(link).__name__ == "RateLimitError" for link in chain)


def smaller_page(error: BaseException, page: int) -> int | None:
    """The page size to try after ``error``: the limit that it states, else half; ``None`` when size is not what it is about."""
    if isinstance(error, TooLarge) or status_of(error) == 413:
        return page // 2 or None
    text = str(error)
    if not QUOTA.search(text):
        return None
    stated = STATED_LIMIT.search(text)
    limit = int(re.sub(r"\D", "", stated[1])) if stated else page // 2
    return limit if 0 < limit < page else page // 2 or None


def said(error: BaseException) -> str:
    """What an exception says, as an excerpt of one line that cannot steer a terminal."""
    line = " ".join(UNSPEAKABLE.sub(" ", str(error)).split())
    return line if len(line) <= EXCERPT else line[: EXCERPT - 3] + "..."


def detail(error: BaseException) -> str:
    """What Chroma says itself; never the body of a stranger's answer, which may hold anything."""
    ours = isinstance(error, Refusal | TooLarge) or type(error).__module__.partition(".")[0] in ("chromadb", "sqlite3")
    text = said(error) if ours else ""
    return f": {text}" if text else ""
