"""A class at its busiest: 40 pupils hand in 200 programs within a minute, each watches what becomes of his, and reads
pages. What was received must be judged; how long everything takes is told.

serve/check/load.py [--server PROGRAM] [--write FILE] [--pupils N] [--each N]

The programs are the set's own for five problems, right, wrong and slow ones, each with a comment of its own, so that
nothing is found in a cache.
"""

import argparse
import concurrent.futures
import http.client
import json
import os
import pathlib
import re
import statistics
import sys
import tempfile
import threading
import time
import urllib.parse

from check import ROOT, Served

PROBLEMS = ["nim", "dice", "coins", "pebbles", "nimsqrt"]
MINUTE = 60
# A page that is read every so many seconds by each pupil.
READ = 5


class Person:
    """Somebody with a code, by the interface for scripts and, for pages and streams, by the cookie."""

    def __init__(self, address, code):
        self.host = address.removeprefix("http://")
        self.session = json.loads(self.ask("POST", "/api/session", {"Authorization": f"Code {code}"})[1])["session"]

    def ask(self, method, path, head=None, body=None):
        connection = http.client.HTTPConnection(self.host, timeout=120)
        own = {"Authorization": f"Bearer {self.session}", "Cookie": f"session={self.session}"} if hasattr(self, "session") else {}
        began = time.monotonic()
        connection.request(method, path, body, own | (head or {}))
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text, time.monotonic() - began

    def watch(self, submission, told):
        """Listens until nothing more happens; when each kind of event came first."""
        connection = http.client.HTTPConnection(self.host, timeout=900)
        connection.request("GET", f"/submissions/{submission}/events", headers={"Cookie": f"session={self.session}"})
        answer = connection.getresponse()
        while line := answer.readline():
            if line.startswith(b"data: "):
                told.setdefault(line[6:].strip().decode(), time.monotonic())
        connection.close()


def codes(teacher, address):
    """The codes of all pupils, as the teacher has them printed."""
    page = teacher.ask("GET", "/people")[1]
    token = re.search(r'name="token" value="(\w+)"', page)[1]
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": address}
    slips = teacher.ask("POST", "/people/codes", form, urllib.parse.urlencode({"token": token}))[1]
    return re.findall(r"<code>(\d+-\w{4}-\w{4})</code>", slips)


def programs(count):
    """So many submissions of the set in C++: the problem and the source."""
    all = {id: sorted((ROOT / "problems" / id / "submissions").glob("*.cpp")) for id in PROBLEMS}
    for number in range(count):
        id = PROBLEMS[number % len(PROBLEMS)]
        path = all[id][number // len(PROBLEMS) % len(all[id])]
        yield id, f"{path.read_text()}\n// {number}\n"


def share(times, of):
    """The time that this share of all keeps, in seconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * of))] if times else 0


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--server", type=pathlib.Path, default=ROOT / "target/release/serve")
    options.add_argument("--write", type=pathlib.Path)
    options.add_argument("--pupils", type=int, default=40)
    options.add_argument("--each", type=int, default=5)
    options = options.parse_args()
    count = options.pupils * options.each
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        names = "\n".join(f"Học sinh {number}" for number in range(1, options.pupils + 1))
        (folder / "class.toml").write_text(f'title = "10A"\npupils = """\n{names}\n"""\n')
        with Served(options.server, folder, "--class", folder / "class.toml") as served:
            teacher = Person(served.address, served.code())
            # As in a lesson all come in at once; two codes at a time are hashed.
            began = time.monotonic()
            with concurrent.futures.ThreadPoolExecutor(options.pupils) as pool:
                pupils = list(pool.map(lambda it: Person(served.address, it), codes(teacher, served.address)))
            came_in = time.monotonic() - began
            assert len(pupils) == options.pupils, f"{len(pupils)} have a code"
            # What the server does when nothing else is asked of it, for the second time.
            right = (ROOT / "problems/nim/submissions/solution.cpp").read_text()
            second = lambda source, name: [Handed(pupils[0], "nim", source, f"{name} {number}").watched() for number in range(2)][1]
            alone = [second(right, "alone")]
            all, reads = rush(pupils, list(programs(options.pupils * options.each)))
            # By now that header is precompiled.
            alone.append(second(f"#include <bits/stdc++.h>\n{right}", "with all"))
    lines = report(options, came_in, alone, all, reads)
    print(lines)
    if options.write:
        options.write.write_text(lines)
    lost = [it for it in all if it.judged is None]
    print("".join(f"lost: {it.answer}\n" for it in lost[:5]), end="", file=sys.stderr)
    return 1 if lost else 0


class Handed:
    """A program that was handed in, and when it was received, its samples were judged, and all of it was."""

    def __init__(self, person, id, source, nonce):
        self.person, self.first, self.judged = person, None, None
        path = f"/api/problems/{id}?language=C%2B%2B17&nonce={urllib.parse.quote(nonce)}"
        self.began = time.monotonic()
        self.status, self.answer, self.posted = person.ask("POST", path, {}, source.encode())

    def watched(self):
        """Listens until nothing more happens."""
        if self.status == 200:
            told = {}
            self.person.watch(json.loads(self.answer)["submission"], told)
            self.judged = told.get("judged") and told["judged"] - self.began
            self.first = min(filter(None, [told.get("samples"), told.get("judged")]), default=0) - self.began
        return self


def rush(pupils, sources):
    """All hand in within a minute, watch what they have handed in, and read pages meanwhile."""
    reads, over = [], threading.Event()
    began = time.monotonic()

    def one(number):
        time.sleep(max(0, began + number * MINUTE / len(sources) - time.monotonic()))
        id, source = sources[number]
        return Handed(pupils[number % len(pupils)], id, source, str(number)).watched()

    def reader(person):
        while not over.wait(READ):
            reads.extend(person.ask("GET", path)[2] for path in ("/", "/problems/nim", "/submissions"))

    for person in pupils:
        threading.Thread(target=reader, args=[person], daemon=True).start()
    with concurrent.futures.ThreadPoolExecutor(len(sources)) as pool:
        all = list(pool.map(one, range(len(sources))))
    over.set()
    return all, reads


def report(options, came_in, alone, all, reads):
    """What was measured, as bench/SERVE.md."""
    judged = [it for it in all if it.judged is not None]
    of_pupil = [it.first for it in judged[: options.pupils]]
    seconds = lambda it: f"{it:.2f} s" if it < 10 else f"{it:.0f} s"
    posts = [it.posted for it in all]
    rows = [
        ("come in, all at once", "", seconds(came_in)),
        *((f"on an idle server{which}: received, first word, verdict", "≤ 1 s", f"{seconds(it.posted)}, {seconds(it.first)}, {seconds(it.judged)}")
          for which, it in zip(("", ", of a program that begins with `bits/stdc++.h`"), alone)),
        ("handed in, received and judged", "all", f"{len(all)}, {len(judged)}"),
        ("a program is received, median", "", seconds(statistics.median(posts))),
        ("99 of 100 are received within", "1 s", seconds(share(posts, 0.99))),
        ("the samples of each pupil's first program are judged within", "45 s", seconds(max(of_pupil))),
        ("the samples of all are judged within", "3 min", seconds(max(it.first for it in judged))),
        ("all tests of all are judged within", "13 min", seconds(max(it.judged for it in judged))),
        ("95 of 100 pages are there within", "0.3 s", seconds(share(reads, 0.95))),
    ]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return (
        "# A class that hands in at once\n\n"
        f"Written by `make serve-load` on a machine with {os.cpu_count()} processors, which also asked: {options.pupils} pupils hand in "
        f"{len(all)} programs for {len(PROBLEMS)} problems\nwithin a minute, watch each of them by a stream of its own, and read three pages every "
        f"{READ} s.\n\n| what | wanted | measured |\n|---|--:|--:|\n{table}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
