"""Hydro: its import and its judge out of their sources, in Node; hydro.mjs tells what stands around them."""

import json
import pathlib
import shutil

from sites import cloned
from tools import LONG, Skipped, Tool, run

# What its sources need of npm.
NEEDED = [
    "esbuild", "fs-extra", "js-yaml", "lodash", "@zip.js/zip.js", "p-queue", "cac", "semver", "shell-quote", "schemastery",
    "@opentelemetry/api", "superagent", "ws", "reggol", "systeminformation", "search-query-parser",
]


class Hydro(Tool):
    """Packages as archives into its import, programs into its judge."""

    name, system = "hydro", "hydro"

    def __init__(self, home):
        self.clone = home / "hydro-dev+Hydro"
        self.home = home / "hydro"
        self.store = home / "work" / "hydro"

    def prepare(self):
        if shutil.which("node") is None or shutil.which("npm") is None:
            raise Skipped("there is no Node with its npm")
        cloned("hydro-dev/Hydro", self.clone)
        done = self.home / "installed"
        if not done.exists():
            self.home.mkdir(exist_ok=True)
            (self.home / "package.json").write_text("{}")
            code, text = run(["npm", "install", "--silent", *NEEDED], self.home, seconds=900)
            if code != 0:
                raise Skipped(f"npm cannot install what Hydro needs: {(text.strip().splitlines() or [code])[-1]}")
            done.write_text("")
        shutil.copy(pathlib.Path(__file__).with_suffix(".mjs"), self.home)

    def told(self, packages, programs=()):
        """What became of each package, and all that was printed."""
        command = ["node", "hydro.mjs", self.clone, self.store, *packages, "--", *programs]
        code, text = run(command, self.home, seconds=LONG)
        lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        return {line["name"]: line for line in lines}, text

    def takes(self, packages):
        found, text = self.told([f"{it}.zip" for it in packages])
        last = (text.strip().splitlines() or ["nothing was printed"])[-1]
        return {it.name: self.fault(found.get(it.name), last) for it in packages}

    @staticmethod
    def fault(problem, last):
        """What is wrong with what was imported."""
        if problem is None:
            return last
        wanted = {"pid": problem["name"], "languages": ["en", "vi"], "faults": []}
        wrong = [f"{key}: {problem.get(key)}" for key, value in wanted.items() if problem.get(key) != value]
        if not wrong and sum(problem["points"]) != 100:
            wrong = [f"points: {problem['points']}"]
        return "; ".join(wrong)

    def ask(self, package, programs):
        found, text = self.told([package], programs)
        scores = [it.get("score") for it in found.get(package.name, {}).get("scores", [])]
        right, wrong = scores if len(scores) == 2 else (None, None)
        return right == 100, wrong is not None and wrong < 100, text
