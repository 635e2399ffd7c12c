"""Pages as they are read: all of them on a telephone, in both languages, on paper."""

import json
import os
import pathlib
import re
import tempfile
import urllib.parse

PICTURED = [
    ("vi/index.html", "", (1100, 900)), ("vi/nim.html", "", (1100, 900)), ("en/hau.html", "#play", (1100, 900)),
    ("vi/lgame.html", "#play", (1100, 900)), ("vi/wbr.html", "#play", (1100, 900)), ("vi/hau.html", "#look", (1100, 900)),
    ("vi/nim.html", "#check", (1100, 1400)), ("vi/vikings.html", "#play", (1100, 900)), ("vi/nim.html", "#play", (360, 740)),
    ("vi/course.html", "", (1100, 900)), ("vi/index.html", "", (360, 740)), ("vi/course-nim.html", "#part-6", (1100, 900)),
]


# A page of a PDF.
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def pages_fit_a_telephone_and_say_nothing_wrong(site):
    """Every page: 360 pixels are enough, one heading of the first level, no error, no other host."""
    wide = []
    for path in site.pages():
        with site.page(path, width=360, height=740) as tab:
            if path == "index.html":
                # The entrance leads on by itself: what is asked meanwhile is answered by neither page.
                tab.wait("location.pathname.endsWith('/vi/index.html') && document.readyState === 'complete'")
            if tab.run("document.scrollingElement.scrollWidth") > 360:
                widest = tab.run("""[...document.querySelectorAll("main *")].find((it) => it.getBoundingClientRect().right > 361
                  && !it.closest(".scroll, pre"))?.outerHTML.slice(0, 120)""")
                wide.append(f"{path}: {widest}")
            assert tab.run("document.querySelectorAll('h1').length") == 1, f"{path}: not one h1"
    assert not wide, f"{len(wide)} are wider: {wide[:5]}"
    return f"{len(site.pages())} pages"


def languages_are_switched_on_every_kind_of_page(site):
    """The link to the other language leads to the same page there, and back, from a disk and from a server."""
    for served in (False, True):
        for name in ("index.html", "course.html", "nim.html"):
            with site.page(f"vi/{name}", served) as tab:
                vietnamese = tab.run("document.querySelector('h1').textContent")
                tab.click("a.language")
                tab.wait("document.documentElement.lang === 'en' && document.readyState === 'complete'")
                assert tab.run("document.querySelector('h1').textContent") != vietnamese
                assert tab.run("location.pathname").endswith(f"/en/{name}")
                tab.click("a.language")
                tab.wait("document.documentElement.lang === 'vi' && document.readyState === 'complete'")
                assert tab.run("document.querySelector('h1').textContent") == vietnamese


def a_problem_is_found_by_its_name(site):
    """The search finds by name without marks, and a click leads to the problem."""
    with site.page("vi/index.html") as tab:
        tab.click("#search input")
        tab.type("quan hau")
        tab.wait("[...document.querySelectorAll('[data-problem]')].filter((it) => !it.hidden).length <= 8")
        assert tab.run("!document.querySelector('[data-problem=hau]').hidden"), "hau is not found"
        tab.click("[data-problem=hau] a.name")
        tab.wait("location.pathname.endsWith('/vi/hau.html')")
        tab.open(f"{tab.base}/vi/index.html")
        for words in ("LINE10", "004 bai 25"):
            tab.put("#search input", words)
            tab.wait("!document.querySelector('[data-problem=line2010]').hidden && document.querySelector('[data-problem=nim]').hidden")


def hints_are_opened_one_by_one_and_remembered(site):
    """A hint is folded until it is asked for; the road tells of it afterwards, where progress is saved and read."""
    with site.page("en/nim.html", served=True) as tab:
        assert tab.run("document.querySelectorAll('details[data-hint][open]').length") == 0
        tab.click("details[data-hint] summary")
        tab.wait("TroChoi.progress.of('nim').hints === 1")
        tab.open(f"{tab.base}/en/index.html")
        assert "1 hints" in tab.run("document.querySelector('#progress-count').textContent")
        assert tab.run("document.querySelector('[data-progress=nim]').textContent").strip() == "?1"
        tab.click("#progress button", "Save")
        saved = tab.downloaded("tro-choi.json")
        tab.run("TroChoi.progress.clear()")
        tab.give("#progress input[type=file]", [saved])
        tab.wait("TroChoi.progress.of('nim').hints === 1")


def an_address_that_is_none_breaks_nothing(site):
    """What stands behind # may be cut off anywhere: the page works all the same."""
    for behind in ("#%", "#%E0%A4%A", "#play?input=%"):
        with site.page(f"vi/nim.html{behind}") as tab:
            assert tab.run("document.querySelectorAll('#page-tools button').length") == 2, behind


def the_road_tells_what_is_solved_and_what_fits_next(site):
    """What is solved stands on the road, its levels, chapters and rings; what is proposed is what `judge next` says."""
    with site.page("en/index.html", served=True) as tab:
        for solved in ([], ["coins"], ["coins", "socola", "grundy12"], ["coins", "socola", "bocsoia", "nim"]):
            tab.run(f"TroChoi.progress.clear(); for (const id of {solved}) TroChoi.progress.solved(id)")
            fits = proposed(site, solved)
            here = tab.run("document.querySelector('[data-problem][data-state=here]').dataset.problem")
            assert here == fits[0], f"{solved}: {here}, {fits}"
            done = tab.run("[...document.querySelectorAll('[data-state=ok]')].filter((it) => it.dataset.problem).map((it) => it.dataset.problem)")
            assert sorted(done) == sorted(solved), done
            assert f"{len(solved)} of " in tab.run("document.querySelector('#solved').textContent")
            if solved:
                links = tab.run("[...document.querySelectorAll('#next a')].map((it) => it.getAttribute('href').split('.')[0])")
                assert list(dict.fromkeys(links)) == fits[:3], f"{links}, {fits}"
                assert tab.run("document.querySelector('.part').getAttribute('stroke-dasharray')") != "0 100"
        tab.run("TroChoi.progress.tried('hau')")
        assert tab.run("document.querySelector('[data-problem=hau]').dataset.state") == "try"
        tab.open(f"{tab.base}/en/course-nim.html")
        assert tab.run("document.querySelector('.card[data-problem=nim]').dataset.state") == "ok"


def proposed(site, solved):
    """What `judge next` proposes to who has solved these, on any machine."""
    with tempfile.TemporaryDirectory() as home:
        place = pathlib.Path(home) / "tro-choi"
        place.mkdir()
        (place / "accepted.txt").write_text("".join(f"{id}\n" for id in solved))
        said = site.judge("next", "--lang", "en", XDG_DATA_HOME=home)
    return [line.split()[1] for line in said.splitlines() if line.startswith("★")]


def answers_are_typed_and_marked(site):
    """A typed answer that is right unfolds the answer, whatever its blanks; one that is wrong is told, and shows nothing."""
    with site.page("vi/course-nim.html") as tab:
        assert tab.run("document.querySelectorAll('details.answer[open]').length") == 0
        for text, is_right in (("1 3 8", False), (" 1, 3,7 ", True)):
            tab.put(".asked input", text)
            tab.key("Enter")
            tab.wait(f"document.querySelector('.asked output').className === '{'good' if is_right else 'bad'}'")
            assert tab.run("document.querySelectorAll('details.answer[open]').length") == int(is_right)
    forms = 0
    for path in sorted(site.folder.glob("en/course-*.html")):
        with site.page(f"en/{path.name}") as tab:
            forms += tab.run("document.querySelectorAll('form.asked').length")
    assert forms >= 30, f"{forms} answers of chapters can be typed"
    return f"{forms} answers of chapters can be typed"


def teachers_find_plans_and_contests(site):
    """From the road to the page for teachers, from there to a plan, which holds its contest."""
    with site.page("vi/index.html") as tab:
        tab.click("main > p a", "thầy cô")
        tab.wait("location.pathname.endsWith('doc-teacher.html') && document.readyState === 'complete'")
        assert tab.run("document.querySelectorAll('.chapters a[href$=\"-teacher.html\"]').length") == 12
        tab.click(".chapters a[href='course-nim-teacher.html']")
        tab.wait("document.querySelector('#contest + figure pre')?.textContent.includes('[[problems]]')")


def a_statement_is_a_handout(site):
    """Printed, a statement takes one or two pages of paper: the Vietnamese ones every day, the others with FULL=1."""
    long = []
    for path in [*site.folder.glob("vi/*.html"), *(site.folder.glob("en/*.html") if os.environ.get("FULL") else [])]:
        if "#statement" not in path.read_text():
            continue
        with site.page(f"{path.parent.name}/{path.name}") as tab:
            count = len(PAGE.findall(tab.pdf()))
            if not 1 <= count <= 2:
                long.append((path.parent.name, path.stem, count))
    assert not long, f"pages: {sorted(long)}"


def the_keyboard_alone_reads_and_plays(site):
    """From the top of a page, Tab and Enter skip to the text, open a hint, and make a move."""
    with site.page("en/hau.html") as tab:
        tab.key("Tab")
        assert tab.run("document.activeElement.className") == "skip", "the first stop skips to the text"
        seen = []
        for _ in range(400):
            tab.key("Tab")
            here = tab.run("""((it) => it.matches("a[href='#play']") ? "link" : it.closest("#play svg") ? "board"
              : it.matches(".play-all summary") ? "all" : it.matches(".play-typed input") ? "typed" : it.matches("[data-hint] summary") ? "hint" : "")(document.activeElement)""")
            if here == "" or here in seen:
                continue
            seen.append(here)
            if here == "link":
                tab.key("Enter")
                # What can be clicked on the board is there only when the room has told the moves.
                tab.wait("document.querySelector('#play svg [tabindex]') && document.querySelector('.play-typed input')")
            if here == "board":
                assert tab.run("document.activeElement.getAttribute('aria-label')"), "a thing on the board has no name"
            if here == "all":
                tab.key("Enter")
            if here == "typed":
                tab.wait("document.querySelector('.play-moves button')")
                tab.type(tab.run("document.querySelector('.play-moves button').dataset.say"))
                tab.key("Enter")
                tab.wait("document.querySelectorAll('.play-history li').length > 1")
            if here == "hint":
                tab.key("Enter")
                tab.wait("document.querySelector('details[data-hint]').open")
                break
        assert seen == ["link", "board", "all", "typed", "hint"], f"stops in this order: {seen}"


# Text that stands out too little from what is behind it: of large letters 3 to 1 is enough, of others 4.5.
FAINT = """(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((it) => it / 255).map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (it) => {
    for (; it; it = it.parentElement) {
      const colour = getComputedStyle(it).backgroundColor;
      if ((parts(colour)[3] ?? 1) > 0.5) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const faint = new Map();
  for (const it of document.querySelectorAll("body *:not(svg *)")) {
    const isTold = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!isTold || it.closest(".unseen, .skip, .stars span") || !it.getClientRects().length) continue;
    const style = getComputedStyle(it);
    const [one, other] = [light(style.color), light(behind(it))].sort((one, other) => one - other);
    const ratio = (other + 0.05) / (one + 0.05);
    const size = parseFloat(style.fontSize);
    if (ratio < (size >= 24 || (size >= 18.6 && style.fontWeight >= 700) ? 3 : 4.5)) faint.set(`${it.tagName}.${it.className}`, Math.round(ratio * 10) / 10);
  }
  return [...faint].slice(0, 5);
})()"""


def answers_of_exercises_are_folded(site):
    """A lesson's exercises stand in it with their answers folded, which the keyboard opens."""
    with site.page("vi/nim.html#lesson") as tab:
        tab.run("for (const it of document.querySelectorAll('#lesson > details')) it.open = true")
        count = tab.run("document.querySelectorAll('#lesson details.answer').length")
        assert count >= 3, f"{count} answers"
        assert tab.run("document.querySelectorAll('#lesson details.answer[open]').length") == 0
        tab.run("document.querySelector('#lesson details.answer summary').focus()")
        tab.key("Enter")
        tab.wait("document.querySelectorAll('#lesson details.answer[open]').length === 1")
        return f"{count} answers"


def letters_stand_out_light_and_dark(site):
    """In both schemes every text of every kind of page stands out from what is behind it."""
    papers = set()
    for scheme in ("light", "dark"):
        for path in ("vi/index.html", "vi/course.html", "vi/course-nim.html", "vi/nim.html", "en/line2010.html"):
            with site.page(path, scheme=scheme) as tab:
                tab.run("for (const it of document.querySelectorAll('details')) it.open = true")
                if site.rooms() and path == "vi/nim.html":
                    tab.run("document.querySelector('#play').scrollIntoView()")
                    tab.wait("document.querySelector('.play-history li')", 60)
                faint = tab.run(FAINT)
                assert not faint, f"{path}, {scheme}: {faint}"
                papers.add((scheme, tab.run("getComputedStyle(document.documentElement).backgroundColor")))
    assert len(papers) == 2 == len({paper for _, paper in papers}), papers


def a_lesson_is_printed_whole(site):
    """The button prints the lesson with nothing folded and the statement left out."""
    with site.page("vi/nim.html") as tab:
        tab.run("globalThis.print = () => { globalThis.printed = document.documentElement.dataset.print; }")
        short = len(PAGE.findall(tab.pdf()))
        tab.click("#page-tools button", "bài học")
        assert tab.run("printed") == "lesson"
        assert tab.run("document.querySelectorAll('#lesson details:not([open], .answer)').length") == 0
        # To print ends it, and what was folded is folded again.
        assert len(PAGE.findall(tab.pdf())) > short
        assert tab.run("document.querySelectorAll('#lesson details[open]').length") == 0


def a_position_of_the_day_is_played(site):
    """The date chooses a position, the same each time, in which one move alone wins; won, it counts in the week."""
    told = set()
    for served in (False, True):
        with site.page("vi/index.html", served=served) as tab:
            tab.wait("document.querySelector('#day a.button')", 60)
            told.add(tab.run("document.querySelector('#day a.button').getAttribute('href')"))
    assert len(told) == 1, told
    page, carried = told.pop().split(".html#play?")
    input, game = [urllib.parse.parse_qs(carried)[name][0] for name in ("input", "game")]
    values = site.judge("values", page, "--opening", input, "--game", str(int(game) + 1))
    wins = [line for line in values.splitlines() if re.search(r"\s\+ won", line)]
    assert len(wins) == 1, values
    with site.page(f"vi/{page}.html#play?{carried}", served=True) as tab:
        tab.wait("document.querySelector('#play svg, #play pre')", 60)
        tab.run(f"TroChoi.progress.won('{page}')")
        tab.open(f"{tab.base}/vi/index.html")
        assert "Tuần này: 1 trên" in tab.run("document.querySelector('#day').textContent")
    return page


def figures_are_played_where_the_room_is(site):
    """Below a drawn position a link leads to it on the board of its room, with the moves that were made."""
    for path, seen in (("vi/course-nim.html", "nim.html#play?input=3%0A1%0A2%0A6"), ("vi/course-grundy.html", "&moves=2%203%202")):
        with site.page(path) as tab:
            href = tab.run(f"[...document.querySelectorAll('figure[data-kind=draw] .on a')].map((it) => it.getAttribute('href')).find((it) => it.includes({json.dumps(seen)}))")
            assert href, f"{path}: no link to {seen}"
            tab.open(f"{tab.base}/vi/{href}")
            tab.wait("document.querySelector('#play svg')", 60)


def the_lesson_is_folded_and_links_lead_elsewhere(site):
    """Nothing of the lesson is seen until it is asked for; below the statement stand the original and its relatives, but
    no theory."""
    with site.page("vi/nim.html") as tab:
        assert tab.run("document.querySelectorAll('#lesson details[open]').length") == 0
        said = tab.run("document.querySelector('#statement .elsewhere').textContent")
        assert "bài cùng họ" in said and "lý thuyết" not in said, said
        assert tab.run("[...document.querySelectorAll('#statement .elsewhere a')].every((it) => it.href.startsWith('https://'))")
        tab.click("#statement figure.file button")
        tab.wait("document.querySelector('#statement figure.file button').textContent !== TroChoi.say('copy')")


def take_pictures(site, folder):
    """Ten pages, light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, place, (width, height) in PICTURED:
        for scheme in ("light", "dark"):
            with site.browser.tab(width, height, scheme) as tab:
                tab.open(f"{site.disk}/{path}{place}")
                if place == "#play":
                    tab.run("document.querySelector('#play').scrollIntoView({behavior: 'instant'})")
                    tab.wait("document.querySelector('#play svg, #play pre')")
                if place == "#look":
                    tab.run("document.querySelector('#look').scrollIntoView({behavior: 'instant'})")
                    tab.click("#look button[type=submit]")
                    tab.wait("document.querySelector('.look-legend').textContent")
                    tab.run("document.querySelector('#look').scrollIntoView({behavior: 'instant'})")
                if place == "#check":
                    tab.run("document.querySelector('#check').scrollIntoView({behavior: 'instant'})")
                name = path.replace("/", "-").removesuffix(".html") + place.replace("#", "-") + ("-narrow" if width < 400 else "")
                tab.picture(folder / f"{name}-{scheme}.png")


PARTS = [
    pages_fit_a_telephone_and_say_nothing_wrong, languages_are_switched_on_every_kind_of_page, a_problem_is_found_by_its_name,
    hints_are_opened_one_by_one_and_remembered, a_statement_is_a_handout, a_lesson_is_printed_whole,
    the_lesson_is_folded_and_links_lead_elsewhere, answers_of_exercises_are_folded, letters_stand_out_light_and_dark,
    an_address_that_is_none_breaks_nothing, the_road_tells_what_is_solved_and_what_fits_next, answers_are_typed_and_marked,
    teachers_find_plans_and_contests,
]
ALIVE = [the_keyboard_alone_reads_and_plays, a_position_of_the_day_is_played, figures_are_played_where_the_room_is]
