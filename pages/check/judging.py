"""Checking: tests are taken, programs run, outputs given back, and verdicts are those of `judge run`."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import zipfile

from browser import Traced

# A problem whose outputs are compared, one with a checker of its own, one with partial points; a wrong program each.
PROGRAMS = {"nim": "mod_four.cpp", "stone40": "floats.cpp", "line2010": "nearest.cpp"}


def zipped(tab):
    """The archive of the tests of the source limits."""
    tab.click("#check .tools button")
    path = tab.downloaded(f"{tab.run('TroChoi.data().id')}-tests.zip", 300)
    tab.wait("document.querySelector('#check .check-work button').hidden", 60)
    return path


def taken(tab, folder):
    """These tests, unpacked."""
    path = zipped(tab)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        archive.extractall(folder)
    path.unlink()
    return folder / tab.run("TroChoi.data().id")


def ran(folder, program):
    """Runs a program on all tests by the script that lies beside them."""
    subprocess.run(["sh", folder / "chay.sh", program], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def verdicts(tab, count):
    """The verdicts on the page, once so many tests are judged."""
    tab.wait(f"document.querySelectorAll('.check-points li').length && document.querySelectorAll('.check-tests .verdict').length === {count}", 300)
    rows = "[...document.querySelectorAll('.check-tests tbody tr')].filter((it) => it.querySelector('.verdict'))"
    return dict(tab.run(f"{rows}.map((it) => [it.dataset.test, it.querySelector('.verdict').textContent])"))


def native(site, id, program):
    """The verdicts of `judge run`."""
    report = json.loads(site.judge("run", id, program, "--json", "--all"))
    return {test["number"]: test["verdict"] for test in report["tests"]}


def tests_are_made_as_the_lock_has_them(site):
    """Every test of the source limits of every problem, and of the beyond ones of three, is made on the page, the same
    bytes as in the set."""
    count = 0
    with site.page("en/index.html") as tab:
        for id in site.daily():
            tab.open(f"{tab.base}/en/{id}.html")
            found = tab.run(f"""(async () => {{
              const room = await TroChoi.room("{id}");
              const tests = TroChoi.data().tests.filter(({{ tier }}) => tier !== "beyond" || {json.dumps(id in PROGRAMS)});
              const wrong = [];
              for (const test of tests) {{
                const made = await room.ask({{ do: "test", name: test.name }});
                if (made.error || made.sha256.input !== test.input.sha256 || made.sha256.answer !== test.answer.sha256) wrong.push([test.number, made.error?.en]);
              }}
              return {{ count: tests.length, wrong }};
            }})()""", 300)
            assert not found["wrong"], f"{id}: {found['wrong']}"
            count += found["count"]
    return f"{count} tests"


def verdicts_are_those_of_judge_run(site):
    """Tests of three problems are taken, a right and a wrong program run on them; a folder is dropped, an archive is
    chosen; every verdict is that of the native judge."""
    told = []
    for id, wrong in PROGRAMS.items():
        with tempfile.TemporaryDirectory(prefix="tro choi thử ") as made, site.page(f"en/{id}.html", served=id == "stone40") as tab:
            folder = taken(tab, pathlib.Path(made))
            for program in ("solution.cpp", wrong):
                source = site.root / "problems" / id / "submissions" / program
                ran(folder, source)
                expected = native(site, id, source)
                if program == "solution.cpp":
                    tab.drop("#check-drop", [folder / "out"])
                else:
                    archive = shutil.make_archive(str(pathlib.Path(made) / "outputs"), "zip", folder / "out")
                    tab.give("#check-files", [archive])
                    tab.wait("document.querySelector('.check-first h3')", 300)
                found = verdicts(tab, len(expected))
                assert found == expected, f"{id} {program}: {sorted(set(found.items()) ^ set(expected.items()))}"
            assert tab.run("document.querySelectorAll('.check-first pre').length") == 2, "no difference is shown"
            assert tab.run(f"Boolean(TroChoi.progress.of('{id}').solved)"), "it is not marked as solved"
            told.append(f"{id} {len(expected)}")
    return ", ".join(told) + " tests, twice"


def a_pasted_output_is_judged(site):
    """One output is pasted and judged, and a hint offered; a test is taken alone."""
    with site.page("en/nim.html") as tab:
        answer = tab.run("TroChoi.data().samples[0].output")
        tab.click("#check-paste summary")
        for text, verdict in ((answer, "AC"), ("7\n", "WA"), ("<img src=x onerror=alert(1)>", "WA")):
            tab.put("#check-text", text)
            tab.click("#check-paste button", "Judge")
            tab.wait(f"document.querySelector('[data-test=\"01\"] .verdict')?.textContent === '{verdict}'", 60)
        assert tab.run("document.querySelectorAll('#check img').length") == 0
        assert tab.run("document.querySelector('.check-hint a').hash") == "#hints"
        for name, what in (("NIM.INP", "input"), ("NIM.OUT", "output")):
            tab.click("[data-test='01'] button", name)
            path = tab.downloaded(name)
            assert path.read_text() == tab.run(f"TroChoi.data().samples[0].{what}"), name
            path.unlink()


def what_is_no_output_is_told(site):
    """A single file is taken as an output only if it is one: a source, a program, an archive is told as such. What was
    judged before goes."""
    with tempfile.TemporaryDirectory() as made, site.page("en/nim.html") as tab:
        made = pathlib.Path(made)
        (made / "NIM.OUT").write_text(tab.run("TroChoi.data().samples[0].output"))
        strangers = {"nim.cpp": b"#include <iostream>", "nim.exe": b"MZ\x90", "nim": b"\x7fELF", "nim.rar": b"Rar!", "nim.txt": b"%PDF-1.4"}
        for name, content in strangers.items():
            (made / name).write_bytes(content)
            tab.give("#check-files", [made / "NIM.OUT"])
            tab.wait("document.querySelector('[data-test=\"01\"] .verdict')?.textContent === 'AC'", 60)
            tab.give("#check-files", [made / name])
            tab.wait(f"document.querySelector('#check .check-work').textContent.includes({json.dumps(name + ' is')})", 60)
            assert tab.run("document.querySelectorAll('#check .verdict').length") == 0, f"{name}: old verdicts"


def outputs_without_end_and_without_sense(site):
    """50 MB of one line, of many tokens, of bytes that are no text, an archive that lies: each is judged or refused,
    and the page stands still for no tenth of a second. What is not like an output is told."""
    with tempfile.TemporaryDirectory() as made, site.page("en/nim.html") as tab:
        made = pathlib.Path(made)
        longest = 0
        hostile = {"x": b"x" * 50_000_000, "tokens": b"7 " * 25_000_000, "bytes": bytes(range(256)) * 200_000}
        for name, content in hostile.items():
            path = made / name / "01.OUT"
            path.parent.mkdir()
            path.write_bytes(content)
            # What was said of the file before is none of this one's.
            tab.run("document.querySelector('.check-points')?.replaceChildren()")
            with Traced(tab) as traced:
                tab.give("#check-files", [path])
                tab.wait("document.querySelector('.check-points li') && document.querySelector('#check .check-work button').hidden", 300)
            longest = max(longest, traced.longest())
            verdict = tab.run("document.querySelector('[data-test=\"01\"] .verdict').textContent")
            assert verdict in ("WA", "PE"), f"{name}: {verdict}"
        with zipfile.ZipFile(made / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("out/01.OUT", b"\0" * 200_000_000)
        tab.give("#check-files", [made / "bomb.zip"])
        tab.wait("document.querySelector('[data-test=\"01\"] .verdict')?.textContent === 'OLE'", 60)
        (made / "none.zip").write_bytes(b"PK" + b"x" * 1000)
        tab.give("#check-files", [made / "none.zip"])
        tab.wait("document.querySelector('#check .check-work').textContent.includes('cannot be read')")
        assert longest < 100, f"the page stood still for {longest:.0f} ms"
        return f"longest task {longest:.0f} ms"


def the_script_for_windows_runs_there(site):
    """chay.bat runs a program of Windows in a folder with blanks and Vietnamese letters, and ends one that does not end, by
    Wine where that is there."""
    wine = shutil.which("wine64") or shutil.which("wine64", path="/usr/lib/wine")
    compiler = shutil.which("x86_64-w64-mingw32-g++")
    if not wine or not compiler:
        return "skipped: no Wine and mingw here (apt-get install wine64 g++-mingw-w64-x86-64-win32)"
    with tempfile.TemporaryDirectory(prefix="bài làm của tôi ") as made, site.page("vi/nim.html") as tab:
        made = pathlib.Path(made)
        with zipfile.ZipFile(zipped(tab)) as archive:
            archive.extractall(made)
        program = made / "bài làm.exe"
        subprocess.run([compiler, "-O2", "-static", "-o", program, site.root / "problems/nim/submissions/solution.cpp"], check=True)
        setting = dict(os.environ, LC_ALL="C.UTF-8", WINEPREFIX=str(made / "wine"), WINEDEBUG="-all", WINEDLLOVERRIDES="mscoree,mshtml=", CHAY_GOES_ON="1")
        subprocess.run([wine, "wineboot", "-i"], env=setting, check=True, capture_output=True, timeout=300)
        subprocess.run([wine, "cmd", "/c", "nim\\chay.bat", program.name], cwd=made, env=setting, check=True, capture_output=True, timeout=300, stdin=subprocess.DEVNULL)
        idle = made / "idle.exe"
        subprocess.run([compiler, "-O1", "-w", "-static", "-o", idle, site.root / "windows/check/idle.cpp"], check=True)
        answers = {path.name: path.read_text().split() for path in sorted((made / "nim/answers").iterdir())}
        outputs = {name: (made / "nim/out" / name).read_text().split() for name in answers}
        for test in sorted((made / "nim/tests").iterdir())[1:]:
            shutil.rmtree(test)
        subprocess.run([wine, "cmd", "/c", "nim\\chay.bat", idle.name], cwd=made, env=setting, check=True, capture_output=True, timeout=300, stdin=subprocess.DEVNULL)
        subprocess.run([wine, "wineboot", "-k"], env=setting, check=False, capture_output=True, timeout=60)
        assert outputs == answers
        assert (made / "nim/out/log.txt").read_text().split() == ["01", "124", "none"], "what does not end was not ended"
        return f"{len(answers)} tests"


PARTS = [tests_are_made_as_the_lock_has_them, verdicts_are_those_of_judge_run, a_pasted_output_is_judged, what_is_no_output_is_told, outputs_without_end_and_without_sense, the_script_for_windows_runs_there]
