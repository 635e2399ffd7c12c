"""The judging systems' own tools: how each is had, and how each is asked about a package.

A tool says of a package what became of the right program and of a wrong one. Nothing here knows how
packages are made.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

SECONDS = 300
# For what all problems are asked of at once.
LONG = 3600


class Skipped(Exception):
    """The tool cannot be had here; says why."""


def run(command, folder, seconds=SECONDS, **more):
    """Runs a command to its end: its exit code, and all that it printed. Ends all that it has begun."""
    begun = subprocess.Popen(
        [str(word) for word in command], cwd=folder, stdin=more.pop("stdin", subprocess.DEVNULL),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, **more)
    try:
        text, _ = begun.communicate(timeout=seconds)
        return begun.returncode, text.decode(errors="replace")
    except subprocess.TimeoutExpired:
        return None, f"no end within {seconds} s"
    finally:
        end_group(begun)


def end_group(leader):
    """Ends a process that leads a group, and all of the group."""
    try:
        os.killpg(leader.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    leader.wait()


def python():
    """The system's own Python: the sandbox of DMOJ knows where its files lie."""
    own = pathlib.Path("/usr/bin/python3")
    return own if own.exists() else pathlib.Path(sys.executable)


class Tool:
    """A tool out of a Python package, in a virtual environment of its own."""

    name = requirement = ""
    # The system for which packages are made.
    system = ""
    # Whether it has an answer in seconds; a slow one is asked less often.
    is_quick = True

    def __init__(self, home):
        # The packages of Python lie in a folder of their own, what is tried in another.
        self.venv = home / self.name
        self.bin = self.venv / "bin"
        self.home = home / "work" / self.name

    def prepare(self):
        """Installs it, unless it is there already."""
        self.home.mkdir(parents=True, exist_ok=True)
        done = self.venv / "installed"
        if done.exists() and done.read_text() == self.requirement:
            return
        shutil.rmtree(self.venv, ignore_errors=True)
        code, text = run([python(), "-m", "venv", self.venv], self.home)
        if code == 0:
            code, text = run([self.bin / "pip", "install", "--quiet", self.requirement], self.home, seconds=900)
        if code != 0:
            lines = [line for line in text.splitlines() if line.strip()]
            raise Skipped(f"{self.requirement} cannot be installed: {lines[-1] if lines else code}")
        done.write_text(self.requirement)

    # Whether the right program is accepted and the wrong one rejected, and what was printed: ask(package, programs).
    # None if it runs no programs.
    ask = None
    # What is wrong with each package of a folder, by the form that the tool itself wants, "" if nothing is:
    # takes(packages). None if it says nothing of a form without running programs.
    takes = None


class Dmoj(Tool):
    """DMOJ's judge, one submission after another."""

    name, requirement, system = "dmoj", "dmoj==4.1.0", "dmoj"
    executors = "CPP17"

    form = (
        "import json, pathlib, sys\n"
        "from dmoj import judgeenv\n"
        "from dmoj.problem import Problem, TestCase\n"
        "folders = list(map(pathlib.Path, sys.argv[1:]))\n"
        "judgeenv.problem_globs = [str(folder) for folder in folders]\n"
        "getattr(judgeenv, 'get_supported_problems_and_mtimes', list)()\n"
        "for folder in folders:\n"
        "    try:\n"
        "        problem = Problem(folder.name, 1, 65536, {})\n"
        "        for entry in problem.config.test_cases:\n"
        "            for told in entry['batched'] or [entry]:\n"
        "                case = TestCase(0, 0, told, problem)\n"
        "                case.input_data(), case.output_data(), case.checker()\n"
        "        program = problem.config.interactive or (problem.config.checker or {}).get('args')\n"
        "        program and problem.problem_data[program['files']]\n"
        "        told = ''\n"
        "    except Exception as error:\n"
        "        told = repr(error)\n"
        "    print(json.dumps([folder.name, told]))\n")

    def takes(self, packages):
        return of_lines(*run([self.bin / "python", "-c", self.form, *packages], self.home, seconds=LONG), packages)

    def ask(self, package, programs):
        settings = self.home / "rc.yml"
        settings.write_text(
            f"id: check\nkey: check\nproblem_storage_globs: ['{package.parent}/*']\n"
            f"runtime: {{g++17: {shutil.which('g++')}, g++20: {shutil.which('g++')}, python3: {python()}}}\n")
        seen = []
        for program in programs:
            _, text = run(
                [self.bin / "dmoj-cli", "--no-ansi", "-c", settings, "-e", self.executors, "--", "submit", package.name,
                 "CPP17", program, "-tl", "20", "-ml", "262144"], self.home)
            seen.append((re.findall(r"Test case +\d+ (\S+)", text), text))
        (right, text), (wrong, other) = seen
        # Where a case cannot be judged, nothing is said of it.
        cases = (package / "init.yml").read_text().count('"in": ')
        is_right = len(right) == cases and set(right) == {"AC"}
        return is_right, "WA" in wrong, text + other


class VnojJudge(Dmoj):
    """VNOJ's judge, which has grown out of it and knows files."""

    name, requirement, system = "vnoj", "dmoj @ git+https://github.com/VNOI-Admin/judge-server", "vnoj"
    executors = "CPP17,CPP20"


class Problemtools(Tool):
    """Kattis' own verification of the legacy form; the statements would need TeX."""

    name, requirement, system = "problemtools", "problemtools==1.20260907", "icpc"

    def takes(self, packages):
        _, text = run(
            [self.bin / "verifyproblem", "-p", "config", "data", "--", *packages], self.home, seconds=LONG)
        found = dict(re.findall(r"^(\w+) tested: (.*)$", text, re.MULTILINE))
        told = {package.name: found.get(package.name, "not tested") for package in packages}
        return {name: "" if it == "0 errors, 0 warnings" else it for name, it in told.items()}

    def ask(self, package, programs):
        code, text = run(
            [self.bin / "verifyproblem", "-p", "config", "data", "validators", "submissions", "--", package], self.home)
        return told(code, text, r"^ *accepted/solution\.cpp .*OK: AC", r"^ *wrong_answer/\S+ .*OK: WA")


class Bapctools(Tool):
    """BAPCtools on the form of 2025-09."""

    name, requirement, system = "bapctools", "bapctools==2026.10.0", "icpc2025"

    def bt(self, command, folder, seconds):
        # It keeps in mind what it has seen, and takes the same problem in another place for a mistake.
        mind = self.home / "mind"
        shutil.rmtree(mind, ignore_errors=True)
        mind.mkdir()
        there = dict(os.environ, XDG_CONFIG_HOME=str(mind), TMPDIR=str(mind))
        return run([self.bin / "bt", command, "-B"], folder, seconds=seconds, env=there)

    def takes(self, packages):
        # The folder is a contest: contest.yaml and problems.yaml are read too.
        _, text = self.bt("stats", packages[0].parent, LONG)
        rows = set(re.findall(r"^[A-Z0-9]+ (\w+) ", text, re.MULTILINE))
        faults = dict(re.findall(r"^(?:ERROR: )?(\w+): (.*)$", text, re.MULTILINE))
        return {it.name: faults.get(it.name, "" if it.name in rows else "not in the contest") for it in packages}

    def ask(self, package, programs):
        code, text = self.bt("run", package, SECONDS)
        return told(code, text, r"^accepted/solution\.cpp: +AC", r"^wrong_answer/\S+: +WA")


def of_lines(code, text, packages):
    """What was printed of each package, a line of JSON with its name and what is wrong."""
    found = dict(json.loads(line) for line in text.splitlines() if line.startswith("["))
    last = text.strip().splitlines()[-1:] or [f"ends with {code}"]
    return {package.name: found.get(package.name, last[0]) for package in packages}


def told(code, text, right, wrong):
    """What a report says, if its tool was content with all of it."""
    found = [re.search(pattern, text, re.MULTILINE) is not None for pattern in (right, wrong)]
    return code == 0 and found[0], found[1], text


class Rbx(Tool):
    """rbx: its importer of Polygon's packages, and then a run of two solutions."""

    name, requirement, system = "rbx", "rbx-cp==2.3.3", "polygon-streams"
    is_quick = False
    importer = (
        "import asyncio, pathlib, sys\n"
        "from rbx.box.packaging.polygon.importer import PolygonImporter\n"
        "source, target = map(pathlib.Path, sys.argv[1:])\n"
        "asyncio.run(PolygonImporter(None).import_package(source, target))\n")

    def prepare(self):
        super().prepare()
        # Otherwise it wants to fetch them from elsewhere.
        found = list(self.venv.glob("lib/*/site-packages/rbx/resources/predownloaded"))
        if not found:
            raise Skipped("this rbx brings no headers, and would fetch them")
        shutil.copytree(found[0], self.home / "user" / ".config" / "rbx", dirs_exist_ok=True)
        self.be_patient()

    def be_patient(self):
        """It goes by the clock on the wall: on a machine that has other work too, limits must be wide."""
        for settings in self.venv.glob("lib/*/site-packages/rbx/resources/presets/*/env.rbx.yml"):
            text = settings.read_text()
            text = re.sub(r"([tT]imeLimit): 50000\b", r"\1: 600000", text)
            settings.write_text(re.sub(r"(wallTimeIncrement): 500\b", r"\1: 120000", text))

    def ask(self, package, programs):
        there = dict(os.environ, HOME=str(self.home / "user"), PATH=f"{self.bin}:{os.environ['PATH']}")
        target = self.home / "problem"
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        code, text = run([self.bin / "python", "-c", self.importer, package, target], self.home, env=there)
        if code != 0:
            return False, False, text
        listed = "solutions:\n"
        for program, outcome in zip(programs, ["ACCEPTED", "WRONG_ANSWER"]):
            shutil.copy(program, target / f"{outcome.lower()}.cpp")
            listed += f"- {{path: {outcome.lower()}.cpp, outcome: {outcome}}}\n"
        manifest = target / "problem.rbx.yml"
        manifest.write_text(manifest.read_text() + listed)
        code, text = run([self.bin / "rbx", "run"], target, env=there)
        verdicts = re.findall(r"^(OK|FAILED|UNEXPECTED)\b", text, re.MULTILINE)
        is_good = code == 0 and verdicts[:1] == ["OK"]
        return is_good, code == 0 and verdicts[1:2] == ["OK"], text
