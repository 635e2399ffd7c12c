#!/usr/bin/env python3
"""Counts lines of Rust: code that is neither blank nor comment, by crate and kind, and what one reads
to understand each reference. `make lines` prints it; with --rooms, a row a room.

A reference is read with the modules of its room, but for those that all rooms have beside it (AROUND), and with
the modules of `theory` that they name, wholly.
"""
import pathlib
import re
import statistics
import sys
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED = {"target", ".git"}
# What states a problem, and proves, tests or starts its reference.
AROUND = {"rules", "brute", "second", "theorem", "cases", "referee", "tests", "main"}


def split(path):
    """The lines of code of a file: those of the program, and those of tests inside it."""
    code, tests, in_tests, in_comment = [], [], False, False
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        line = line.strip()
        if line == "#[cfg(test)]":
            following = (it.strip() for it in lines[number + 1 :])
            module = next((it for it in following if it and not it.startswith("#[")), "")
            in_tests = in_tests or re.match(r"(pub(\(\w+\))? )?mod \w+ \{", module) is not None
        if in_comment:
            in_comment = "*/" not in line
        elif line.startswith("/*"):
            in_comment = "*/" not in line
        elif line and not line.startswith("//"):
            (tests if in_tests else code).append(line)
    return code, tests


def kind(path):
    """What a file is for, and the crate that it is in."""
    parts = path.relative_to(ROOT).parts
    crate = "rooms" if parts[0] == "problems" else parts[0]
    if {"tests", "examples", "benches"} & set(parts) or path.name == "tests.rs":
        return crate, "tests"
    if crate == "rooms" and (path.name == "cases.rs" or "cases" in parts[:-1]):
        return crate, "cases"
    return crate, "code"


def modules(folder, name):
    """The files of a module and of all that lie below it, but for tests."""
    found = [it for it in (folder / f"{name}.rs", folder / name / "mod.rs") if it.exists()]
    below = (folder / name).rglob("*.rs") if (folder / name).is_dir() else []
    return set(found) | {it for it in below if kind(it)[1] == "code"}


def reference(room):
    """The files that one reads to understand the reference of a room."""
    theory = ROOT / "theory" / "src"
    own = [it for it in (room / "src").rglob("*.rs") if kind(it)[1] == "code"]
    own = [it for it in own if not AROUND & {*it.relative_to(room / "src").parts, it.stem}]
    waiting, seen = [], set()
    for path in own:
        for name in re.findall(r"\btheory::(\w+)", "\n".join(split(path)[0])):
            waiting.extend(modules(theory, name))
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            for name in re.findall(r"\bcrate::(\w+)", "\n".join(split(path)[0])):
                waiting.extend(modules(theory, name))
    return seen.union(own)


def main():
    counts, held = Counter(), Counter()
    for path in sorted(ROOT.rglob("*.rs")):
        if SKIPPED & set(path.relative_to(ROOT).parts):
            continue
        code, tests = split(path)
        crate, what = kind(path)
        counts[crate, what] += len(code)
        counts[crate, "tests"] += len(tests)
        if crate == "rooms" and what == "code":
            held[path.relative_to(ROOT).parts[1]] += len(code)
    crates = sorted({crate for crate, _ in counts}, key=lambda it: (it != "rooms", it))
    print(f"{'crate':14} {'code':>7} {'cases':>7} {'tests':>7}")
    for crate in crates:
        print(f"{crate:14} " + " ".join(f"{counts[crate, it]:7}" for it in ("code", "cases", "tests")))
    outside = sum(counts[it, "code"] for it in crates if it != "rooms")
    print(f"\noutside rooms  {outside:6}\nrooms          {counts['rooms', 'code']:6}")
    read = {}
    for room in sorted((ROOT / "problems").iterdir()):
        if (room / "src" / "lib.rs").exists():
            read[room.name] = sum(len(split(path)[0]) for path in reference(room))
    longest = max(read, key=read.get)
    print(f"a reference    {statistics.median(read.values()):6.0f} in the median, {read[longest]} at most ({longest})")
    if "--rooms" in sys.argv:
        print(f"\n{'room':10} {'read':>6} {'all':>6}")
        for room in sorted(read, key=read.get, reverse=True):
            print(f"{room:10} {read[room]:6} {held[room]:6}")


if __name__ == "__main__":
    main()
