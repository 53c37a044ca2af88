"""Proof trees whose workers do not see the folder: a keeper has it, and each worker a copy."""

import os
import re
import socket
import tempfile

from .._tweedle import run_tree

#: The folders of logs, of proofs and of claims in that of a tree.
LOGS, PROOFS, CLAIMS = "logs", "proofs", "claims"
PLAN = "plan.json"
#: What a log may be called, and a proof of a leaf.
LOG = re.compile(r"([0-9]{6,19})\.jsonl")
PROOF = re.compile(r"[0-9]{6,19}-[0-9]{6,19}-[0-9]{4}\.proof")
#: No more bytes are sent at a time; the rest is sent the next time.
MOST_BYTES = 1 << 24


def sizes(folder, pattern):
    """The files in a folder whose names fit, with their sizes in bytes."""
    with os.scandir(folder) as entries:
        return {entry.name: entry.stat().st_size for entry in entries if pattern.fullmatch(entry.name)}


def pieces(folder, pattern, have):
    """What the files in a folder have behind the sizes `have`: triples of a name, a place in the file, and bytes."""
    room = MOST_BYTES
    for name, size in sorted(sizes(folder, pattern).items()):
        begin = have.get(name, 0)
        if begin < size and room > 0:
            with open(os.path.join(folder, name), "rb") as file:
                file.seek(begin)
                piece = file.read(min(size - begin, room))
            room -= len(piece)
            yield name, begin, piece


def file_of(folder, pattern, name):
    """The path of a file whose name fits; others are refused, as a name may come from another machine."""
    if not pattern.fullmatch(name):
        raise ValueError(f"{name!r} is no file of a proof tree.")
    return os.path.join(folder, name)


def add(folder, pattern, piece):
    """Writes a piece behind the end of its file. One that was written before is left out, so that it may be sent twice."""
    name, begin, text = piece
    with open(file_of(folder, pattern, name), "ab") as file:
        if file.tell() == begin:
            file.write(text)


class Keeper:
    """Has the folder of a proof tree, and the leases: a turn is leased to one worker at a time. What a worker has sent is in the folder."""

    def __init__(self, folder):
        """Keeps a folder that was begun."""
        self.folder = folder
        self.leases = {}
        logs = sizes(os.path.join(folder, LOGS), LOG)
        self.last = max((int(LOG.fullmatch(name)[1]) for name in logs), default=0)

    def begin(self):
        """The plan, and the number of the log of a worker who begins."""
        self.last += 1
        with open(os.path.join(self.folder, PLAN), encoding="utf-8") as file:
            return file.read(), self.last

    def exchange(self, have, logs, proofs):
        """Takes pieces of logs, and whole proofs; gives the pieces of logs that come after the sizes `have`, and the names of all proofs."""
        ours = os.path.join(self.folder, LOGS)
        for piece in logs:
            add(ours, LOG, piece)
        ready = os.path.join(self.folder, PROOFS)
        for name, text in proofs:
            # All of it or nothing is there under its name.
            file = file_of(ready, PROOF, name)
            with open(file + ".new", "wb") as new:
                new.write(text)
            os.replace(file + ".new", file)
        return list(pieces(ours, LOG, have)), sorted(sizes(ready, PROOF))

    def lease(self, worker, turn):
        """True if a worker may work at a turn; it gives back the one that it had."""
        self.ended(worker)
        if turn in self.leases.values():
            return False
        self.leases[worker] = turn
        return True

    def ended(self, worker):
        """A worker has ended or was lost, and has no lease."""
        self.leases.pop(worker, None)


class Copy:
    """The copy of a folder that a worker works at. `ask(method, *arguments)` asks the keeper."""

    def __init__(self, folder, worker, log, ask):
        """A copy in a folder that has the plan alone."""
        self.folder, self.worker, self.ask = folder, worker, ask
        self.own = re.compile(rf"{log:06}\.jsonl")
        self.have = {}
        self.proofs = set()
        for name in (LOGS, PROOFS, CLAIMS):
            os.mkdir(os.path.join(folder, name))

    def exchange(self):
        """Sends what is new in the own log and the own proofs, until the copy is as new as the folder."""
        logs, proofs = os.path.join(self.folder, LOGS), os.path.join(self.folder, PROOFS)
        while True:
            sent = list(pieces(logs, self.own, self.have))
            # One at a time: a proof may be large.
            new = sorted(set(sizes(proofs, PROOF)) - self.proofs)[:1]
            texts = []
            for name in new:
                with open(os.path.join(proofs, name), "rb") as file:
                    texts.append((name, file.read()))
            self.have.update((name, begin + len(text)) for name, begin, text in sent)
            theirs, proved = self.ask("exchange", self.have, sent, texts)
            for piece in theirs:
                add(logs, LOG, piece)
                self.have[piece[0]] = piece[1] + len(piece[2])
            # It is enough to know that there is a proof: an empty file says so.
            for name in set(proved) - self.proofs:
                open(os.path.join(proofs, name), "ab").close()
                self.proofs.add(name)
            if not (sent or new or theirs):
                return

    def lease(self, turn):
        """True if this worker may work at a turn."""
        return self.ask("lease", self.worker, turn)


def work_on_copy(worker, ask, **limits):
    """What a worker does that does not see the folder; `ask` as in `Copy`."""
    plan, log = ask("begin")
    with tempfile.TemporaryDirectory(prefix="tweedle-tree-") as folder:
        with open(os.path.join(folder, PLAN), "w", encoding="utf-8") as file:
            file.write(plan)
        copy = Copy(folder, worker, log, ask)
        copy.exchange()
        try:
            run_tree(folder, socket.gethostname(), keeper=copy, log=log, **limits)
        finally:
            ask("ended", worker)
