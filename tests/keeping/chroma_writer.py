"""A process that writes to palaces with chromadb: Chroma and Daybreak never open one file in one process.

As a script it reads one JSON command a line, does it, and answers with one line.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

__all__ = ("Writer",)

COLLECTION = "mempalace_drawers"


class Writer:
    """The process, from the side of a test; every method returns when Chroma has written."""

    def __init__(self) -> None:
        self._process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def close(self) -> None:
        self._process.communicate()

    def tell(self, do: str, path: Path, **values: Any) -> None:
        """One command: ``create``, ``add``, ``upsert``, ``update``, ``delete``, ``drop``, ``forget``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, "path": str(path), **values}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer == "done\n", answer

    def add(self, path: Path, drawers: dict[str, tuple[str | None, dict[str, Any]]], do: str = "add", collection: str = COLLECTION) -> None:
        """Add, upsert or update drawers: id to text and metadata."""
        ids = list(drawers)
        self.tell(do, path, collection=collection, ids=ids, documents=[drawers[i][0] for i in ids], metadatas=[drawers[i][1] for i in ids])

    def delete(self, path: Path, ids: list[str]) -> None:
        self.tell("delete", path, collection=COLLECTION, ids=ids)


def serve() -> None:
    import chromadb
    from chromadb.config import Settings

    clients: dict[str, Any] = {}

    def collection(command: dict[str, Any]) -> Any:
        path = command.pop("path")
        if path not in clients:
            clients[path] = chromadb.PersistentClient(path=path, settings=Settings(anonymized_telemetry=False))
        return clients[path].get_or_create_collection(command.pop("collection", COLLECTION), embedding_function=None)

    for line in sys.stdin:
        command = json.loads(line)
        do = command.pop("do")
        if do == "drop":
            clients[command["path"]].delete_collection(COLLECTION)
        elif do == "forget":
            client = clients.pop(command["path"], None)
            if client is not None:
                client.close()
        else:
            target = collection(command)
            if do in ("add", "upsert") or (do == "update" and None not in command["documents"]):
                command["embeddings"] = [[0.1, 0.2]] * len(command["ids"])
            if command.get("documents") and None in command["documents"]:
                del command["documents"]
            if do != "create":
                getattr(target, do)(**command)
        print("done", flush=True)


if __name__ == "__main__":
    serve()
