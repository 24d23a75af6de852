"""Servers for the tests of collections: a real ``chroma run`` on loopback, and stubs for what a real one never does."""

from __future__ import annotations

import atexit
import json
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import chromadb
from chromadb.config import Settings

from daybreak import Drawer

CHROMA = Path(sys.executable).with_name("chroma")
NAMES = (f"palace_{number}" for number in count())
BATCH = 2_000
OURS = "AnyIO worker of a stub"  # so that `leaks.nothing_left` looks past it


class ChromaServer:
    """A ``chroma run`` process with a directory of its own."""

    def __init__(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="daybreak-chroma-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [CHROMA, "run", "--path", self.directory, "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise AssertionError("chroma run did not start")

    def kill(self) -> None:
        """End it at once, as a crash does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def pause(self) -> None:
        """Stop the process: it accepts connections and never answers."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.directory, ignore_errors=True)

    @property
    def _process(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    def client(self) -> Any:
        """A synchronous chromadb client."""
        return chromadb.HttpClient("127.0.0.1", self.port, settings=Settings(anonymized_telemetry=False))

    def collection(self, drawers: Iterable[Drawer] = ()) -> Any:
        """A new collection with these drawers."""
        made = self.client().create_collection(next(NAMES), embedding_function=None)
        add(made, drawers)
        return made


@cache
def server() -> ChromaServer:
    """One server for all tests that do it no harm."""
    return ChromaServer()


def add(collection: Any, drawers: Iterable[Drawer], call: str = "add") -> None:
    """Put drawers into a chromadb collection, in this order, without computing anything."""
    rows = list(drawers)
    for start in range(0, len(rows), BATCH):
        part = rows[start : start + BATCH]
        getattr(collection, call)(
            ids=[drawer.id for drawer in part],
            documents=[drawer.text for drawer in part],
            metadatas=[dict(drawer.metadata) or None for drawer in part],
            embeddings=[[1.0, 0.0]] * len(part),
        )


def contents(collection: Any) -> list[Drawer]:
    """The drawers of a collection, in insertion order."""
    found = collection.get(include=["documents", "metadatas"])
    return [Drawer(*row) for row in zip(found["ids"], found["documents"], (metadata or {} for metadata in found["metadatas"]), strict=True)]


class Request(NamedTuple):
    """What a stub was asked."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


Answer = Callable[[Request], tuple[int, object]]


@contextmanager
def stub(answer: Answer, context: ssl.SSLContext | None = None) -> Iterator[tuple[str, list[Request]]]:
    """An HTTP server that answers as told (bytes as they are, anything else as JSON): its address, and what it was asked."""
    asked: list[Request] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_any(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            body = json.loads(self.rfile.read(length)) if length else None
            request = Request(self.command, self.path, {name.casefold(): value for name, value in self.headers.items()}, body)
            asked.append(request)
            status, said = answer(request)
            content = said if isinstance(said, bytes) else json.dumps(said).encode()
            self.send_response(status)
            self.send_header("content-length", str(len(content)))
            if status in (301, 307):
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = handle_any

        def log_message(self, *_: object) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def process_request(self, request: Any, address: Any) -> None:
            threading.Thread(target=self.process_request_thread, args=(request, address), name=OURS, daemon=True).start()

        def handle_error(self, *_: object) -> None:
            pass

    serving = Quiet(("127.0.0.1", 0), Handler)
    if context is not None:
        serving.socket = context.wrap_socket(serving.socket, server_side=True)
    thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield f"{'https' if context else 'http'}://127.0.0.1:{serving.server_address[1]}", asked
    finally:
        serving.shutdown()
        serving.server_close()
        thread.join()


@contextmanager
def listener(serve: Callable[[socket.socket], None]) -> Iterator[str]:
    """A TCP server that does with each connection as told: its address."""
    listening = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=handle, args=(connection,), name=OURS, daemon=True).start()

    def handle(connection: socket.socket) -> None:
        with connection, suppress(OSError):
            serve(connection)

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@cache
def self_signed() -> tuple[ssl.SSLContext, Path] | None:
    """Settings of a TLS server that nobody trusts, and its certificate; ``None`` where there is no openssl to make one."""
    openssl = shutil.which("openssl")
    if openssl is None:
        return None
    directory = Path(tempfile.mkdtemp(prefix="daybreak-tls-"))
    atexit.register(shutil.rmtree, directory, True)
    key, certificate = directory / "key.pem", directory / "certificate.pem"
    name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate, *name]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context, certificate
