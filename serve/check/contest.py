"""A contest of four variants with a secret seed, from the form to the opened ranking: the pupils by HTTP, with programs of
the set, the teacher in a real browser. The score table must be what `judge class` says of the same sources.

serve/check/contest.py [--server PROGRAM] [--judge PROGRAM] [--append FILE] [--pupils N] [--pictures FOLDER]

Minutes: the beginning, when all read at once, the last minute, when all hand in, and the ranking, which all look at
every ten seconds, are measured meanwhile.
"""

import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from check import ROOT, Browser, Served, codes_of_pupils, come_as_teacher, ensure, program
from load import Handed, Person, share

# The variants: the room, and what of its rules is changed.
VARIANTS = {"thi1": ("nim", "max=3"), "thi2": ("game39", "misere"), "thi3": ("grundy", "take=1+2"), "thi4": ("game_3", "ends")}

# Seconds until it begins, and from its begin until the ranking stands still.
UNTIL_BEGIN, UNTIL_FREEZE = 20, 120
# Minutes of the ranking's standing still; the contest is ended by hand before they are over.
FREEZE = 30
# Programs of each pupil in the last minute.
LAST = 5
# The ranking is looked at by all every so many seconds.
LOOKED = 10


def made(judge, root):
    """Makes the variants below a root that has the set's problems; their programs by what they are."""
    for name in ["problems", "testdata", "Cargo.toml"]:
        (root / name).symlink_to(ROOT / name)
    for id, (room, rules) in VARIANTS.items():
        command = [judge, "variant", room, "--rules", rules, "--name", id.upper(), "--seed", os.urandom(8).hex(), "--root", root]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    # A slow search near its limit gets on a busy machine now this verdict and now that.
    of = lambda id: [it for it in (root / "variants" / id / "submissions").glob("*.cpp") if it.stem != "plain"]
    return {id: sorted(of(id), key=lambda it: (it.stem == "solution", it.stem)) for id in VARIANTS}


def planned(pupils, programs):
    """What each pupil hands in: before the ranking stands still a program for one to four problems, by turns; after it five
    more for these, as 200 hand in within the last minute of a class of forty."""
    early, late = [], []
    for number in range(pupils):
        own = list(VARIANTS)[: number % 5 + 1]
        for turn in range(len(own) + LAST):
            id = own[turn % len(own)]
            part = early if turn < len(own) else late
            part.append((number, id, programs[id][(number + turn) % len(programs[id])]))
    return early, late


def text_of(begins, ends):
    """contest.toml."""
    at = lambda it: datetime.datetime.fromtimestamp(it, datetime.timezone.utc).isoformat(timespec="seconds")
    problems = "".join(f'\n[[problems]]\nid = "{id}"\npoints = {points}\n' for id, points in zip(VARIANTS, [100, 50, 75, 100]))
    return f'title = "Thi thử"\nbegins = {at(begins)}\ndeadline = {at(ends)}\nfreeze = {FREEZE}\nscale = 10\n{problems}'


def handed(pupils, plan, seconds):
    """All of a plan is handed in within so many seconds; each is watched until it is judged."""
    began = time.monotonic()

    def one(number):
        time.sleep(max(0, began + number * seconds / len(plan) - time.monotonic()))
        pupil, id, path = plan[number]
        it = Handed(pupils[pupil], id, path.read_text(), f"{began} {number}")
        it.pupil, it.id, it.path = pupil, id, path
        return it

    with concurrent.futures.ThreadPoolExecutor(64) as pool:
        return list(pool.map(one, range(len(plan))))


def verdicts(all):
    """Waits until all are judged; the points of each, of a hundred."""
    for it in all:
        while True:
            told = json.loads(it.person.ask("GET", f"/api/submissions/{json.loads(it.answer)['submission']}")[1])
            if told["state"] == "judged":
                it.points = told["points"]
                break
            time.sleep(0.5)


def by_class(judge, root, folder, text, all, names):
    """The table that `judge class` makes of what counts."""
    folder.mkdir()
    (folder / "contest.toml").write_text(text)
    best = {}
    for it in all:
        key = (it.pupil, it.id)
        if key not in best or it.points > best[key].points:
            best[key] = it
    for (pupil, id), it in best.items():
        own = folder / names[pupil]
        own.mkdir(exist_ok=True)
        (own / f"{id.upper()}.cpp").write_bytes(it.path.read_bytes())
    for name in names:
        (folder / name).mkdir(exist_ok=True)
    subprocess.run([judge, "class", folder, "--root", root, "--lang", "vi"], check=False, stdout=subprocess.DEVNULL)
    return (folder / "scores.csv").read_bytes()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--server", type=pathlib.Path, default=ROOT / "target/release/serve")
    options.add_argument("--judge", type=pathlib.Path, default=ROOT / "target/release/judge")
    options.add_argument("--append", type=pathlib.Path)
    options.add_argument("--pictures", type=pathlib.Path)
    options.add_argument("--pupils", type=int, default=40)
    options = options.parse_args()
    if not program():
        print("skipped: no Chromium here, the teacher of the contest has no browser", file=sys.stderr)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        lines = played(options, pathlib.Path(folder))
    print(lines)
    if options.append:
        before = options.append.read_text().split("\n# A contest")[0].rstrip("\n")
        options.append.write_text(f"{before}\n\n{lines}")
    return 0


def played(options, folder):
    """The whole contest; what was measured."""
    root = folder / "set"
    root.mkdir()
    programs = made(options.judge, root)
    names = [f"Học sinh {number:02}" for number in range(1, options.pupils + 1)]
    listed = "\n".join(names)
    (folder / "class.toml").write_text(f'title = "10A"\npupils = """\n{listed}\n"""\nproblems = ["nim"]\n')
    with Served(options.server, folder, "--class", folder / "class.toml", root=root) as served, Browser() as browser, browser.tab(1280, 720) as tab:
        teacher = Person(served.address, come_as_teacher(tab, served))
        codes = codes_of_pupils(tab, served, options.pupils)
        with concurrent.futures.ThreadPoolExecutor(options.pupils) as pool:
            pupils = list(pool.map(lambda it: Person(served.address, it), codes))
        picture = lambda name: options.pictures and tab.picture(options.pictures / f"{name}.png")

        # The teacher fills in the form, then writes what the form has not.
        tab.open(f"{served.address}/contests")
        tab.put("#title", "Thi thử")
        tab.run("document.querySelector('#begins').value = '2099-01-01T08:00'")
        tab.run(f"for (const id of {json.dumps(list(VARIANTS))}) document.querySelector(`[value=${{id}}]`).checked = true")
        picture("new")
        tab.click("#new ~ form button")
        tab.wait("location.pathname === '/contests/1'")
        begins = int(time.time()) + UNTIL_BEGIN
        text = text_of(begins, begins + UNTIL_FREEZE + FREEZE * 60)
        tab.run(f"document.querySelector('#toml').value = {json.dumps(text)}")
        tab.click("#toml ~ button")
        tab.wait("document.querySelector('#toml')?.value.includes('scale')")

        # Nobody sees a problem before the beginning, and then all read at once.
        early = {pupil.ask("GET", f"/problems/{id}")[0] for pupil in pupils[:5] for id in VARIANTS}
        ensure(early == {404}, f"problems are shown before the contest: {early}")
        time.sleep(max(0, begins + 0.2 - time.time()))
        pages = ["/contests/1", *[f"/problems/{id}" for id in VARIANTS]]

        def read(number):
            time.sleep(10 * number / (5 * len(pupils)))
            return pupils[number % len(pupils)].ask("GET", pages[number % 5])

        with concurrent.futures.ThreadPoolExecutor(5 * len(pupils)) as pool:
            starts = list(pool.map(read, range(5 * len(pupils))))
        ensure({it[0] for it in starts} == {200}, "a page was not there at the beginning")

        # All look at the ranking while they hand in.
        looks, over = [], threading.Event()

        def look(pupil):
            while not over.wait(LOOKED):
                looks.append(pupil.ask("GET", "/contests/1/ranking")[2])

        for pupil in pupils:
            threading.Thread(target=look, args=[pupil], daemon=True).start()
        first, last = planned(len(pupils), programs)
        all = handed(pupils, first, max(10, begins + UNTIL_FREEZE - 20 - time.time()))
        tab.open(f"{served.address}/contests/1/ranking")
        picture("ranking")
        time.sleep(max(0, begins + UNTIL_FREEZE + 1 - time.time()))
        minute = handed(pupils, last, 60)
        all += minute
        ensure({it.status for it in all} == {200}, "something was not received")

        # It is ended by hand; what was received is judged.
        tab.open(f"{served.address}/contests/1")
        picture("held")
        tab.click("[name=sure]")
        tab.click("input[value=end] ~ button")
        tab.wait("document.querySelector('a[href$=\"/show\"]')", 60)
        ended = time.monotonic()
        ensure(pupils[0].ask("POST", "/api/problems/thi1?language=C%2B%2B17&nonce=x", {}, b"int main() {}")[0] == 200, "it is no practice now")
        verdicts(all)
        judged = time.monotonic() - ended
        over.set()
        frozen = pupils[0].ask("GET", "/contests/1/ranking")[1]
        ensure("…" in frozen, "the ranking did not stand still")

        # The show, a key a step.
        tab.open(f"{served.address}/contests/1/show")
        steps = 0
        while tab.run("document.querySelector('[rel=next]') !== null"):
            steps += 1
            tab.key("ArrowRight")
            tab.wait(f"new URLSearchParams(location.search).get('after') === '{steps}' && document.readyState === 'complete'")
            if steps in [30, 60]:
                picture(f"show{steps}")
        picture("shown")
        shown = tab.run("[...document.querySelectorAll('.ranking tbody tr')].map((it) => it.textContent)")
        tab.click("button[value=open]")
        tab.wait("location.pathname === '/contests/1'")
        tab.open(f"{served.address}/contests/1/ranking")
        opened = tab.run("[...document.querySelectorAll('.ranking tbody tr')].map((it) => it.textContent)")
        ensure(shown == opened, "the show ends with another ranking than the one that is opened")
        ensure("…" not in pupils[0].ask("GET", "/contests/1/ranking")[1], "the ranking is not open")
        ensure(tab.said == [], f"the browser complains: {tab.said}")
        own = teacher.ask("GET", "/contests/1/scores.csv")[1].encode()
        other = by_class(options.judge, root, folder / "class", text, all, names)
        ensure(own == other, f"judge class says otherwise:\n{own.decode()}\n{other.decode()}")
    seconds = lambda it: f"{it:.2f} s" if it < 10 else f"{it:.0f} s"
    rows = [
        (f"{len(starts)} pages of the contest and its problems within ten seconds of its begin, 95 of 100 within", "0.3 s", share([it[2] for it in starts], 0.95)),
        (f"{len(minute)} programs are handed in within the last minute, 99 of 100 received within", "1 s", share([it.posted for it in minute], 0.99)),
        (f"the ranking, looked at by all every {LOOKED} s meanwhile ({len(looks)} times), 95 of 100 within", "0.3 s", share(looks, 0.95)),
        ("all is judged so long after the end", "", judged),
    ]
    table = "\n".join(f"| {what} | {wanted} | {seconds(measured)} |" for what, wanted, measured in rows)
    return (
        "# A contest\n\n"
        f"Written by `make serve-load`, too: {options.pupils} pupils hand in {len(all)} programs for four variants with a secret seed, the teacher sits at a\n"
        f"browser. The show had {steps} steps; the score table is byte for byte what `judge class` says of the same sources.\n\n"
        f"| what | wanted | measured |\n|---|--:|--:|\n{table}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
