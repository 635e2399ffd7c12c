"""Pages as they are read: all of them on a telephone, in both languages, on paper."""

import re

PICTURED = [
    ("vi/index.html", "", (1100, 900)), ("vi/nim.html", "", (1100, 900)), ("en/hau.html", "#play", (1100, 900)),
    ("vi/lgame.html", "#play", (1100, 900)), ("vi/wbr.html", "#play", (1100, 900)), ("vi/hau.html", "#look", (1100, 900)),
    ("vi/nim.html", "#check", (1100, 1400)), ("vi/vikings.html", "#play", (1100, 900)), ("vi/nim.html", "#play", (360, 740)),
    ("vi/course.html", "", (1100, 900)),
]


def pages_fit_a_telephone_and_say_nothing_wrong(site):
    """Every page: 360 pixels are enough, one heading of the first level, no error, no other host."""
    wide = []
    for path in site.pages():
        with site.page(path, width=360, height=740) as tab:
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


def a_statement_is_a_handout(site):
    """Printed, a statement takes one or two pages of paper."""
    long = []
    for path in (site.folder / "vi").glob("*.html"):
        if "#statement" not in path.read_text():
            continue
        with site.page(f"vi/{path.name}") as tab:
            count = len(re.findall(rb"/Type\s*/Page\b(?!s)", tab.pdf()))
            if not 1 <= count <= 2:
                long.append((path.stem, count))
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
              : it.matches(".play-typed input") ? "typed" : it.matches("[data-hint] summary") ? "hint" : "")(document.activeElement)""")
            if here == "" or here in seen:
                continue
            seen.append(here)
            if here == "link":
                tab.key("Enter")
                tab.wait("document.querySelector('.play-typed input')")
            if here == "board":
                assert tab.run("document.activeElement.getAttribute('aria-label')"), "a thing on the board has no name"
            if here == "typed":
                tab.type(tab.run("document.querySelector('.play-moves button').textContent.trim()"))
                tab.key("Enter")
                tab.wait("document.querySelectorAll('.play-history li').length > 1")
            if here == "hint":
                tab.key("Enter")
                tab.wait("document.querySelector('details[data-hint]').open")
                break
        assert seen == ["link", "board", "typed", "hint"], f"stops in this order: {seen}"


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
    hints_are_opened_one_by_one_and_remembered, a_statement_is_a_handout,
]
ALIVE = [the_keyboard_alone_reads_and_plays]
