"""Finding: the smallest input on which a program fails, that failure at the board, examples before programs."""

import json

# Programs for NIM and HAU in the one language that every browser runs: each right but for one mistake.
READ = 'const fs = require("fs");\nconst all = fs.readFileSync("{0}.INP", "utf8").trim().split(/\\s+/).map(BigInt);\n'
NIM = READ.replace("{0}", "NIM") + """
const a = all.slice(1);
const x = a.reduce((sum, it) => sum ^ it, 0n);
const moves = a.map((it, i) => [i + 1, it - (it ^ x)]).filter(([, take]) => take > 0n);
"""
WRITE = 'fs.writeFileSync("NIM.OUT", [moves.length, ...moves.map((it) => it.join(" "))].join("\\n") + "\\n");\n'
RIGHT = NIM + WRITE
# Wrong where a heap holds 5 and another one 3.
RARE = NIM + "if (a.includes(5n) && a.includes(3n)) moves.length = 0;\n" + WRITE
# Says who wins at NIMSQRT, and never that a heap is lost that is not.
SAYS = READ.replace("{0}", "NIMSQRT") + """
const lost = [];
for (let n = 0; n <= 3000; n++) {
  lost[n] = true;
  for (let k = 1; k * k <= n; k++) if (lost[n - k]) lost[n] = false;
}
fs.writeFileSync("NIMSQRT.OUT", all.map((it) => (lost[Number(it)] ? "LOSE\\n" : "WIN\\n")).join(""));
"""
# Takes one stone too few wherever more than one is to be taken.
GREEDY = NIM + "if (moves.length) moves[moves.length - 1][1] = moves.at(-1)[1] > 1n ? moves.at(-1)[1] - 1n : 1n;\n" + WRITE
ENDLESS = NIM + "if (a.length === 2) for (;;) {}\n" + WRITE


def began(tab, source):
    """A page on which this program is written, in JavaScript."""
    tab.run("TroChoi.need('write')")
    tab.click("#write .choice label", "JavaScript")
    tab.run(f"TroChoi.write.editor.text = {json.dumps(source)}")


def looked(tab, seconds=90):
    """What is told when the search has come to its end."""
    tab.click("#find button")
    tab.wait("!document.querySelector('#find button').disabled", seconds)
    return tab.run("document.getElementById('find').textContent")


def files(tab):
    """The files that are shown of a failure, by their names."""
    return dict(tab.run("[...document.querySelectorAll('#find figure.file')].map((it) => [it.querySelector('code').textContent, it.querySelector('pre').textContent])"))


def a_failure_is_found_and_made_small(site):
    """Of a program that fails where two numbers meet the smallest such input is found, with what it wrote beside what
    should be, and drawn; of one that never ends too; of a right one nothing is claimed."""
    with site.page("en/nim.html", width=1280, height=900) as tab:
        began(tab, RARE)
        told = looked(tab)
        assert "WA" in told, told
        shown = files(tab)
        assert shown["NIM.INP"] in ("2\n3\n5\n", "2\n5\n3\n"), shown
        assert shown["The program wrote"] == "0\n" and shown["It should be"].startswith("1\n"), shown
        assert tab.run("document.querySelectorAll('#find .picture svg').length") == 1
        count = tab.run("document.querySelector('.find-status').textContent")
        began(tab, ENDLESS)
        told = looked(tab)
        assert "TLE" in told and files(tab)["NIM.INP"] == "2\n1\n1\n", told
        began(tab, RIGHT)
        told = looked(tab)
        assert "Right on all of" in told, told
        return f"{count} {tab.run('document.querySelector(`.find-status`).textContent')[:40]}"


def what_is_far_away_is_made_small(site):
    """A failure that no small input shows is made smaller from the test on which it was seen."""
    with site.page("en/nim.html") as tab:
        began(tab, NIM + "if (a.length > 2 && a.some((it) => it > 20000n)) moves.length = 0;\n" + WRITE)
        tab.click("#write .write-go button", "Judge")
        tab.wait("TroChoi.write.stop.hidden", 120)
        assert "WA" in looked(tab)
        input = [int(it) for it in files(tab)["NIM.INP"].split()]
        assert input[0] == 3 and sum(input) < 20_010, input


def a_failure_is_watched_at_the_board(site):
    """The board opens where the answer puts the pupil: after the move that it names; before the first one where it says
    that the first player wins; and on the other side where it says that he loses."""
    opened = "TroChoi.play.open = (game) => { globalThis.opened = game; }"
    with site.page("en/nim.html") as tab:
        for source, side, moves in ((GREEDY, 0, 1), (RARE, 1, 0)):
            began(tab, source)
            looked(tab)
            tab.wait("document.querySelector('.find-lost button.main')", 60)
            tab.run(f"(TroChoi.play ??= {{}}, {opened})")
            tab.click(".find-lost button")
            game = tab.run("opened")
            assert (game["side"], len(game["moves"]), game["against"]) == (side, moves, "perfect"), game
    with site.page("en/hau.html") as tab:
        began(tab, READ.replace("{0}", "HAU") + 'fs.writeFileSync("HAU.OUT", "0\\n".repeat(Number(all[0])));\n')
        told = looked(tab)
        assert "WA" in told or "PE" in told, told


def a_program_plays_and_its_slips_are_marked(site):
    """A program whose moves are wrong slips, and the timeline shows the better move beside each slip; a right one wins without.
    One that only says who wins goes where it says that the other one loses; one that never ends breaks the game off."""

    def played(tab):
        tab.click("#duel button")
        tab.wait("!document.querySelector('#duel button').disabled", 120)
        told = tab.run("document.querySelector('#duel .find-status').textContent")
        tab.wait("!document.querySelector('#play .play-search button')")
        return told, tab.run("[...document.querySelectorAll('.play-slip')].map((it) => it.textContent)")

    with site.page("en/nim.html", width=1280, height=900) as tab:
        began(tab, GREEDY)
        told, slips = played(tab)
        assert "game ended" in told and slips, (told, slips)
        assert all("your program" in it.lower() and "Better: " in it for it in slips), slips
        assert "Your program slipped" in tab.run("document.querySelector('.movebar .said').textContent")
        began(tab, RIGHT)
        told, slips = played(tab)
        assert "game ended" in told and slips == [], (told, slips)
        assert tab.run("document.querySelector('#play .whose').textContent") == "Winner: your program".capitalize()
        count = tab.run("document.querySelectorAll('.play-history li').length") - 1
        began(tab, ENDLESS.replace("a.length === 2", "true"))
        told, _ = played(tab)
        assert "broke off after 0 moves" in told, told
    with site.page("en/nimsqrt.html") as tab:
        began(tab, SAYS)
        told, slips = played(tab)
        assert "game ended" in told and slips == [], (told, slips)
        began(tab, SAYS.replace("lost[Number(it)]", "it % 3n === 0n"))
        told, slips = played(tab)
        assert slips, told
    return f"{count} moves"


def who_answers_as_the_reference_never_slips(site):
    """In every room whose positions are inputs, whoever writes there what the reference does plays a whole game without a slip."""
    answers = """TroChoi.write.program = async () => ({});
      TroChoi.tried = async (room, _, input) => ({ verdict: "AC", output: (await room.ask({ do: "answer", input })).output });"""
    count = 0
    for id in site.rooms():
        if 'id="duel"' not in (site.folder / f"en/{id}.html").read_text():
            continue
        with site.page(f"en/{id}.html") as tab:
            tab.run("TroChoi.need('write')")
            tab.run(answers)
            tab.click("#duel button")
            tab.wait("!document.querySelector('#duel button').disabled", 120)
            told = tab.run("document.querySelector('#duel .find-status').textContent")
            tab.wait("!document.querySelector('#play .play-search button')")
            slips = tab.run("document.querySelectorAll('.play-slip').length")
            assert "game ended" in told and slips == 0, (id, told, slips)
            assert "your program" in tab.run("document.querySelector('#play .whose').textContent").lower(), id
            count += 1
    return f"{count} rooms"


def examples_catch_wrong_programs(site):
    """A right example is told so and counted, a wrong answer and what is no input are told, what is too large is not
    counted; examples are there after a new load, and can be dropped."""
    with site.page("en/nim.html", served=True) as tab:
        tab.run("TroChoi.need('write')")

        def told(input, output):
            tab.put("#examples textarea", input)
            tab.run(f"document.querySelectorAll('#examples textarea')[1].value = {json.dumps(output)}")
            tab.click("#examples button", "Check")
            tab.wait("!document.querySelector('#examples button').disabled")
            return tab.run("document.querySelector('#examples .find-status').textContent")

        said = told("2\n1 x\n", "0\n")
        assert "no input" in said and "NIM.INP:2" in said, said
        assert "not right" in told("2\n1\n1\n", "1\n1 1\n")
        assert "catches" in told("2 1 1", "0")
        # The same, written otherwise.
        assert "already" in told("2\n1\n1\n", "0\n")
        assert "too large" in told("1\n999999999\n", "1\n1 999999999\n")
        count = tab.run("document.querySelector('.examples-count').textContent")
        tab.open(f"{tab.base}/en/nim.html")
        tab.run("TroChoi.need('write')")
        tab.wait("document.querySelector('.examples-count')?.textContent")
        assert tab.run("document.querySelector('.examples-count').textContent") == count
        tab.click("#examples button", "Drop")
        tab.click("#examples button", "Drop")
        tab.wait("document.querySelector('.examples-count').textContent === ''")
        return count


def dialogues_are_heard_by_the_module(site):
    """The module of a room that talks tells what the judge would: a wrong line, an end that is too early."""
    ask = "TroChoi.room('knight').then((room) => (globalThis.knight ??= room).ask({}))"
    with site.page("en/knight.html") as tab:
        tab.wait("TroChoi.room")

        def told(**question):
            return tab.run(ask.replace("{}", json.dumps({"do": "talk", **question})))

        begun = told(input="8 9 8 8\n", opponent="best")
        assert begun["over"] is False, begun
        wrong = told(said="6 7")
        assert (wrong["verdict"], wrong["over"]) == ("WA", True), wrong
        assert "gives the win away" in wrong["message"]["en"], wrong
        told(name="sample-won")
        early = told(ended=True)
        assert early["verdict"] == "WA" and "ended before" in early["message"]["en"], early


def small_inputs_have_their_marks(site):
    """The small inputs of each room are kept, and each of its programs is marked on each of them."""
    bytes = []
    for id in site.rooms():
        if site.data(id)["talks"]:
            continue
        text = (site.folder / "assets/small" / f"{id}.js").read_text()
        kept = json.loads(text[text.index("{"):text.rindex("}") + 1])
        assert len(kept["inputs"]) > 20, f"{id}: judge examples {id}"
        for program in kept["programs"]:
            assert len(program["fails"]) == (len(kept["inputs"]) + 3) // 4, (id, program["file"])
        bytes.append(len(text))
    return f"{len(bytes)} rooms, {max(bytes) // 1000} kB at most"


def a_telephone_shows_all_of_it(site):
    """Nothing is wider than a telephone."""
    with site.page("vi/nim.html", width=360, height=740) as tab:
        began(tab, RARE)
        looked(tab)
        assert tab.run("document.documentElement.scrollWidth") <= 360
        low = tab.run("[...document.querySelectorAll('#find button, #examples button')].filter((it) => it.getBoundingClientRect().height < 44 && it.offsetParent).map((it) => it.textContent)")
        assert low == [], low


PARTS = [
    a_failure_is_found_and_made_small,
    what_is_far_away_is_made_small,
    a_failure_is_watched_at_the_board,
    a_program_plays_and_its_slips_are_marked,
    who_answers_as_the_reference_never_slips,
    examples_catch_wrong_programs,
    dialogues_are_heard_by_the_module,
    small_inputs_have_their_marks,
    a_telephone_shows_all_of_it,
]
