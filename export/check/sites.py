"""Sites that take packages in: DMOJ's and VNOJ's, out of their sources, with a database in a file.

What they do with a whole folder of packages is asked, no program is run: that is the judges' part.
"""

import os
import shutil
import threading

from tools import LONG, Skipped, Tool, of_lines, python, run

# Their migrations are for MySQL alone, so the tables are made from the models.
SETTINGS = """
import os
import pathlib

HOME = pathlib.Path(os.environ["SITE_HOME"])
SECRET_KEY = "any"
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": HOME / "site.sqlite"}}
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
DMOJ_PROBLEM_DATA_ROOT = str(HOME / "problems")
STATIC_ROOT = str(HOME / "static")


class Nothing(dict):
    def __contains__(self, name):
        return True

    def __getitem__(self, name):
        return None


MIGRATION_MODULES = Nothing()
"""


# Several rows of the table may ask for the same sources.
INSTALLING = threading.Lock()


def cloned(source, target):
    """The newest sources of a repository on GitHub."""
    if not target.exists():
        address = f"https://github.com/{source}"
        code, text = run(["git", "clone", "--quiet", "--depth", "1", address, target], target.parent, seconds=900)
        if code != 0:
            shutil.rmtree(target, ignore_errors=True)
            raise Skipped(f"{source} cannot be had: {(text.strip().splitlines() or [code])[-1]}")


class Site(Tool):
    """A site, into which the script beside the packages is to bring all problems."""

    source = ""

    def __init__(self, home):
        self.clone = home / self.source.replace("/", "+")
        self.venv = home / (self.clone.name + "-python")
        self.bin = self.venv / "bin"
        self.home = home / "work" / f"{self.clone.name}-{self.system}"

    def call(self, command):
        """Runs the site's Python in its folder."""
        path = f"{self.bin}:{os.environ['PATH']}"
        there = dict(os.environ, PATH=path, SITE_HOME=str(self.home))
        return run([self.bin / "python", *command], self.clone, seconds=LONG, env=there)

    def install(self):
        """Installs it, unless it is there already."""
        cloned(self.source, self.clone)
        done = self.venv / "installed"
        if not done.exists():
            wanted = self.venv / "requirements.txt"
            code, text = run([python(), "-m", "venv", self.venv], self.clone)
            # The client of MySQL wants to be compiled with its headers; another stands in its place.
            listed = (self.clone / "requirements.txt").read_text().replace("mysqlclient\n", "")
            wanted.write_text(listed + "\npymysql\npypandoc-binary\n")
            if code == 0:
                code, text = self.call(["-m", "pip", "install", "--quiet", "-r", wanted])
            if code != 0:
                raise Skipped(f"{self.source} cannot be installed: {(text.strip().splitlines() or [code])[-1]}")
            pandoc = self.call(["-c", "import pypandoc; print(pypandoc.get_pandoc_path())"])[1].split()[-1]
            (self.bin / "pandoc").symlink_to(pandoc)
            done.write_text("")
        (self.clone / "dmoj" / "local_settings.py").write_text(SETTINGS)

    def prepare(self):
        with INSTALLING:
            self.install()
        shutil.rmtree(self.home, ignore_errors=True)
        (self.home / "problems").mkdir(parents=True)
        for command in (["migrate", "--run-syncdb"], ["loaddata", "language_small"]):
            code, text = self.call(["manage.py", *command])
            if code != 0:
                raise Skipped(f"{self.source} cannot be set up: {(text.strip().splitlines() or [code])[-1]}")

    count = "from judge.models import Problem; print(*Problem.objects.values_list('code', flat=True))"

    def takes(self, packages):
        # Twice: what is there is updated.
        script = packages[0].parent / "create.py"
        for _ in range(2):
            code, text = self.call([script])
            if code != 0:
                break
        there = self.call(["manage.py", "shell", "-c", self.count])[1].split()
        last = (text.strip().splitlines() or [code])[-1]
        is_there = {it.name: it.name in there and (self.home / "problems" / it.name / "init.yml").exists() for it in packages}
        return {name: "" if is_in else last for name, is_in in is_there.items()}


class DmojSite(Site):
    """DMOJ's site."""

    name, system, source = "its site", "dmoj", "DMOJ/online-judge"


class VnojSite(Site):
    """VNOJ's site."""

    name, system, source = "its site", "vnoj", "VNOI-Admin/OJ"


class VnojImport(VnojSite):
    """VNOJ's importer of Polygon's packages."""

    name, system = "VNOJ's importer", "polygon"
    importer = (
        "import json, pathlib, sys\n"
        "from judge.models import Problem, ProblemData, ProblemGroup, ProblemType\n"
        "from judge.utils.codeforces_polygon import PolygonImporter\n"
        "for model in (ProblemGroup, ProblemType):\n"
        "    model.objects.get_or_create(name='any', full_name='Any')\n"
        "config = {'main_statement_language': 'vietnamese', 'polygon_to_site_language_map': {'english': 'en'},\n"
        "          'ignore_zero_point_batches': True, 'ignore_zero_point_cases': True}\n"
        "for folder in map(pathlib.Path, ARGUMENTS):\n"
        "    code = folder.name.replace('-', '')\n"
        "    try:\n"
        "        PolygonImporter(f'{folder}.zip', code, interactive=False, config=config).run()\n"
        "        told = ProblemData.objects.get(problem__code=code).feedback\n"
        "        text = Problem.objects.get(code=code).description\n"
        "        rows = [line.split('~')[1::2] for line in text.splitlines() if line.startswith('|')]\n"
        "        told = told or ('|' in ''.join(sum(rows, [])) and 'a formula ends a cell') or ''\n"
        "    except Exception as error:\n"
        "        told = repr(error)\n"
        "    print(json.dumps([folder.name, told]))\n")

    def takes(self, packages):
        text = self.importer.replace("ARGUMENTS", repr([str(it) for it in packages]))
        return of_lines(*self.call(["manage.py", "shell", "-c", text]), packages)
