"""make export-check: packages before the systems that are to take them.

All problems are packed and given to the real tools, which say of each whether its form is what they want.
Of four problems, one of each kind, and of every tenth the right program must be accepted and a wrong one
rejected; of the four a package that has been spoilt must be noticed by one of the two.
Prints a table of systems: how many packages were taken, then for each kind accepted (the right program),
rejected (the wrong one), and so many packages that were spoilt and refused. The exit code is 1 if anything is
not as it must be. A tool that cannot be had is told as skipped.
"""

import argparse
import functools
import os
import pathlib
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor

from calls import Cms, Polygon, Themis
from hydro import Hydro
from importers import CmsLoader, DomjudgeImport
from sites import DmojSite, VnojImport, VnojSite
from tools import Bapctools, Dmoj, Problemtools, Rbx, Skipped, VnojJudge

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOME = ROOT / "target" / "export-check"

# Kind, problem, and an example submission that is wrong.
KINDS = [
    ("tokens", "nim", "mod_four.cpp"),
    ("special", "stone40", "floats.cpp"),
    ("float", "matgame", "pure_only.cpp"),
    ("interactive", "knight", "any_win.cpp"),
]

# Every so many problems one is tried beside those, once with each program.
TENTH = 10

# What checkers and interactors are called in packages.
PROGRAMS = ["check.cpp", "checker.cpp", "checker.cc", "interactor.cpp", "interactor.cc"]

ACCEPTS_ALL = "int main()\n{{\n    return {};\n}}\n"


def pack(system, folder):
    """Packs all problems below a folder; what the exporter says of them."""
    name, _, streams = system.partition("-")
    command = [ROOT / "target/release/judge", "--root", ROOT, "export", "--to", name, "-o", folder, "--all"]
    command += ["--streams"] if streams else []
    english = dict(os.environ, LC_ALL="C")
    done = subprocess.run(command, env=english, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode()


@functools.cache
def packed(system):
    """The packages of a system, and what was left out."""
    folder = HOME / "work" / "packages"
    shutil.rmtree(folder / system, ignore_errors=True)
    text = pack(system, folder)
    return folder / system, text[text.find("left out:"):] if "left out:" in text else text


def names(system, id):
    """What the folder of a problem is called."""
    if system == "themis":
        return id.upper()
    return id if system == "cms" else id.replace("_", "-" if system.startswith("polygon") else "")


def answers(package):
    """All answers of a package."""
    found = [path for path in package.rglob("*") if path.suffix in (".a", ".ans", ".out", ".OUT")]
    found += package.glob("output/*.txt")
    return sorted(path for path in found if "statement" not in str(path))


def without_answer(package, kind):
    """A test without its answer. (Where the program talks nobody asks for one.)"""
    if kind == "interactive" or not answers(package):
        return False
    answers(package)[-1].unlink()
    return True


def wrong_answer(package, kind):
    """An answer that is not the reference's."""
    if kind == "interactive" or not answers(package):
        return False
    answers(package)[-1].write_text("-1 of nothing\n")
    return True


def any_output(package, kind):
    """A checker that takes everything."""
    found = [path for name in PROGRAMS for path in package.rglob(name)]
    if kind == "interactive":
        found = [path for path in found if "files" not in path.parts or path.name == "interactor.cpp"]
    code = 42 if any(part.startswith("output_validator") for path in found for part in path.parts) else 0
    for path in found:
        text = ACCEPTS_ALL.format(code)
        if (package / "Settings.cfg").exists():
            text = "#include <cstdio>\n" + text.replace("return", 'std::puts("1");\n    return')
        if path.suffix == ".cc":
            # Hydro goes by what is said.
            text = "#include <cstdio>\n" + text.replace("return", 'std::fputs("ok ", stderr);\n    return')
        path.write_text(text)
    compiled = [package / "check" / name for name in ("checker", "manager")]
    for path in compiled:
        if path.exists():
            path.write_text("#!/bin/sh\necho 1\n")
            found.append(path)
    return bool(found)


def broken_checker(package, kind):
    """A checker that never comes to a verdict."""
    if not any_output(package, kind):
        return False
    for name in PROGRAMS:
        for path in package.rglob(name):
            if kind != "interactive" or path.parent.name != "files" or name == "interactor.cpp":
                path.write_text("int main()\n{\n    return 99;\n}\n")
    for name in ("checker", "manager"):
        path = package / "check" / name
        if path.exists():
            path.write_text("#!/bin/sh\nexit 3\n")
    return True


WAYS = [without_answer, wrong_answer, any_output, broken_checker]


def spoilt(tool, package, kind, programs):
    """How many ways of spoiling a package were tried, and which were not noticed."""
    tried, missed = 0, []
    for way in WAYS if tool.is_quick else WAYS[::2]:
        copy = HOME / "work" / "spoilt" / tool.system / package.name
        shutil.rmtree(copy.parent, ignore_errors=True)
        shutil.copytree(package, copy)
        if way(copy, kind):
            tried += 1
            is_right, is_rejected, _ = tool.ask(copy, programs)
            if is_right and is_rejected:
                missed.append(way.__name__)
    return tried, missed


def check(tool, package, kind, programs):
    """The cell of the table, and whether all is well."""
    is_right, is_rejected, text = tool.ask(package, programs)
    if not (is_right and is_rejected):
        log = HOME / "work" / f"{tool.system}-{package.name}.log"
        log.write_text(text)
        what = "the right program is not accepted" if not is_right else "the wrong program is not rejected"
        return f"FAILED: {what}, see {log.relative_to(ROOT)}", False
    tried, missed = spoilt(tool, package, kind, programs)
    if missed:
        return f"FAILED: not noticed: {', '.join(missed)}", False
    return f"accepted, rejected, {tried} of {tried}", True


def programs_of(system, package, id, wrong, streams):
    """The right program and a wrong one: the package's own, or the set's where the system knows files, or those on streams."""
    if system.startswith("polygon"):
        return [package / "solutions" / name for name in ("solution.cpp", wrong)]
    if system in ("themis", "cms", "vnoj") and not is_talking(id):
        folder = ROOT / "problems" / id / "submissions"
        return [folder / "solution.cpp", folder / wrong]
    folder = streams / names("icpc", id) / "submissions"
    return [folder / "accepted" / "solution.cpp", folder / "wrong_answer" / wrong]


def is_talking(id):
    """Whether the program of a problem talks."""
    return 'checker = "interactive"' in (ROOT / "problems" / id / "problem.toml").read_text()


def wrong_of(id):
    """The first example of a problem that is surely wrong, and known on streams too."""
    package = packed("polygon")[0] / names("polygon", id)
    if not package.is_dir():
        return None
    wrong = ET.parse(package / "problem.xml").getroot().findall(".//solution[@tag='wrong-answer']/source")
    found = [pathlib.Path(it.get("path")).name for it in wrong]
    folder = packed("icpc")[0] / names("icpc", id) / "submissions" / "wrong_answer"
    return next((name for name in found if (folder / name).exists()), None)


def form_of(tool, folder):
    """The cell for the form of all packages, and whether all is well."""
    if tool.takes is None:
        return "", True
    packages = sorted(path for path in folder.iterdir() if path.is_dir())
    wrong = {name: why for name, why in tool.takes(packages).items() if why}
    told = f"{len(packages) - len(wrong)} of {len(packages)}"
    if not wrong:
        return told, True
    for name, why in list(wrong.items())[:5]:
        print(f"{tool.system} {name}: {why}", flush=True)
    return f"FAILED: {told}: {' '.join(wrong)}", False


def tenth_of(tool, folder, streams):
    """The cell for every tenth problem, and whether all is well."""
    tried, wrong = 0, []
    for id in sorted(path.name for path in (ROOT / "problems").iterdir() if path.is_dir())[::TENTH]:
        package, example = folder / names(tool.system, id), wrong_of(id)
        if not package.is_dir() or example is None:
            continue
        tried += 1
        is_right, is_rejected, text = tool.ask(package, programs_of(tool.system, package, id, example, streams))
        if not (is_right and is_rejected):
            (HOME / "work" / f"{tool.system}-{package.name}.log").write_text(text)
            wrong.append(id)
    return f"{tried} of {tried}" if not wrong else f"FAILED: {' '.join(wrong)}", not wrong


def row_of(tool, streams):
    """The row of a tool, and whether all is well."""
    try:
        tool.prepare()
    except Skipped as why:
        return [f"skipped: {why}"] + [""] * (len(KINDS) + 1), True
    folder, left_out = packed(tool.system)
    cell, all_well = form_of(tool, folder)
    print(f"{tool.system} ({tool.name}) all: {cell}", flush=True)
    row = [cell]
    if tool.ask is None:
        return row + [""] * (len(KINDS) + 1), all_well
    for kind, id, wrong in KINDS:
        package = folder / names(tool.system, id)
        if package.is_dir():
            cell, is_well = check(tool, package, kind, programs_of(tool.system, package, id, wrong, streams))
        else:
            why = [line.split(": ", 1)[1] for line in left_out.splitlines() if id in line.split(":")[0] or " all:" in line]
            cell = f"left out: {why[0] if why else '?'}"
            is_well = (tool.system, kind) == ("themis", "interactive")
        row.append(cell)
        all_well &= is_well
        print(f"{tool.system} {kind}: {cell}", flush=True)
    # A slow one is asked of the four alone.
    cell, is_well = tenth_of(tool, folder, streams) if tool.is_quick else ("", True)
    print(f"{tool.system} one in {TENTH}: {cell}", flush=True)
    return row + [cell], all_well and is_well


def main():
    """Asks all tools, or those that are named, two at a time."""
    tools = [
        Themis, Cms, CmsLoader, Polygon, VnojImport, VnojJudge, VnojSite, Problemtools, DomjudgeImport, Bapctools, Dmoj,
        DmojSite, Hydro, Rbx,
    ]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", help="only these: " + " ".join(tool.system for tool in tools))
    wanted = parser.parse_args().systems
    start = time.monotonic()
    (HOME / "work").mkdir(parents=True, exist_ok=True)
    tools = [make(HOME) for make in tools if not wanted or make.system in wanted]
    # One after another: packing is parallel by itself.
    for system in {"icpc", "polygon", *(tool.system for tool in tools)}:
        packed(system)
    streams = packed("icpc")[0]
    with ThreadPoolExecutor(max_workers=2) as pool:
        rows = list(pool.map(lambda tool: row_of(tool, streams), tools))
    heads = ["form of all", *(f"{kind}: {id}" for kind, id, _ in KINDS), f"one in {TENTH}"]
    print("\n| system (tool) | " + " | ".join(heads) + " |")
    print("|---" * (len(heads) + 1) + "|")
    for tool, (row, _) in zip(tools, rows):
        print(f"| `{tool.system}` ({getattr(tool, 'requirement', '') or tool.name}) | " + " | ".join(row) + " |")
    print(f"in {(time.monotonic() - start) / 60:.0f} minutes")
    return 0 if all(is_well for _, is_well in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
