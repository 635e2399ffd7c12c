"""The pages of a class in a real browser, as a pupil and a teacher use them: a part a function.

serve/check/check.py [PROGRAM] [--pictures FOLDER]: the server, target/release/serve if it is not named; or pictures of three
pages, and nothing else. Needs Chromium, and says so where there is none.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "pages/check"))
from browser import Browser, PageError, program  # noqa: E402

CLASS = """title = "Tin 10A"
pupils = '''
Nguyễn Văn An
Trần Thị Bình
'''
problems = ["nim", "hau"]
"""

RIGHT = (ROOT / "problems/nim/submissions/solution.cpp").read_text()
# As if a move took at most three stones.
WRONG = (ROOT / "problems/nim/submissions/mod_four.cpp").read_text()
# Long enough for a server to be stopped meanwhile.
LATE = "int main() { for (;;) {} }"


class Served:
    """A server, which ends with the part."""

    def __init__(self, server, folder, *more, listen="127.0.0.1:0", root=ROOT):
        command = [server, "--root", root, "--lang", "vi", "--listen", listen, "--data", folder / "data", *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.said(r"http://\S+")

    def said(self, pattern):
        """What it says of this kind in its next line."""
        return re.search(pattern, self.process.stdout.readline()).group(0)

    def code(self):
        """The teacher's code, which a server of a class says once."""
        return self.said(r"\d+-\w{4}-\w{4}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.process.kill()
        self.process.wait()


def hand_in(tab, address, text, problem="nim"):
    """Types a program, and presses the key."""
    tab.open(f"{address}/problems/{problem}")
    tab.put("#source", text)
    tab.click("form.form button")
    tab.wait("location.pathname.startsWith('/submissions/')")


def a_verdict_arrives_without_the_page_being_loaded_again(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        hand_in(tab, served.address, RIGHT)
        tab.run("window.same = true")
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)
        ensure(tab.run("window.same === true"), "the page was loaded again")
        ensure(tab.run("document.querySelectorAll('#live tbody tr').length") > 10, "there are no tests")
        ensure(tab.said == [], f"the browser complains: {tab.said}")
        elsewhere = [it for it in tab.asked if not it.startswith(served.address)]
        ensure(elsewhere == [], f"other hosts are asked: {elsewhere}")
        # The program that was typed is there for the next try.
        tab.open(f"{served.address}/problems/nim")
        ensure(tab.run("document.querySelector('#source').value").strip() == RIGHT.strip(), "the draft is lost")


def a_verdict_arrives_where_streams_do_not(browser, server, folder):
    for nothing in ["delete window.EventSource", "window.EventSource = class { close() {} }"]:
        with tempfile.TemporaryDirectory() as own, Served(server, pathlib.Path(own)) as served, browser.tab() as tab:
            tab.ask("Page.addScriptToEvaluateOnNewDocument", source=nothing)
            hand_in(tab, served.address, RIGHT)
            tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)
            ensure(tab.said == [], f"the browser complains: {tab.said}")


def a_file_is_handed_in(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        tab.open(f"{served.address}/problems/nim")
        tab.give("#file", [ROOT / "problems/nim/submissions/solution.py"])
        tab.click("form.form button")
        tab.wait("document.querySelector('.facts')?.textContent.includes('Python')")
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)
        tab.open(f"{served.address}/problems/nim")
        tab.drop("#source", [ROOT / "problems/nim/submissions/solution.cpp"])
        tab.wait("document.querySelector('#file').files.length === 1")
        tab.click("form.form button:not([type])")
        tab.wait("location.pathname === '/submissions/2' && document.querySelector('.facts')?.textContent.includes('C++')")
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)


def a_form_that_is_gone_back_to_hands_in_what_is_in_it_now(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        hand_in(tab, served.address, WRONG)
        tab.run("history.back()")
        tab.wait("location.pathname === '/problems/nim' && document.readyState === 'complete'")
        tab.put("#source", RIGHT)
        tab.click("form.form button:not([type])")
        tab.wait("location.pathname === '/submissions/2'")
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)


def the_keyboard_alone_does_and_in_english(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        def go_to(selector):
            for _ in range(60):
                if tab.run(f"document.activeElement.matches({json.dumps(selector)})"):
                    return
                tab.key("Tab")
            raise PageError(f"Tab does not lead to {selector}")

        tab.open(f"{served.address}/problems/nim")
        go_to(".language")
        tab.key("Enter")
        tab.wait("document.documentElement.lang === 'en' && document.readyState === 'complete'")
        ensure("Hand in" in tab.run("document.querySelector('#hand-in').textContent"), "the page is not in English")
        go_to("#source")
        tab.type(RIGHT)
        tab.key("Tab")
        ensure(tab.run("document.activeElement.value.endsWith('    ')"), "Tab does not indent")
        # Who does not want that goes on by Escape, though no program waits on the page of the set.
        tab.key("Escape")
        go_to("form.form button:not([type])")
        tab.key("Enter")
        tab.wait("location.pathname === '/submissions/1'")
        tab.wait("document.querySelector('#said').textContent === 'accepted'", 120)
        go_to("a[href='/problems/nim']")
        ensure(tab.said == [], f"the browser complains: {tab.said}")


def a_server_that_is_killed_and_comes_back_loses_nothing(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        hand_in(tab, served.address, LATE)
        tab.wait("document.querySelector('#live').textContent.includes('Đang chấm')", 60)
        served.stop()
        tab.wait("!document.querySelector('#lost').hidden", 30)
        listen = served.address.removeprefix("http://")
        with Served(server, folder, listen=listen):
            tab.wait("document.querySelector('#said').textContent === 'chạy quá thời gian'", 200)
            ensure(tab.run("document.querySelector('#lost').hidden"), "it still says that the server is lost")


def what_is_typed_outlives_a_machine_that_sleeps_or_is_gone(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        tab.open(f"{served.address}/problems/nim")
        tab.put("#source", RIGHT)
        served.process.send_signal(signal.SIGSTOP)
        # Between two pages a browser is asked nothing, not even whether it has heard a click.
        send = "setTimeout(() => document.querySelector('form.form').requestSubmit(), 100)"
        tab.run(send)
        time.sleep(60)
        served.process.send_signal(signal.SIGCONT)
        tab.wait("location.pathname === '/submissions/1'", 60)
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)
        tab.open(f"{served.address}/problems/nim")
        tab.put("#source", LATE)
        served.stop()
        tab.run(send)
        tab.wait("location.href.startsWith('chrome-error:')", 30)
        with Served(server, folder, listen=served.address.removeprefix("http://")):
            tab.open(f"{served.address}/problems/nim")
            ensure(tab.run("document.querySelector('#source').value") == LATE, "the text is lost with the server")
            tab.click("form.form button")
            tab.wait("location.pathname === '/submissions/2'", 60)


def everything_works_without_scripts(browser, server, folder):
    with Served(server, folder) as served, browser.tab() as tab:
        tab.ask("Emulation.setScriptExecutionDisabled", value=True)
        hand_in(tab, served.address, RIGHT)
        tab.wait("document.querySelector('#live .verdict.AC') && !document.querySelector('#live[data-at]')", 120)


def a_class_comes_in_by_its_codes(browser, server, folder):
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab() as tab:
        come_as_teacher(tab, served)
        codes = codes_of_pupils(tab, served)
        ensure(len(tab.pdf()) > 5000, "the codes cannot be printed")
        come_as(tab, served.address, codes[0].lower())
        ensure("Nguyễn Văn An" in tab.run("document.querySelector('.out').textContent"), "it is somebody else")


def come_as_teacher(tab, served):
    """Comes in with the code that a new server says; the code."""
    code = served.code()
    log_in(tab, served.address, code)
    return code


def codes_of_pupils(tab, served, count=2):
    """Has the teacher make codes for all, and reads them."""
    tab.open(f"{served.address}/people")
    tab.click("form[action='/people/codes'] button")
    tab.wait(f"document.querySelectorAll('.slips li').length === {count}", 60)
    return tab.run("[...document.querySelectorAll('.slips code')].map((it) => it.textContent)")


def come_as(tab, address, code):
    """Goes out, and comes in as another."""
    tab.click(".out button")
    tab.wait("location.pathname === '/login'")
    log_in(tab, address, code)


def log_in(tab, address, code):
    """Types a code."""
    tab.open(f"{address}/login")
    tab.put("#code", code)
    tab.click("form.form button")
    tab.wait("location.pathname === '/'")


def a_teacher_sees_who_is_stuck_and_with_what(browser, server, folder):
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab(360, 740) as tab:
        come_as_teacher(tab, served)
        for pupil in codes_of_pupils(tab, served):
            session = ask(f"{served.address}/api/session", f"Code {pupil}", "")["session"]
            ask(f"{served.address}/api/problems/nim?file=a.cpp", f"Bearer {session}", WRONG)
        misreadings = f"{served.address}/problems/nim/misreadings"
        opens_until(tab, misreadings, "document.querySelector('h2')?.textContent.startsWith('2 trên 2')")
        # The same mistake as that of a program of the problem, once that is judged too.
        tab.click("form[action$='/misreadings'] button")
        tab.wait("document.querySelector('h2') && !document.querySelector('form[action$=misreadings]')")
        opens_until(tab, misreadings, "document.querySelector('blockquote')?.textContent.includes('ba viên')")
        ensure("mod_four.cpp" in tab.run("document.querySelector('main').textContent"), "it has another name")
        tab.open(f"{served.address}/submissions/2")
        tab.put("#text", "Xem lại ví dụ 2.")
        tab.click("form[action$='/note'] button")
        tab.wait("document.querySelector('.lines')?.textContent === 'Xem lại ví dụ 2.'")
        # All of the problem once more; what changes is seen before it counts.
        tab.open(f"{served.address}/submissions?problem=nim")
        tab.click("main a[href='/problems/nim/changes']")
        tab.wait("document.querySelector('form[action$=rejudge]')")
        ensure(tab.run("!document.querySelector('form[action$=apply]')"), "nothing is there to be accepted")
        tab.click("form[action$=rejudge] button")
        tab.wait("location.pathname === '/class'")
        changes = f"{served.address}/problems/nim/changes"
        opens_until(tab, changes, "/(\\d+) trên \\1 /.test(document.querySelector('main').textContent)")
        fits(tab, changes)
        tab.click("form[action$=apply] button")
        tab.wait("location.pathname === '/class' && !document.querySelector('.note')")
        tab.open(f"{served.address}/plan")
        tab.run("document.querySelectorAll('[name=mode]')[1].value = 'homework'")
        tab.run("document.querySelectorAll('[name=until]')[1].value = '9998-12-31T22:00'")
        tab.run("document.querySelectorAll('.plan button')[1].click()")
        tab.wait("document.querySelectorAll('.plan small')[1]?.textContent.includes('22:00 31-12')")
        tab.open(f"{served.address}/class")
        ensure(tab.run("document.querySelectorAll('#stuck + ul li').length") == 2, "nobody is stuck")
        for page in ["/class", "/plan", "/problems/nim/misreadings", "/submissions/2?beside=1", "/problems/nim/hints", "/problems/nim/lesson"]:
            tab.open(served.address + page)
            fits(tab, page)
        # The last one is a lesson, whose pictures are loaded when they are seen.
        tab.wait("document.images.length > 0 && [...document.images].every((it) => { it.loading = 'eager'; return it.naturalWidth > 0; })")
        ensure(tab.said == [], f"the browser complains: {tab.said}")


def two_pupils_and_a_teacher_are_there_at_once(browser, server, folder):
    """At an address of the machine's own, which browsers do not trust as they trust loopback: a wrong program, a small input,
    the game that it loses, the right program; the teacher's table changes."""
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml", listen="0.0.0.0:0") as served, Browser() as hers, Browser() as other, \
            browser.tab() as teacher, hers.tab(360, 740) as an, other.tab() as binh:
        ensure("127.0.0.1" not in served.address, "this machine has no address of its own")
        come_as_teacher(teacher, served)
        codes = codes_of_pupils(teacher, served)
        for tab, code in zip((an, binh), codes):
            log_in(tab, served.address, code)
            ensure(tab.run("!isSecureContext"), "the browser takes it for loopback")
        for tab in (an, binh, an):
            hand_in(tab, served.address, WRONG)
            tab.wait("document.querySelector('#said').textContent === 'sai kết quả'", 120)
        ensure("đáp án là" in an.run("document.querySelector('#live table').textContent"), "no difference is shown")
        an.click("form[action$='/search'] button")
        an.wait("document.querySelector('#live .sample') && document.querySelector('#live .picture svg')", 120)
        fits(an, "a small input")
        if (ROOT / "target/site/assets/rooms/nim.js").exists():
            an.click("#live a[href*='#find?']")
            an.click("#find .find-lost button")
            an.wait("document.querySelector('.whose.over')?.textContent === 'Máy thắng' && location.pathname === '/pages/vi/nim.html'", 60)
            an.click(".way a")
        hand_in(an, served.address, RIGHT)
        an.wait("document.querySelector('#said').textContent === 'đúng'", 120)
        teacher.open(f"{served.address}/class")
        signs = teacher.run("[...document.querySelectorAll('.matrix td')].map((it) => it.textContent.trim())")
        ensure(signs == ["✓ 3", "✗ 1"], f"the table says {signs}")
        for tab in (teacher, an, binh):
            ensure(tab.said == [], f"a browser complains: {tab.said}")


def programs_play_a_tournament_and_the_last_game_is_shown(browser, server, folder):
    """One who never errs and one who makes any move; the games are stepped through by keys, on a projector and a phone."""
    rules, perfect, talk = ((ROOT / f"programs/judge/tests/league/{it}.cpp").read_text() for it in ("rules_hau", "perfect", "talk"))
    anything = "string choose(const Moves &all) { return all[0].first; }\n"
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab(360, 740) as tab:
        own = come_as_teacher(tab, served)
        codes = codes_of_pupils(tab, served)
        for code, choice in zip(codes, (anything, perfect)):
            come_as(tab, served.address, code)
            tab.open(f"{served.address}/ladder/hau")
            fits(tab, "/ladder/hau")
            tab.put("#source", rules + choice + talk)
            tab.click("form.form button:not([type])")
            tab.wait("location.search.startsWith('?bot=') && document.querySelectorAll('section h3').length === 20", 60)
            fits(tab, "the games of a program")
        come_as(tab, served.address, own)
        tab.open(f"{served.address}/ladder/hau")
        names = tab.run("[...document.querySelectorAll('tbody td:first-child')].map((it) => it.textContent).slice(0, 2)")
        ensure(names == ["Trần Thị Bình", "Nguyễn Văn An"], f"the table begins with {names}")
        tab.click("form[action$='/tournament'] button")
        tab.click("a[href$='tournament=1']")
        tab.wait("document.querySelector('.standing a')", 60)
        fits(tab, "a tournament")
        tab.click(".standing a")
        tab.wait("document.querySelector('.show svg') && document.readyState === 'complete'")
        fits(tab, "a game")
        ensure(tab.run("parseFloat(getComputedStyle(document.querySelector('.show')).fontSize)") > 20, "the letters are small")
        tab.key("ArrowRight")
        tab.wait("location.search.endsWith('&at=1') && document.querySelector('.show')?.textContent.includes('Nước 1 trong') && document.readyState === 'complete'")
        tab.key("ArrowLeft")
        tab.wait("location.search.endsWith('&at=0')")
        for page in ["/ladder", "/about"]:
            tab.open(served.address + page)
            fits(tab, page)
        ensure(tab.said == [], f"the browser complains: {tab.said}")


def ask(address, authorization, body):
    """The answer to a script."""
    request = urllib.request.Request(address, body.encode(), {"Authorization": authorization})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def opens_until(tab, address, script):
    """Opens a page again and again until this is so."""
    for _ in range(180):
        tab.open(address)
        if tab.run(f"!!({script})"):
            return
        time.sleep(1)
    raise PageError(f"{address}: not {script}")


def fits(tab, page):
    """A page that is no wider than a phone."""
    width = tab.run("document.documentElement.scrollWidth")
    ensure(width <= 360, f"{page} is {width} px wide")


def no_page_is_wider_than_a_phone(browser, server, folder):
    with Served(server, folder) as served, browser.tab(360, 740) as tab:
        hand_in(tab, served.address, RIGHT)
        tab.wait("document.querySelector('#said').textContent === 'đúng'", 120)
        for page in ["/", "/problems/nim", "/problems/hau", "/submissions", "/submissions/1"]:
            tab.open(served.address + page)
            fits(tab, page)


def the_pages_of_a_teacher_fit_a_phone(browser, server, folder):
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab(360, 740) as tab:
        come_as_teacher(tab, served)
        for page in ["/people", "/machine", "/about"]:
            tab.open(served.address + page)
            tab.run("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
            width = tab.run("document.documentElement.scrollWidth")
            ensure(width <= 360, f"{page} is {width} px wide")
            low = tab.run("""[...document.querySelectorAll('main button, main summary, main label.sure, .foot a')]
                .filter((it) => it.getBoundingClientRect().height < 43.9).map((it) => it.textContent).join(', ')""")
            ensure(low == "", f"{page}: too low for a thumb: {low}")
        tab.open(f"{served.address}/people")
        tab.click(".people tbody tr:nth-child(2) summary")
        tab.put("#name-1", "Trần Thị Bình")
        tab.click("form[action='/people/1/name'] button")
        tab.wait("document.querySelectorAll('.twin').length === 2")
        tab.open(f"{served.address}/machine")
        tab.click("form[action='/machine/backup'] button")
        tab.wait("location.pathname === '/machine' && !document.querySelector('.note')")
        ensure(tab.said == [], f"the browser complains: {tab.said}")


def a_contest_from_the_form_to_the_opened_ranking(browser, server, folder):
    """With a phone's width; the whole class is in contest.py."""
    (folder / "class.toml").write_text(CLASS)
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab(360, 740) as tab:
        come_as_teacher(tab, served)
        pupil = codes_of_pupils(tab, served)[0]
        session = ask(f"{served.address}/api/session", f"Code {pupil}", "")["session"]
        tab.open(f"{served.address}/contests")
        fits(tab, "/contests")
        tab.put("#title", "Thi thử")
        tab.run("document.querySelector('#begins').value = '2000-01-01T08:00'")
        tab.run("document.querySelector('[value=nim]').checked = true")
        tab.click("#new ~ form button")
        tab.wait("document.querySelector('button[value=open], a[href$=\"/show\"]')")
        # It was over long ago: it is opened for some minutes more, as a teacher does who is asked for that.
        tab.click("input[value=prolong] ~ button")
        tab.wait("document.querySelector('.clock')")
        clock = tab.run("document.querySelector('.clock').textContent")
        tab.wait(f"document.querySelector('.clock').textContent < '{clock}'", 5)
        ask(f"{served.address}/api/problems/nim?file=a.cpp", f"Bearer {session}", RIGHT)
        tab.put("[name=text]", "Bài 1: n không quá 10.")
        tab.click("input[value=announce] ~ button")
        tab.wait("document.querySelector('main').textContent.includes('Bài 1: n không quá 10.')")
        opens_until(tab, f"{served.address}/contests/1/ranking", "document.querySelector('.ranking tbody tr')?.textContent.includes('100')")
        for page in ["/contests/1", "/contests/1/ranking"]:
            tab.open(served.address + page)
            fits(tab, page)
        tab.open(f"{served.address}/contests/1")
        tab.click("[name=sure]")
        tab.click("input[value=end] ~ button")
        tab.wait("document.querySelector('a[href$=\"/show\"]')")
        tab.open(f"{served.address}/contests/1/show")
        for step in [1, 2]:
            tab.key("ArrowRight")
            tab.wait(f"location.search === '?after={step}' && document.readyState === 'complete'")
        tab.click("button[value=open]")
        tab.wait("location.pathname === '/contests/1'")
        ensure(tab.said == [], f"the browser complains: {tab.said}")


def take_pictures(browser, server, folder, into):
    """The table of a class, what a pupil sees of a wrong program, slips to be cut out."""
    names = ["Nguyễn Văn An", "Trần Thị Bình", "Lê Hoàng Châu", "Phạm Minh Dũng", "Vũ Ngọc Hà", "Đỗ Quang Huy"]
    (folder / "class.toml").write_text(CLASS.replace("Nguyễn Văn An\nTrần Thị Bình", "\n".join(names)))
    with Served(server, folder, "--class", folder / "class.toml") as served, browser.tab(1000, 1000) as tab:
        come_as_teacher(tab, served)
        codes = codes_of_pupils(tab, served, len(names))
        tab.picture(into / "serve-codes.png")
        sessions = [ask(f"{served.address}/api/session", f"Code {code}", "")["session"] for code in codes]
        for number, session in enumerate(sessions):
            for id, source in (("nim", WRONG), ("nim", RIGHT if number % 2 else WRONG), ("hau", WRONG))[: 3 - number // 2]:
                ask(f"{served.address}/api/problems/{id}?file=a.cpp", f"Bearer {session}", source)
        opens_until(tab, f"{served.address}/class", "!document.querySelector('.matrix .wait') && document.querySelector('.matrix .yes')")
        tab.picture(into / "serve-class.png")
        tab.open(f"{served.address}/submissions/1")
        tab.click("form[action$='/search'] button")
        tab.wait("document.querySelector('#live .picture svg')", 120)
        tab.run("document.querySelector('#live h2').scrollIntoView({ block: 'center' })")
        tab.picture(into / "serve-example.png")


PARTS = [
    a_verdict_arrives_without_the_page_being_loaded_again,
    a_verdict_arrives_where_streams_do_not,
    a_file_is_handed_in,
    a_form_that_is_gone_back_to_hands_in_what_is_in_it_now,
    the_keyboard_alone_does_and_in_english,
    a_server_that_is_killed_and_comes_back_loses_nothing,
    what_is_typed_outlives_a_machine_that_sleeps_or_is_gone,
    everything_works_without_scripts,
    a_class_comes_in_by_its_codes,
    a_teacher_sees_who_is_stuck_and_with_what,
    two_pupils_and_a_teacher_are_there_at_once,
    programs_play_a_tournament_and_the_last_game_is_shown,
    no_page_is_wider_than_a_phone,
    the_pages_of_a_teacher_fit_a_phone,
    a_contest_from_the_form_to_the_opened_ranking,
]


def ensure(holds, why):
    """Something that has to hold."""
    if not holds:
        raise PageError(why)


def main():
    if program() is None:
        print("skipped: no Chromium here, the pages of a class are not tried in a browser", file=sys.stderr)
        return 0
    options = argparse.ArgumentParser()
    options.add_argument("server", nargs="?", type=pathlib.Path, default=ROOT / "target/release/serve")
    options.add_argument("--pictures", type=pathlib.Path)
    options = options.parse_args()
    server = options.server.resolve()
    if options.pictures:
        with Browser() as browser, tempfile.TemporaryDirectory() as folder:
            take_pictures(browser, server, pathlib.Path(folder), options.pictures)
        return 0

    def tried(part):
        with Browser() as browser, tempfile.TemporaryDirectory() as folder:
            try:
                part(browser, server, pathlib.Path(folder))
                return f"ok      {part.__name__}"
            except PageError as error:
                return f"FAILED  {part.__name__}: {error}"

    # Most of the time a part waits for a verdict.
    all = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for said in pool.map(tried, PARTS):
            print(said, flush=True)
            all.append(said)
    return 1 if any(it.startswith("FAILED") for it in all) else 0


if __name__ == "__main__":
    sys.exit(main())
