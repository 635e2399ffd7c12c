"""Systems that are no packages: what they do with a package, done here as they do it.

Themis is closed and runs on Windows, CMS needs a database and its own sandbox. Both start the program
for each test, give the files to the checker, and believe what that says.
"""

import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

from tools import Skipped, end_group, run


class Caller:
    """A system that is imitated; its programs are compiled once."""

    system = ""
    is_quick = True
    # What it makes of a form alone is not known.
    takes = None
    # In which checkers are compiled.
    language = "c++17"

    def __init__(self, home):
        self.home = home / "work" / self.system
        self.known = {}

    def prepare(self):
        """Makes room for what is compiled."""
        if shutil.which("g++") is None:
            raise Skipped("there is no g++")
        self.home.mkdir(parents=True, exist_ok=True)

    def compiled(self, source, name):
        """The program of a source."""
        text = source.read_bytes()
        if text not in self.known:
            target = self.home / f"{name}-{len(self.known)}"
            language = self.language if name == "checker" else "c++17"
            code, told = run(["g++", f"-std={language}", "-O2", "-o", target, source], self.home)
            self.known[text] = (target, "") if code == 0 else (None, told)
        return self.known[text]

    def marks(self, package, program):
        """What each test is worth to a program, from 0 to 1."""
        raise NotImplementedError

    def ask(self, package, programs):
        """Whether the right program earns all and the wrong one does not."""
        earned, text = [], ""
        for at, source in enumerate(programs):
            program, message = self.compiled(source, f"program{at}")
            if program is None:
                return False, False, message
            try:
                marks = self.marks(package, program)
            except (OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
                return False, False, str(error)
            earned.append(marks)
            text += f"{source}: {marks}\n"
        right, wrong = earned
        return bool(right) and min(right) == 1, bool(wrong) and min(wrong) < 1, text


def fresh(folder):
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


class Themis(Caller):
    """Themis: files by name, its own comparison, or a checker told two folders on standard input."""

    name, system = "Themis' calls", "themis"
    language = "c++14"

    def marks(self, package, program):
        settings = ET.parse(package / "Settings.cfg").getroot().attrib
        tests = [test.get("Name") for test in ET.parse(package / "Settings.cfg").getroot()]
        checker = None
        if settings["EvaluatorName"] == "C8CompileThemis.dll":
            checker, _ = self.compiled(package / "checker.cpp", "checker")
            if checker is None:
                raise ValueError("the checker cannot be compiled")
        return [self.mark(package / test, settings, program, checker) for test in tests]

    def mark(self, test, settings, program, checker):
        here = fresh(self.home / "run")
        shutil.copy(test / settings["InputFile"], here / settings["InputFile"])
        answer = test / settings["OutputFile"]
        if not answer.exists():
            raise ValueError(f"{answer.name} is missing")
        run([program], here, seconds=20)
        if checker is None:
            output = here / settings["OutputFile"]
            words = [path.read_bytes().split() if path.exists() else None for path in (output, answer)]
            return float(words[0] == words[1])
        folders = f"{test}/\r\n{here}/\r\n".encode()
        told = subprocess.run([checker], input=folders, stdout=subprocess.PIPE, timeout=60, check=True).stdout
        return float(told.split()[-1])


class Polygon(Caller):
    """VNOJ: files by the names in the package, a checker and an interactor as testlib's."""

    name, system = "VNOJ's calls", "polygon"

    def marks(self, package, program):
        judging = ET.parse(package / "problem.xml").getroot().find("judging")
        names = [judging.get("input-file"), judging.get("output-file")]
        interactor = package / "files" / "interactor.cpp"
        source = interactor if interactor.exists() else package / "files" / "check.cpp"
        checker, message = self.compiled(source, "checker")
        if checker is None:
            raise ValueError(message)
        how = self.talked if interactor.exists() else self.checked
        tests = sorted(path for path in (package / "tests").iterdir() if not path.suffix)
        return [how(program, checker, test, names) for test in tests]

    def checked(self, program, checker, test, names):
        here = fresh(self.home / "run")
        answer = test.with_suffix(".a")
        if not answer.exists():
            raise ValueError(f"{answer.name} is missing")
        shutil.copy(test, here / names[0])
        run([program], here, seconds=20)
        return mark_of(run([checker, test, here / names[1], answer], here)[0])

    def talked(self, program, checker, test, _):
        here = fresh(self.home / "run")
        said, heard = os.pipe(), os.pipe()
        player = subprocess.Popen([program], stdin=heard[0], stdout=said[1], start_new_session=True)
        other = subprocess.Popen(
            [checker, test, here / "log", test.with_suffix(".a")],
            stdin=said[0], stdout=heard[1], stderr=subprocess.DEVNULL, start_new_session=True)
        for end in (*said, *heard):
            os.close(end)
        try:
            return mark_of(other.wait(timeout=60))
        finally:
            for process in (player, other):
                end_group(process)


def mark_of(code):
    """What an exit code of testlib's is worth."""
    if code not in (0, 1, 2):
        raise ValueError(f"the checker ends with {code}")
    return float(code == 0)


class Cms(Caller):
    """CMS: a static checker, or a manager between two pipes."""

    name, system = "CMS's calls", "cms"

    def marks(self, package, program):
        text = (package / "task.yaml").read_text()
        names = [re.search(rf'^{key}: "(.*)"$', text, re.MULTILINE)[1] for key in ("infile", "outfile")]
        count = int(re.search(r"^n_input: (\d+)$", text, re.MULTILINE)[1])
        how = self.talked if (package / "check" / "manager").exists() else self.checked
        return [how(package, program, at, names) for at in range(count)]

    def checked(self, package, program, at, names):
        here = fresh(self.home / "run")
        given, answer = package / f"input/input{at}.txt", package / f"output/output{at}.txt"
        if not answer.exists():
            raise ValueError(f"{answer.name} is missing")
        shutil.copy(given, here / names[0])
        run([program], here, seconds=20)
        told = subprocess.run(
            [package / "check" / "checker", given, answer, here / names[1]],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60, check=True).stdout
        return float(told.split()[0])

    def talked(self, package, program, at, _):
        here = fresh(self.home / "run")
        said, heard = here / "said", here / "heard"
        os.mkfifo(said)
        os.mkfifo(heard)
        given = (package / f"input/input{at}.txt").open("rb")
        with given:
            manager = subprocess.Popen(
                [package / "check" / "manager", said, heard],
                stdin=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
            # As the sandbox does: first what the program reads, then where it writes.
            player = subprocess.Popen(
                ["sh", "-c", f"'{program}' < '{heard}' > '{said}'"], start_new_session=True)
            try:
                told, _ = manager.communicate(timeout=60)
                player.wait(timeout=10)
            finally:
                for process in (manager, player):
                    end_group(process)
        return float(told.split()[0])
