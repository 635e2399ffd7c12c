#!/usr/bin/env python3
"""Tells which links of the .md and .html files below a folder lead nowhere: to a file that is not there, or to a part
of a page that has none of this name.

usage: links.py FOLDER
"""

import pathlib
import re
import sys
import urllib.parse

folder = pathlib.Path(sys.argv[1])
LINKS = {".md": re.compile(r"\]\(([^)\s]+)\)"), ".html": re.compile(r"(?:href|src|url)=\"?([^\"\s>]+)")}
texts = {path: path.read_text(encoding="utf-8-sig") for path in folder.rglob("*") if path.suffix in LINKS}
parts = {path.resolve(): set(re.findall(r"\bid=\"([^\"]+)\"", text)) for path, text in texts.items()}
dead = []
count = 0
for path, text in texts.items():
    # What is only shown leads nowhere.
    text = re.sub(r"^```.*?^```|`[^`\n]*`(?!\])", "", text, flags=re.S | re.M) if path.suffix == ".md" else text
    for link in LINKS[path.suffix].findall(text):
        place, _, part = urllib.parse.unquote(link).partition("#")
        # What stands behind the name of a part is for a script.
        part = part.partition("?")[0]
        if re.match(r"[a-z]+:", place):
            continue
        count += 1
        target = (path.parent / place if place else path).resolve()
        if not target.exists() or (part and target.suffix == ".html" and part not in parts[target]):
            dead.append(f"{path.relative_to(folder)}: {link}")
print("\n".join(dead) or f"{count} links in {len(texts)} texts, each leads to something")
sys.exit(bool(dead or not count))
