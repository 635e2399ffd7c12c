"""The site on disk, and pages of it before a person."""

import contextlib
import json
import os
import re
import subprocess

from browser import PageError


class Site:
    """The site's folder, its addresses from a disk and from a server, and the native judge beside it."""

    def __init__(self, folder, root, judge, disk, server):
        self.folder, self.root, self.program, self.disk, self.server = folder, root, judge, disk, server
        self.browser = None

    def pages(self):
        """Paths of all pages."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.html"))

    def data(self, id):
        """What the page of a problem tells its scripts."""
        page = (self.folder / "en" / f"{id}.html").read_text()
        return json.loads(re.search(r'id="room">(.*?)</script>', page, re.S)[1])

    def rooms(self):
        """The ids of all problems whose module is there."""
        return sorted(path.stem for path in (self.folder / "assets/rooms").glob("*.js"))

    def daily(self):
        """Those of them that ROOMS names, or all: what takes longest is done for every second room a day."""
        named = os.environ.get("ROOMS", "").split()
        return [id for id in self.rooms() if id in named or not named]

    def judge(self, *arguments, check=True, **setting):
        """What the native judge prints, in English, where these are set besides."""
        command = [self.program, "--root", self.root, *arguments]
        done = subprocess.run([str(it) for it in command], capture_output=True, text=True, timeout=600, env=dict(os.environ, LC_ALL="C", **setting), check=False)
        if check and done.returncode not in (0, 1):
            raise PageError(f"{' '.join(map(str, command))}: {done.stderr}")
        return done.stdout

    @contextlib.contextmanager
    def page(self, path, served=False, **looks):
        """A page in a tab of its own; at its end nothing may have gone wrong on it, and nothing may have been
        asked of another host."""
        base = self.server if served else self.disk
        with self.browser.tab(**looks) as tab:
            tab.base = base
            if path is not None:
                tab.open(f"{base}/{path}")
            yield tab
            assert_quiet(tab)


def assert_quiet(tab):
    """No error, no warning, no other host."""
    assert tab.said == [], f"{tab.run('location.href')} says {tab.said[:3]}"
    strange = [url for url in tab.asked if not url.startswith((tab.base, "data:", "blob:"))]
    assert strange == [], f"asked for {strange[:3]}"
