"""make site-check: the site in a real browser, as somebody would use it.

    python3 pages/check/check.py SITE [--judge JUDGE] [--only PART…] [--slow TIMES] [--pictures FOLDER]

Each part is a function of the files beside this one; what it says at its top is what must hold:

    reading.py   every page on a telephone, languages, the search of the road, hints, lessons and answers folded, where else
                 a problem is found, handouts, both schemes of colours, the keyboard alone
    playing.py   games won and lost by clicks, moves taken back, values against those of the native search
    around.py    openings, sides, opponents, the film, the history, links, dragging, the stop of a search, puzzles for one
    looking.py   tables: those of all lessons, other values, a cell that is asked about
    writing.py   programs typed, judged by clicks, kept, opened, deleted; the editor; keys; a telephone
    programs.py  programs compiled, run and judged by the page, against what is expected of each
    finding.py   the smallest input on which a program fails, at the board; examples before programs
    judging.py   tests made as the lock has them, verdicts against those of `judge run`, outputs without end

What all that takes, measure.py measures. Where there is no Chromium all parts are told as skipped, and where the site is
for reading only those that play or judge. The exit code is 1 if anything is not as it must be.
"""

import argparse
import concurrent.futures
import contextlib
import copy
import functools
import http.server
import pathlib
import sys
import threading
import time
import traceback

import around
import browser
import finding
import judging
import looking
import playing
import programs
import reading
import writing
from site_files import Site

ROOT = pathlib.Path(__file__).resolve().parents[2]
READING = reading.PARTS
ALIVE = [*reading.ALIVE, *playing.PARTS, *around.PARTS, *looking.PARTS, *judging.PARTS, *writing.PARTS, *programs.PARTS, *finding.PARTS]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Gives out files and says nothing."""

    def log_message(self, *_):
        pass


def served(folder):
    """The address under which a folder is given out."""
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    # A page that is closed breaks off.
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def tried(part, site):
    """What comes of a part."""
    began = time.monotonic()
    try:
        sign, said = "ok", part(site) or ""
    except (AssertionError, browser.PageError) as error:
        sign, said = "FAILED", "".join(traceback.format_tb(error.__traceback__)[-1:]) + str(error)
    return part, sign, time.monotonic() - began, said


def main():
    options = argparse.ArgumentParser()
    options.add_argument("site", type=pathlib.Path)
    options.add_argument("--judge", type=pathlib.Path, default=ROOT / "target/release/judge")
    options.add_argument("--only", nargs="*", help="names of parts")
    options.add_argument("--slow", type=float, default=1, metavar="TIMES", help="as on a device that is so many times slower")
    options.add_argument("--pictures", type=pathlib.Path, help="take pictures of ten pages into this folder, and nothing else")
    options = options.parse_args()
    folder = options.site.resolve()
    site = Site(folder, ROOT, options.judge, folder.as_uri(), served(folder))
    parts = [part for part in READING + ALIVE if not options.only or part.__name__ in options.only]
    skipped = []
    if browser.program() is None:
        print("site-check: no Chromium here (apt-get install chromium)")
        parts, skipped = [], parts
    elif not site.rooms():
        print("site-check: this site has no modules, so nothing is played or judged there (make modules)")
        parts, skipped = [part for part in parts if part in READING], [part for part in parts if part in ALIVE]
    if not parts:
        print(f"0 passed, 0 failed, {len(skipped)} skipped")
        return 0
    if options.pictures:
        with browser.Browser() as window:
            site.browser = window
            reading.take_pictures(site, options.pictures)
        return 0
    # Most parts wait for a page most of the time: two go on at a time, each in a browser of its own.
    failed = 0
    own = threading.local()
    with contextlib.ExitStack() as windows:
        def begin():
            own.site = copy.copy(site)
            own.site.browser = windows.enter_context(browser.Browser(slower=options.slow))

        with concurrent.futures.ThreadPoolExecutor(2, initializer=begin) as pool:
            for part, sign, seconds, said in pool.map(lambda part: tried(part, own.site), parts):
                failed += sign != "ok"
                print(f"{sign:6} {part.__name__:45} {seconds:6.1f} s  {said}", flush=True)
    print(f"{len(parts) - failed} passed, {failed} failed, {len(skipped)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
