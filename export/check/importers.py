"""CMS and DOMjudge: what their own importers make of a folder of packages, out of their sources and without a database.

They run no programs here: that needs their sandboxes.
"""

import pathlib
import shutil

from sites import cloned
from tools import LONG, Skipped, Tool, of_lines, python, run

HERE = pathlib.Path(__file__).parent


class CmsLoader(Tool):
    """CMS's loader: contest.yaml and every task.yaml, and what a pupil would be told of his points."""

    name, system = "italy_yaml, CMS's loader", "cms"
    # What the loader and the models of the database import; psycopg2 itself wants the headers of PostgreSQL.
    needed = [
        "setuptools>=77", "tornado==4.5.3", "backports.ssl-match-hostname", "patool", "sqlalchemy<1.4", "psycopg2-binary",
        "netifaces", "pycryptodomex", "psutil", "gevent", "werkzeug", "bcrypt", "chardet", "babel==2.12.1", "pyxdg", "jinja2",
        "markdown-it-py", "pyyaml", "requests",
    ]

    def __init__(self, home):
        self.clone, self.venv, self.home = home / "cms-dev+cms", home / "cms-dev+cms-python", home / "work" / "cms-loader"
        self.bin = self.venv / "bin"

    def prepare(self):
        self.home.mkdir(parents=True, exist_ok=True)
        cloned("cms-dev/cms", self.clone)
        done = self.venv / "installed"
        if done.exists():
            return
        pip = [self.bin / "pip", "install", "--quiet"]
        for command in [
                [python(), "-m", "venv", self.venv], [*pip, *self.needed],
                [*pip, "--no-deps", "--no-build-isolation", "--editable", self.clone]]:
            code, text = run(command, self.home, seconds=900)
            if code != 0:
                raise Skipped(f"CMS cannot be installed: {(text.strip().splitlines() or [code])[-1]}")
        (self.venv / "etc").mkdir(exist_ok=True)
        shutil.copy(self.clone / "config" / "cms.sample.toml", self.venv / "etc" / "cms.toml")
        done.write_text("")

    def takes(self, packages):
        # It leaves marks in the folder that it reads.
        copy = self.home / "packages"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(packages[0].parent, copy, ignore=shutil.ignore_patterns("*.zip"))
        return of_lines(*run([self.bin / "python", HERE / "cms_loader.py", copy], self.home, seconds=LONG), packages)


class DomjudgeImport(Tool):
    """DOMjudge's import: contest.yaml, problems.yaml and every archive that is named there."""

    name, system = "DOMjudge's import", "icpc"

    def __init__(self, home):
        self.clone, self.home = home / "DOMjudge+domjudge", home / "work"

    def prepare(self):
        if shutil.which("php") is None:
            raise Skipped("there is no PHP")
        cloned("DOMjudge/domjudge", self.clone)

    def takes(self, packages):
        command = ["php", HERE / "domjudge.php", self.clone, packages[0].parent]
        return of_lines(*run(command, self.home, seconds=LONG), packages)
