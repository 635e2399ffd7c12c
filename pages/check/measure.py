"""make site-bench: what the site asks of a machine, measured and written into bench/BROWSER.md and bench/OPENINGS.md.

    python3 pages/check/measure.py SITE [--judge JUDGE] [--write FILE] [--openings FILE]

Other things run on a machine that measures, so what counts is the time that the processor works: of the browser's
processes and of the native judge, as the kernel counts it, and of the tasks of a page's main thread, as the browser
traces them. How long a page takes to show its game is told by the clock, too.
"""

import argparse
import copy
import gzip
import json
import os
import pathlib
import re
import resource
import sys
import tempfile
import threading
import time
import urllib.parse

import browser
import programs
from check import ROOT, served
from site_files import Site

# Ten openings whose values take a while: how to open them, and what they are.
SEARCHED = {
    "nim": ("3\n60 70 80\n", "heaps of 60, 70, 80"),
    "hau": ("1\n400 300\n", "(400, 300)"),
    "grundy": ("52\n", "a heap of 52"),
    "bocsoi2": ("1\n1100 1500\n", "heaps of 1100 and 1500"),
    "stone40": ("6\nBBBRRBBRRB\nRRRBBRBRBR\nRBRBRRBB\nRBBRR\nBRBRRRRB\nRBBRR\n", "6 rows, 46 stones"),
    "lgame": (".***\n.##*\nx.#.\n..#x\n", "the sample's"),
    "socola": ("1\n6 6\n", "6 × 6"),
    "codam": ("3 20\n1 12\n2 13\n3 14\n", "3 rows"),
    "chuyensoi": ("3 5\n1 11\n1 12\n1 13\n", "3 strips, steps up to 5"),
    "tomau": ("2\n22\n23\n", "strips of 22 and 23"),
}
# A page may not stand still for so long, in milliseconds, and its game shows within so long, with so many bytes.
FREEZE, SHOWN, LOADED = 100, 1000, 400_000
# So many seconds somebody waits for the machine at most, and so many MB a browser takes.
PATIENCE, MEMORY = 8, 2000
TICK = os.sysconf("SC_CLK_TCK")


def family(pid):
    """A process and all below it, and how long the processor has worked for each, in seconds."""
    children, spent = {}, {}
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        own = int(path.parent.name)
        children.setdefault(int(fields[1]), []).append(own)
        spent[own] = (int(fields[11]) + int(fields[12])) / TICK
    below, found = [pid], {}
    while below:
        one = below.pop()
        found[one] = spent.get(one, 0)
        below += children.get(one, [])
    return found


def processor_time(pid):
    """How long the processor has worked for a process and all below it, in seconds."""
    return sum(family(pid).values())


def held(pid):
    """The memory of a process and all below it, in MB; what some of them share counts once."""
    total = 0
    for one in family(pid):
        try:
            told = pathlib.Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:
            continue
        total += int(re.search(r"^Pss: +(\d+)", told, re.MULTILINE)[1])
    return total * 1024 / 1e6


def linked(id, input, moves=()):
    """The address of a game, as a link carries it."""
    carried = {"input": input, "game": 0, "moves": "\n".join(moves), "against": "friend", "side": 0}
    return f"vi/{id}.html#play?{urllib.parse.urlencode(carried, quote_via=urllib.parse.quote)}"


def in_browser(site, id, input):
    """What the values of an opening take in the browser, the module being there already."""
    with site.page(f"vi/{id}.html") as tab:
        tab.run(f"(async () => {{ globalThis.room = await TroChoi.room('{id}'); await room.ask({{ do: 'games', input: {json.dumps(input)} }}); }})()")
        time.sleep(0.3)
        before = processor_time(site.browser.process.pid)
        answer = tab.run(f"room.ask({json.dumps({'do': 'worths', 'input': input, 'game': 0, 'moves': []})})", 300)
        taken = processor_time(site.browser.process.pid) - before
        assert "error" not in answer, f"{id}: {answer['error']}"
        return taken, len(answer["moves"])


def natively(site, id, input):
    """What the same takes the judge."""
    def run(*arguments):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        site.judge(*arguments)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return run("values", id, "--opening", input) - run("list")


def searches(site):
    """The table of ten openings."""
    lines = ["| game | opening | moves | native | browser | times |", "|---|---|---|---|---|---|"]
    worst = 0
    for id, (input, said) in SEARCHED.items():
        pairs = [(natively(site, id, input), in_browser(site, id, input)) for _ in range(3)]
        native = min(native for native, _ in pairs)
        ours, moves = min(ours for _, ours in pairs)
        worst = max(worst, ours / native)
        lines.append(f"| {id} | {said} | {moves} | {native:.2f} s | {ours:.2f} s | {ours / native:.1f} |")
    return lines, worst


def longest_task(site, path, act, begin=lambda tab: None):
    """The longest task while something is done on a page; the best of three times."""
    found = []
    for _ in range(3):
        with site.page(None) as tab:
            tab.open(f"{tab.base}/{path}" if begin else "about:blank")
            begin(tab)
            with browser.Traced(tab) as traced:
                act(tab)
                time.sleep(0.3)
            found.append(traced.longest())
    return min(found)


def plays(tab):
    """Values are shown, a move is made by a click, the game is gone through."""
    tab.click("#play button", "trị")
    tab.run("document.querySelector('.play-all').open = true")
    tab.wait("document.querySelector('.play-moves button.won, .play-moves button.lost, .play-moves button.drawn')", 120)
    for _ in range(3):
        if not tab.run("document.querySelector('.play-moves button')"):
            break
        count = tab.run("document.querySelectorAll('.play-history li').length")
        tab.click(".play-moves button")
        tab.click(".movebar .main")
        tab.wait(f"document.querySelectorAll('.play-history li').length > {count}", 120)
    tab.click(".play-history li button")
    tab.wait("document.querySelector('.play-history li [aria-current]').textContent === document.querySelector('.play-history li button').textContent")


def searches_while(tab):
    """A search that takes its time."""
    tab.click("#play button", "trị")
    time.sleep(2)


def looks(tab):
    """A table of 200 × 200 cells is begun, and stopped after ten seconds."""
    tab.put("#look-rows", "y=199..0")
    tab.put("#look-cols", "x=0..199")
    tab.click("#look button[type=submit]")
    tab.wait("document.querySelector('canvas.look-picture')", 60)
    time.sleep(10)
    tab.run("TroChoi.look.stop.click()")


def types(tab):
    """Somebody searches the road letter by letter."""
    tab.click("#search input")
    for letter in "quan hau":
        tab.type(letter)
        time.sleep(0.05)


def outputs(kind):
    """An output of 50 MB is brought back."""
    content = {"one line": lambda: b"x" * 50_000_000, "25 million tokens": lambda: b"7 " * 25_000_000}[kind]

    def act(tab):
        with tempfile.TemporaryDirectory() as made:
            path = pathlib.Path(made) / "01.OUT"
            path.write_bytes(content())
            tab.give("#check-files", [path])
            tab.wait("document.querySelector('.check-points li') && document.querySelector('#check .check-work button').hidden", 300)
    return act


def takes(tab):
    """All tests of the source limits are made and packed."""
    tab.click("#check .tools button")
    tab.downloaded(f"{tab.run('TroChoi.data().id')}-tests.zip", 300).unlink()


HAS_GAME = "document.querySelector('#play .play-board svg, #play .play-board pre')"


def seated(tab):
    """Waits for the board."""
    tab.wait(HAS_GAME, 60)


def judged(id, file):
    """A program is compiled and judged by all tests of the source limits."""
    def act(site, tab):
        found = programs.tried(site, tab, id, (ROOT / "problems" / id / "submissions" / file).read_text(), file.split(".")[1], 5)
        assert found["verdict"] == "AC", f"{id} {file}: {found}"
    return act


# What is done on a page, and how much memory a browser takes that does nothing else.
HELD = [
    ("nim: values shown, moves clicked, history gone through", linked("nim", "3\n12 15 18\n"), lambda _, tab: (seated(tab), plays(tab))),
    ("hau: the values of (400, 300)", linked("hau", "1\n400 300\n"), lambda _, tab: (seated(tab), searches_while(tab))),
    ("nim: a program in C++ compiled and judged", "vi/nim.html#write", judged("nim", "solution.cpp")),
    ("nim: a program in Python judged", "vi/nim.html#write", judged("nim", "solution.py")),
]


def most_held(site, path, act):
    """The most memory that a browser of its own holds meanwhile, in MB."""
    most, is_over = 0, threading.Event()
    own = copy.copy(site)
    with browser.Browser() as own.browser:
        def watch():
            nonlocal most
            while not is_over.wait(0.1):
                most = max(most, held(own.browser.process.pid))

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            with own.page(path) as tab:
                act(own, tab)
        finally:
            is_over.set()
            watcher.join()
    return most


# What is done on a page, and the longest task of its main thread.
DONE = [
    ("nim: values shown, moves clicked, history gone through", linked("nim", "3\n12 15 18\n"), plays, seated),
    ("hau: the same on (60, 45)", linked("hau", "1\n60 45\n"), plays, seated),
    ("lgame: the same", linked("lgame", ".***\n.##*\nx.#.\n..#x\n"), plays, seated),
    ("hau: a search of two seconds and more, (400, 300)", linked("hau", "1\n400 300\n"), searches_while, seated),
    ("hau: ten seconds of a table of 200 × 200 cells", "vi/hau.html", looks, lambda tab: tab.run("document.querySelector('#look').scrollIntoView()")),
    ("nim: all tests of the source limits made and packed", "vi/nim.html", takes, lambda tab: None),
    ("nim: 50 MB brought back, one line", "vi/nim.html", outputs("one line"), lambda tab: None),
    ("nim: 50 MB brought back, 25 million tokens", "vi/nim.html", outputs("25 million tokens"), lambda tab: None),
    ("the road: a problem searched for, letter by letter", "vi/index.html", types, lambda tab: None),
]

# Tells when the game is first seen.
WATCH = """new MutationObserver((_, watch) => {
  if (!document.querySelector("#play .play-board svg, #play .play-board pre, #play .live :is(svg, pre)")) return;
  watch.disconnect();
  requestAnimationFrame(() => { globalThis.shownAt = performance.now(); });
}).observe(document, { childList: true, subtree: true });"""


def shown(site, id):
    """When the game of a page is there, in milliseconds by the clock and of all that the browser worked, and how many
    bytes the page asked for, compressed."""
    with site.page(None) as tab:
        tab.ask("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        before = processor_time(site.browser.process.pid)
        tab.open(f"{tab.base}/vi/{id}.html#play")
        try:
            tab.wait("globalThis.shownAt", 20)
            work = 1000 * (processor_time(site.browser.process.pid) - before)
            at = tab.run("shownAt"), work
        except browser.PageError:
            at = None
        files = {pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(url).path)) for url in tab.asked if url.startswith("file:")}
        return at, sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


ROOM = """(async () => {
  const room = await TroChoi.room("%s");
  let game = 0;
  const ask = (what) => room.ask({ do: what, input: TroChoi.data().samples[0]?.input ?? "", game, moves: [] });
  const { games = [] } = await ask("games");
  if (games.length === 0) return { picture: Boolean((await ask("picture")).svg) };
  // The first that is not over at once.
  let position = await ask("position");
  while (position.count === 0 && game + 1 < games.length) {
    game += 1;
    position = await ask("position");
  }
  const touches = position.moves.filter(({ touches }) => touches.length > 0).length;
  const told = { picture: Boolean(position.svg), players: position.players, moves: position.moves.length, touches };
  if (position.players === 1) return { ...told, best: await ask("best") };
  const worths = await ask("worths");
  return { ...told, values: worths.error ? worths.kind : worths.moves.length };
})()"""


def of_game(told):
    """What the page of a problem has: scene, play, values."""
    scene = "picture" if told["picture"] else "text"
    if "players" not in told:
        return [scene if told["picture"] else "–", "–", "–"]
    if told["picture"] and told["moves"] == told["touches"]:
        scene = "all moves clicked"
    elif told["touches"]:
        scene = f"{told['touches']} of {told['moves']} moves clicked"
    if told["players"] == 1:
        best = told["best"]
        line = f", shown in {len(best['line'])} moves" if best.get("line") else ""
        return [scene, "one", "none known" if best.get("best") is None else f"best known {best['best']}{line}"]
    return [scene, "two", f"of {told['values']} moves" if isinstance(told["values"], int) else "too large: the reference answers"]


def rooms(site):
    """The table of all problems, and the slowest and the largest of them."""
    lines = ["| problem | scene | players | values of its sample | loads | shows | work |", "|---|---|---|---|---|---|---|"]
    times, sizes = {}, {}
    for id in site.rooms():
        times[id], sizes[id] = shown(site, id)
        if times[id] and times[id][1] > SHOWN / 2:
            again = [shown(site, id)[0] or times[id] for _ in range(2)]
            times[id] = tuple(map(min, times[id], *again))
        with site.page(f"en/{id}.html") as tab:
            cells = of_game(tab.run(ROOM % id, 300))
        seen = "– | –" if times[id] is None else f"{times[id][0]:.0f} ms | {times[id][1]:.0f} ms"
        lines.append(f"| {id} | {' | '.join(cells)} | {sizes[id] / 1000:.0f} KB | {seen} |")
    return lines, times, sizes


# What is answered in the games of an opening, in twelve of them where there are more: the value with the move that the machine
# begins with, and with what it replies to the first move, each with how long it takes.
ANSWERS = """(async () => {
  const room = globalThis.answering ??= await TroChoi.room("%s");
  const { input } = await room.ask({ do: "opening", name: "%s" });
  const { games } = await room.ask({ do: "games", input });
  const found = [];
  const known = async (asked) => {
    const began = performance.now();
    const answer = await room.ask({ do: "worths", ...asked });
    return { by: answer.error ? "nobody" : answer.by, took: performance.now() - began };
  };
  const count = Math.min(games.length, 12);
  for (let i = 0; i < count; i += 1) {
    const asked = { input, game: Math.floor(i * games.length / count), moves: [] };
    const { players, moves, end } = await room.ask({ do: "position", ...asked });
    if (players === 1 || end) continue;
    const value = await known(asked);
    asked.moves = [moves[0].say];
    const after = await room.ask({ do: "position", ...asked });
    found.push({ value, reply: after.end ? null : await known(asked) });
  }
  return { games: games.length, count, found };
})()"""


def openings(site):
    """Of every problem the openings that its page offers: what tells who wins and the machine's reply, and how long anybody
    waits for that; and how many games there are that nobody tells it of."""
    lines = ["| problem | openings | games | asked about | over at once, or for one | by theorem | by search | not answered | value | reply |", "|---|---|---|---|---|---|---|---|---|---|"]
    count = unanswered = longest = 0
    for id in site.rooms():
        games, asked, named, found, slowest = 0, 0, 0, [], [0, 0]
        with site.page(f"en/{id}.html") as tab:
            for name in site.data(id)["openings"]:
                before = processor_time(site.browser.process.pid)
                told = tab.run(ANSWERS % (id, name), 1800)
                work = 1000 * (processor_time(site.browser.process.pid) - before)
                # Of some problems an input is only drawn.
                if told["games"]:
                    games, asked, named, found = games + told["games"], asked + told["count"], named + 1, found + told["found"]
                for place, what in enumerate(("value", "reply")):
                    took = max((game[what]["took"] for game in told["found"] if game[what]), default=0)
                    slowest[place] = max(slowest[place], min(took, work))
        if not named:
            continue
        by = ["nobody" if "nobody" in (game["value"]["by"], (game["reply"] or game["value"])["by"]) else game["value"]["by"] for game in found]
        counts = [asked, asked - len(found), *(by.count(it) for it in ("theorem", "search", "nobody"))]
        lines.append(f"| {id} | {named} | {games} | {' | '.join(map(str, counts))} | {slowest[0]:.0f} ms | {slowest[1]:.0f} ms |")
        count, unanswered, longest = count + named, unanswered + counts[-1], max(longest, *slowest)
        print(lines[-1], flush=True)
    return lines, count, unanswered, longest


OPENINGS = """# The openings that pages offer

Written by `make site-bench` (`pages/check/measure.py`) on {machine}. The pages offer {count} openings, each
with one game or more. What is asked of each game that two play, of twelve where an opening has more, is who wins, with the machine's
first move (*value*), and its *reply* to a first move of the other player: the longest that anybody waits for either by the clock, or
where a machine has other things to do, what all of the browser works for the games of that opening. At most {patience} s is wanted; the
longest is {longest:.1f} s. In {unanswered} games nobody answers.

{lines}
"""
TEXT = """# The site in a browser

Written by `make site-bench` (`pages/check/measure.py`) on {machine}. Other things may run on a machine that measures, so
what counts is the time of the processor: of all processes of the browser, of the judge, and of the tasks on a page's main
thread, as the browser traces them; the best of three times each.

## Values, in the browser and natively

The values of all moves of an opening, in Chromium and by `judge values` (less what it takes to start). At most 3 times as
long is wanted; the longest is {slow:.1f}.

{searches}

## Does a page stand still?

The longest task on a page's main thread while something is done there. Less than {freeze} ms is wanted; the longest is {longest:.0f} ms.

| what is done | longest task |
|---|---|
{tasks}

## How much memory does a page take?

All of a browser that does nothing else. At most {memory} MB is wanted; the most is {most:.0f} MB.

| what is done | memory |
|---|---|
{helds}

## What each problem has, loads and takes

*Scene*: whether a position is drawn, and whether every move of the sample's opening can be made by clicks on it. *Values*: whether
they are found for that opening; of a puzzle for one, the best that is known. *Loads*: what its page asks for in all,
compressed with gzip: at most {loaded} KB is wanted, the largest is {largest_id} with {largest:.0f} KB. *Shows*: how long it takes from a disk
until its game or picture is seen, by the clock of a machine that had more to do, and *work*, what all of the browser worked
for that: {shown} ms is wanted, the slowest is {slowest_id} with {slowest:.0f} ms.

{rooms}
"""


def machine():
    """The processor's name."""
    names = [line.split(":", 1)[1].strip() for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else "this machine"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("site", type=pathlib.Path)
    options.add_argument("--judge", type=pathlib.Path, default=ROOT / "target/release/judge")
    options.add_argument("--write", type=pathlib.Path)
    options.add_argument("--openings", type=pathlib.Path, help="only this table")
    options = options.parse_args()
    if browser.program() is None:
        print("site-bench: no Chromium here (apt-get install chromium)")
        return 1
    folder = options.site.resolve()
    site = Site(folder, ROOT, options.judge, folder.as_uri(), served(folder))
    with browser.Browser() as window:
        site.browser = window
        if options.openings:
            lines, count, unanswered, longest = openings(site)
            text = OPENINGS.format(machine=machine(), count=count, patience=PATIENCE, longest=longest / 1000, unanswered=unanswered, lines="\n".join(lines))
            options.openings.write_text(text)
            print(f"{count} openings, {unanswered} games not answered, the longest wait {longest / 1000:.1f} s")
            return 1 if unanswered or longest > 1000 * PATIENCE else 0
        searched, slow = searches(site)
        tasks = {said: longest_task(site, path, act, begin) for said, path, act, begin in DONE}
        lines, times, sizes = rooms(site)
    helds = {said: most_held(site, path, act) for said, path, act in HELD}
    largest = max(sizes, key=sizes.get)
    works = {id: both[1] for id, both in times.items() if both}
    slowest = max(works, key=works.get)
    text = TEXT.format(
        machine=machine(), slow=slow, searches="\n".join(searched), freeze=FREEZE, longest=max(tasks.values()),
        tasks="\n".join(f"| {said} | {longest:.0f} ms |" for said, longest in tasks.items()), loaded=LOADED // 1000,
        memory=MEMORY, most=max(helds.values()), helds="\n".join(f"| {said} | {most:.0f} MB |" for said, most in helds.items()),
        largest_id=largest, largest=sizes[largest] / 1000, shown=SHOWN, slowest_id=slowest, slowest=works[slowest], rooms="\n".join(lines))
    if options.write:
        options.write.write_text(text)
    else:
        print(text)
    over = [slow > 3, max(tasks.values()) >= FREEZE, sizes[largest] > LOADED, works[slowest] > SHOWN, max(helds.values()) > MEMORY]
    print(f"site-bench: {sum(over)} of {len(over)} limits are not kept")
    return 1 if any(over) else 0


if __name__ == "__main__":
    sys.exit(main())
