"""Programs, compiled and run by a page: they are judged there as `judge run` judges them.

    python3 pages/check/programs.py SITE [--problems ID…] [--patience N] [--write FILE]

Every submission of the set in C++ and Python, by the source limits, beside the verdict that its room expects of it and that
`judge test --long` finds: they agree, or it ends as "?", which only a browser cannot do, and why; nothing else may come. As a
part of check.py: a right, a wrong, a slow, an endless and a deep program of ten problems, and some from a server.

A machine that has other work measures badly: --patience is by what all limits are multiplied besides.
"""

import argparse
import json
import pathlib
import sys
import time
import tomllib

import browser
from site_files import Site

ROOT = pathlib.Path(__file__).resolve().parents[2]

# What a page does with a program: the tests of its problem one after the other, until one fails.
TRIAL = """(async () => {
  const [data, lang, source, patience] = %s;
  await TroChoi.need("write");
  const began = performance.now();
  const program = await TroChoi.program({ lang, source, file: data.file });
  const compiled = performance.now() - began;
  const report = (verdict, why = "", more = {}) => ({ verdict, why, compiled, took: performance.now() - began, ...more });
  if (program.error) return report("CE", `${program.error.en} ${program.log}`);
  const room = await TroChoi.room(data.id);
  const tests = data.tests.filter(({ tier }) => tier !== "beyond");
  let found = report("AC");
  TroChoi.yardstick.again();
  const factor = patience * await TroChoi.yardstick(lang);
  let most = 0;
  for await (const { verdict, message, why, errors, test, ms } of TroChoi.trial({ room, program, data, tests, patience: factor })) {
    most = Math.max(most, ms);
    if (verdict === "AC") continue;
    found = report(verdict, [why, message, errors].filter(Boolean).join(" | ").slice(0, 300), { test: test.number });
    break;
  }
  program.stop();
  room.stop();
  return { ...found, factor, most, took: performance.now() - began };
})()"""

DEEP = {
    "cpp": "#include <cstdio>\nint next[4000000]; int deep(int n) { return n ? (deep(n - 1) ^ next[n]) + 1 : 0; }\n"
           "int main() { next[7] = 0; std::printf(\"%d\\n\", deep(3999999)); }\n",
    "py": "import sys\nsys.setrecursionlimit(10**9)\ndef deep(n):\n    return deep(n - 1) + 1 if n else 0\nprint(sorted([9000000], key=deep))\n",
}
ENDLESS = {
    "cpp": "#include <cstdio>\nint main() { volatile int n = 0; for (;;) n = n + 1; }\n",
    "py": "while True:\n    pass\n",
}
# Of each of ten problems some: what the set has, and the two above.
SAMPLE = {
    "nim": ["solution.cpp", "mod_four.cpp", "solution.py", "every_take.py", "endless.cpp"],
    "hau": ["solution.cpp", "solution.py", "endless.py"],
    "stone40": ["solution.cpp", "floats.cpp"],
    "line2010": ["nearest.cpp"],
    "coins": ["solution.py", "deep.py"],
    "caro": ["solution.cpp"],
    "bocsoia": ["solution.cpp", "solution.py"],
    "hacken": ["recursive.py", "deep.cpp"],
    "knight": ["solution.cpp"],
    "money": ["solution.py"],
}


def submissions(root, id):
    """The submissions of a problem in C++ and Python, with what is expected of each."""
    spec = tomllib.loads((root / "problems" / id / "problem.toml").read_text())
    return {it["file"]: it["expect"] for it in spec["submissions"] if it["file"].endswith((".cpp", ".py"))}


def tried(site, tab, id, source, lang, patience):
    """What a page finds of a program."""
    told = json.dumps([site.data(id), lang, source, patience]).replace("%", "%%")
    return tab.run(TRIAL.replace("%s", told.replace("%%", "%")), 1800)


def rows(site, tab, wanted, patience):
    """Each of the submissions that are wanted, with what was expected and what was found. What waits for its turn on a busy
    machine takes longer than it should: it is tried once more, with patience."""
    for id, file in wanted:
        stem, lang = file.rsplit(".", 1)
        own = {"endless": (ENDLESS, "TLE"), "deep": (DEEP, "?")}.get(stem)
        path = site.root / "problems" / id / "submissions" / file
        source = own[0][lang] if own else path.read_text()
        expected = own[1] if own else submissions(site.root, id)[file]
        found = tried(site, tab, id, source, lang, patience)
        if found["verdict"] == "TLE" != expected:
            found = tried(site, tab, id, source, lang, 5 * patience)
        yield id, file, expected, found


def sample_agrees(site, served=False, wanted=None):
    """Right, wrong, slow, endless and deep programs of ten problems are judged on the page."""
    wanted = wanted or [(id, file) for id, files in SAMPLE.items() if id in site.rooms() for file in files]
    wanted = [(id, file) for id, file in wanted if file.split(".")[0] in ("deep", "endless") or file in submissions(site.root, id)]
    if not (site.folder / "assets/packs/cpp.js").exists():
        return "skipped: this site has no packs (make site, with npm)"
    count = 0
    with site.page("en/nim.html", served=served) as tab:
        for id, file, expected, found in rows(site, tab, wanted, 1):
            assert found["verdict"] in (expected, "?"), f"{id} {file}: {found['verdict']} for {expected}: {found['why']}"
            assert found["verdict"] == expected or file.startswith("recursive"), f"{id} {file}: ? {found['why']}"
            count += 1
    return f"{count} programs"


def programs_of_ten_problems_get_their_verdicts(site):
    """Right, wrong, slow, endless and deep, in C++ and Python, from a disk."""
    return sample_agrees(site)


def a_program_is_judged_on_a_page_from_a_server(site):
    """Of a formula, of a dialogue and of a search."""
    wanted = [("nim", "solution.cpp"), ("nim", "mod_four.cpp"), ("nim", "solution.py"), ("knight", "solution.cpp"), ("lgame", "solution.cpp")]
    return sample_agrees(site, True, wanted)


PARTS = [programs_of_ten_problems_get_their_verdicts, a_program_is_judged_on_a_page_from_a_server]


def table(told):
    """What was found, as bench/BROWSER-PROGRAMS.md."""
    agree = [row for row in told if row[3]["verdict"] == row[2]]
    unknown = [row for row in told if row[3]["verdict"] == "?" != row[2]]
    differ = [row for row in told if row not in agree and row not in unknown]
    lines = [
        "# Programs on the page", "", "All submissions in C++ and Python, compiled, run and judged by the pages in Chromium, by the source limits, beside what",
        "`judge run` finds (`make site-programs`).", "", "| | agree | ? | differ |", "|---|---|---|---|",
    ]
    for lang, name in (("cpp", "C++"), ("py", "Python")):
        counts = [sum(row[1].endswith(f".{lang}") for row in some) for some in (agree, unknown, differ)]
        lines.append(f"| {name} | {' | '.join(map(str, counts))} |")
    for title, some in (("What only a browser cannot do", unknown), ("What differs", differ)):
        if some:
            lines += ["", f"## {title}", "", "| problem | program | judge run | page | why |", "|---|---|---|---|---|"]
            why = lambda row: " ".join(row[3]["why"].replace("|", "/").split())[:160]
            lines += [f"| {row[0]} | {row[1]} | {row[2]} | {row[3]['verdict']} | {why(row)} |" for row in some]
    return "\n".join(lines) + "\n", len(unknown), len(differ)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("site", type=pathlib.Path)
    options.add_argument("--problems", nargs="*")
    options.add_argument("--only", choices=["cpp", "py"])
    options.add_argument("--patience", type=float, default=1)
    options.add_argument("--write", type=pathlib.Path)
    options = options.parse_args()
    if browser.program() is None:
        print("programs: no Chromium here (apt-get install chromium)")
        return 0
    folder = options.site.resolve()
    site = Site(folder, ROOT, ROOT / "target/release/judge", folder.as_uri(), None)
    ids = options.problems or site.rooms()
    wanted = [(id, file) for id in ids for file in submissions(ROOT, id) if not options.only or file.endswith(options.only)]
    told = []
    with browser.Browser() as window:
        site.browser = window
        began = time.monotonic()
        with site.page("en/nim.html") as tab:
            for row in rows(site, tab, wanted, options.patience):
                id, file, expected, found = row
                told.append(row)
                sign = "ok" if found["verdict"] == expected else found["verdict"]
                said = "" if sign == "ok" else f" for {expected}, test {found.get('test')}: {found['why']}"
                print(f"{time.monotonic() - began:7.0f} s {len(told)}/{len(wanted)} {id} {file} {sign}{said}  "
                      f"(compiled {found['compiled'] / 1000:.1f} s, longest run {found.get('most', 0):.0f} ms, x{found.get('factor', 0):.1f})", flush=True)
    text, unknown, differ = table(told)
    print(text)
    if options.write:
        options.write.write_text(text)
    return 1 if differ or unknown > len(told) / 20 else 0


if __name__ == "__main__":
    sys.exit(main())
