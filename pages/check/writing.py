"""Writing: a program is typed, run, judged by clicks; it is kept, opened, saved, deleted."""

import json
import pathlib
import tempfile

from browser import Traced

# Programs for NIM in the one language that every browser runs: a right one, one that claims always the same, one that never
# ends.
RIGHT = """const fs = require("fs");
const [n, ...a] = fs.readFileSync("NIM.INP", "utf8").trim().split(/\\s+/).map(BigInt);
const x = a.reduce((sum, it) => sum ^ it, 0n);
const moves = a.map((it, i) => [i + 1, it - (it ^ x)]).filter(([, take]) => take > 0n);
const text = [moves.length, ...moves.map((it) => it.join(" "))].join("\\n") + "\\n";
fs.writeFileSync("NIM.OUT", text);
"""
WRONG = """const fs = require("fs");
fs.writeFileSync("NIM.OUT", "0\\n");
"""
ENDLESS = "for (;;) {}\n"


def began(tab, source):
    """A page on which this program is written, in JavaScript."""
    tab.run("TroChoi.need('write')")
    tab.click("#write .choice label", "JavaScript")
    tab.run(f"TroChoi.write.editor.text = {json.dumps(source)}")


def use(site, tab):
    """Uses the field. Where there is no editor, that is said by the browser when it is asked for, and the field stays plain."""
    tab.click(".write-place > *")
    tab.wait("document.activeElement.closest('.write-place')")
    if not (site.folder / "assets/packs/editor.js").exists():
        tab.wait("TroChoi.write.plain.hidden")
        tab.said[:] = [it for it in tab.said if "packs/editor.js" not in it and "ERR_FILE_NOT_FOUND" not in it]


def judged(tab, key="Judge", seconds=300):
    """The verdicts of all cells after a click on a key: their classes, by the tests."""
    tab.click("#write .write-go button", key)
    tab.wait("TroChoi.write.stop.hidden", seconds)
    return dict(tab.run("[...document.querySelectorAll('.write-cell')].map((it) => [it.dataset.cell, it.className.slice(11)])"))


def a_program_is_judged_by_clicks(site):
    """A right program is accepted on every test and marks the problem as solved; of a wrong one the first test opens,
    with what it wrote beside what should be; the page stands still for no tenth of a second."""
    with site.page("en/nim.html", width=1280, height=900) as tab:
        began(tab, RIGHT)
        tests = site.data("nim")["tests"]
        small = [test["number"] for test in tests if test["tier"] != "beyond"]
        with Traced(tab) as traced:
            found = judged(tab)
        assert all(found[number] == "AC" for number in small), found
        assert all(state == "" for number, state in found.items() if number not in small), found
        assert tab.run("Boolean(TroChoi.progress.of('nim').solved)"), "it is not marked as solved"
        longest = traced.longest()
        began(tab, WRONG)
        found = judged(tab)
        wrong = [number for number in small if found[number] == "WA"]
        assert wrong and set(found.values()) <= {"AC", "WA", ""}, found
        assert tab.run("document.querySelector('.write-panel').dataset.of") == wrong[0]
        heads = tab.run("[...document.querySelectorAll('.write-sides h4')].map((it) => it.textContent)")
        assert heads == ["NIM.INP", "The program wrote", "It should be"], heads
        assert tab.run("document.querySelectorAll('.write-sides .here').length") >= 1, "no difference is shown"
        assert longest < 100, f"the page stood still for {longest:.0f} ms"
        return f"{len(small)} tests, longest task {longest:.0f} ms"


def judging_is_stopped_and_goes_on(site):
    """What never ends is too slow; a stop leaves the page as it was, and it judges again."""
    with site.page("en/nim.html") as tab:
        began(tab, ENDLESS)
        tab.click("#write .write-go button", "Judge")
        tab.wait("document.querySelector('.write-cell').classList.contains('TLE')", 60)
        tab.click("#write .write-go button", "Stop")
        tab.wait("!document.querySelector('.write-cell.running')")
        assert tab.run("document.activeElement.textContent") == "Judge", "the focus is lost"
        began(tab, RIGHT)
        assert judged(tab)["01"] == "AC"


def cells_are_reached_by_keys(site):
    """One stop of Tab; arrows go between the cells, Enter opens the test and moves there, Escape goes back."""
    with site.page("en/nim.html") as tab:
        began(tab, WRONG)
        judged(tab)
        assert tab.run("document.querySelectorAll('.write-cell[tabindex=\"0\"]').length") == 1
        tab.run("document.querySelector('.write-cell[tabindex=\"0\"]').focus()")
        tab.key("Home")
        tab.key("ArrowRight")
        assert tab.run("document.activeElement.dataset.cell") == "02"
        tab.key("Enter")
        assert tab.run("document.activeElement.tagName") == "H3"
        assert tab.run("document.activeElement.textContent").startswith("Test 02")
        tab.key("Escape")
        assert tab.run("document.activeElement.dataset.cell") == "02"


def an_input_of_ones_own_is_run(site):
    """The sample is there; what the program writes is shown, and whether that is right; the answer is shown without a
    program; a bad input is told."""
    with site.page("en/nim.html") as tab:
        began(tab, RIGHT)
        answer = tab.run("TroChoi.data().samples[0].output")
        tab.click(".write-own button", "Run")
        tab.wait(f"document.querySelector('.write-output pre')?.textContent === {json.dumps(answer)}", 60)
        assert tab.run("document.querySelector('.write-output .verdict').classList.contains('AC')")
        tab.click(".write-own button", "Show the answer")
        tab.wait(f"!document.querySelector('.write-output .verdict') && document.querySelector('.write-output pre')?.textContent === {json.dumps(answer)}")
        tab.put("#write-input", "1\nx\n")
        tab.run(f"TroChoi.write.editor.text = {json.dumps(WRONG)}")
        tab.click(".write-own button", "Run")
        tab.wait("document.querySelector('.write-output').textContent.includes('NIM.INP:2')", 60)
        tab.click(".write-own button", "Take sample 1")
        tab.click(".write-own button", "Show the answer")
        tab.wait(f"document.querySelector('.write-output pre')?.textContent === {json.dumps(answer)}")
        tab.put("#write-input", "1\nx\n")
        tab.click(".write-own button", "Show the answer")
        tab.wait("document.querySelector('.write-output').textContent.includes('NIM.INP:2')")


def what_is_written_is_kept_opened_saved_and_deleted(site):
    """What is typed is there after a new load, a language apart; a file is opened by its ending and saved; a key deletes
    all of it."""
    with site.page("en/nim.html", served=True) as tab, tempfile.TemporaryDirectory() as made:
        tab.run("TroChoi.need('write')")
        tab.click("#write .choice label", "Pascal")
        assert tab.run("document.querySelector('.write-go').hidden")
        assert "chay.bat" in tab.run("document.querySelector('.write-mine > .note').textContent")
        use(site, tab)
        tab.type("{ mine }")
        tab.wait("document.querySelector('.write-foot').textContent.includes('Kept')")
        tab.open(f"{tab.base}/en/course.html")
        tab.open(f"{tab.base}/en/nim.html")
        tab.run("TroChoi.need('write')")
        assert tab.run("TroChoi.write.lang") == "pas" and "{ mine }" in tab.run("TroChoi.write.source")
        source, program = pathlib.Path(made) / "bài làm.py", pathlib.Path(made) / "a.exe"
        source.write_bytes("\ufeffprint(1)\r\n".encode())
        tab.give("#write-file", [source])
        tab.wait("TroChoi.write.lang === 'py' && TroChoi.write.source === 'print(1)\\n'")
        tab.click("#write .write-bar button", "Save")
        saved = tab.downloaded("NIM.py")
        assert saved.read_text() == "print(1)\n"
        saved.unlink()
        program.write_bytes(b"MZ\0\0")
        tab.give("#write-file", [program])
        tab.wait("document.querySelector('.write-trouble').textContent.includes('no source')")
        tab.click(".write-clear p > .small")
        tab.click(".write-clear .note button", "Keep")
        assert "print(1)" in tab.run("TroChoi.write.source")
        tab.click(".write-clear p > .small")
        tab.click(".write-clear .note button", "Delete all")
        assert "print(1)" not in tab.run("TroChoi.write.source")
        assert tab.run("Object.keys(localStorage).filter((key) => key.startsWith('tro-choi-write:nim')).length") == 0


def the_editor_colours_and_lets_go(site):
    """Where the pack is, the first use of the field loads it: colours, Tab indents, Escape and Tab leave, and who only
    passes by Tab passes. A plain field is a click away."""
    if not (site.folder / "assets/packs/editor.js").exists():
        return "skipped: no editor in this site"
    with site.page("en/nim.html", width=1280) as tab:
        tab.run("TroChoi.need('write')")
        assert not any("packs/" in url for url in tab.asked), "a pack was loaded before it was needed"
        tab.click("#write .choice label", "C++")
        tab.click(".write-place textarea")
        spans = "[...document.querySelector('.write-rich').shadowRoot.querySelectorAll('.cm-line span')]"
        tab.wait(f"document.querySelector('.write-rich') && {spans}.length")
        colours = tab.run(f"new Set({spans}.map((it) => getComputedStyle(it).color)).size")
        assert colours >= 3, f"{colours} colours"
        before = tab.run("TroChoi.write.source.length")
        tab.key("Tab")
        assert tab.run("TroChoi.write.source.length") == before + 4, "Tab does not indent"
        tab.key("Escape")
        tab.key("Tab")
        assert tab.run("!document.activeElement.closest('.write-place')"), "the field does not let go"
        tab.key("Tab", shift=True)
        assert tab.run("document.activeElement.matches('.write-rich')"), "the field is no stop of Tab"
        tab.key("Tab")
        assert tab.run("!document.activeElement.closest('.write-place')"), "the field holds who only passes"
        tab.click(".write-foot button", "Plain field")
        assert tab.run("document.querySelector('.write-place textarea').value.length") == before + 4


def what_a_compiler_says_leads_to_the_line(site):
    """Where C++ is compiled: the compiler's words are shown, and a click leads to the line that it names."""
    if not (site.folder / "assets/packs/cpp.js").exists():
        return "skipped: no C++ in this site"
    with site.page("en/nim.html") as tab:
        tab.run("TroChoi.need('write')")
        tab.click("#write .choice label", "C++")
        tab.run("TroChoi.write.editor.text = '#include <cstdio>\\nint main() {\\n    int x = 1\\n    return y;\\n}\\n'")
        tab.click("#write .write-go .main")
        tab.wait("document.querySelector('.write-trouble pre')?.textContent.includes('NIM.cpp:3')", 120)
        tab.click(".write-trouble button", "line 3")
        tab.wait("document.activeElement.closest('.write-place') && document.querySelector('.write-where').textContent.startsWith('line 3,')")


def writing_fits_a_telephone(site):
    """At 360 pixels nothing is cut off, with a test open, in both languages, and what is pressed is large enough for a
    thumb."""
    for lang in ("vi", "en"):
        with site.page(f"{lang}/nim.html", width=360, height=740) as tab:
            began(tab, WRONG)
            tab.click("#write .write-go .main")
            tab.wait("document.querySelector('.write-sides')", 60)
            assert tab.run("document.scrollingElement.scrollWidth") <= 360
            small = tab.run("""[...document.querySelectorAll("#write .write-work button:not(.small)")]
              .filter((it) => it.getClientRects().length && it.getBoundingClientRect().height < 43.9).map((it) => it.textContent)""")
            assert not small, f"too small for a thumb: {small}"


PARTS = [
    a_program_is_judged_by_clicks, judging_is_stopped_and_goes_on, cells_are_reached_by_keys, an_input_of_ones_own_is_run,
    what_is_written_is_kept_opened_saved_and_deleted, the_editor_colours_and_lets_go,
    what_a_compiler_says_leads_to_the_line, writing_fits_a_telephone,
]
