"""Tables: those of all lessons come out as they are printed there, and can be changed."""

import json
import time

# What stands before the cells of a table of one line.
TITLES = {"remoteness": "moves", "grundy": "Grundy", "points": "points ahead", "winning": "winning moves"}

CELLS = """(async (table) => {
  const room = await TroChoi.room(TroChoi.data().id);
  const { rows, cols, names, height, width, at } = TroChoi.family.inputsOf(
    { ...table, rows: table.rows ?? "", cols: table.cols ?? "" });
  const show = table.show ?? (TroChoi.data().plays ? "outcome" : "answer");
  const cells = [];
  for (let row = 0; row < height; row++) {
    cells.push(await Promise.all(Array.from({ length: width }, async (_, col) =>
      (await room.ask({ do: "cells", inputs: [at(row, col)], show, game: (table.game ?? 1) - 1 })).cells?.[0].text ?? "")));
  }
  return { cells, show, rows: Boolean(rows), cols: Boolean(cols), names: Boolean(names) };
})"""


def the_tables_of_all_lessons_are_the_same(site):
    """Every table that a lesson prints has the same cells when it is computed on the page."""
    count = 0
    with site.page("en/index.html") as tab:
        for id in site.daily():
            tables = site.data(id)["tables"]
            if tables:
                tab.open(f"{tab.base}/en/{id}.html")
            for table in tables:
                found = tab.run(f"{CELLS}({json.dumps(table)})", 300)
                arguments = [it for text in table["inputs"] for it in ("--input", text)]
                for name in ("rows", "cols", "show", "game"):
                    arguments += [f"--{name}", table[name]] if table[name] else []
                native = site.judge("table", id, *arguments, "--lang", "en")
                assert printed(found, native), f"{id}: {table}\n{native}\n{found['cells']}"
                count += 1
    return f"{count} tables"


def printed(found, native):
    """Whether what was printed has these cells, row by row; names of inputs and rows stand before them, and below
    there may be a line that tells what the signs mean."""
    wanted = [[word for cell in row for word in cell.split()] for row in found["cells"]]
    if not found["cols"]:
        lines = [line.split() for line in native.split("\n\n")[0].splitlines()]
        lines = lines[1:] if found["rows"] or found["names"] else lines
        return len(lines) == len(wanted) and all(line[len(line) - len(row):] == row for line, row in zip(lines, wanted))
    named = 1 if found["rows"] else len(TITLES.get(found["show"], "one").split())
    rows = [[] for _ in wanted]
    # A table that is too wide stands in several blocks, each below a line of names.
    for block in native.split("\n\n"):
        lines = block.splitlines()[1:]
        for row, line in zip(rows, lines if len(lines) == len(rows) else []):
            row.extend(line.split()[named:])
    return rows == wanted


def a_table_is_changed_and_tells_of_its_cells(site):
    """A lesson's table opens live; other values are chosen; the pointer and the arrow keys tell of a cell."""
    with site.page("en/hau.html") as tab:
        tab.click("#look button", "Table 1")
        tab.wait("document.querySelectorAll('.look-table td.lost').length === 11", 60)
        tab.hover(".look-table tbody tr:nth-child(13) td:nth-child(4)")
        tab.wait("document.querySelector('.look-told').textContent.includes('y = 1, x = 2: lost')")
        tab.choose("#look-show", "remoteness")
        tab.wait("document.querySelector('.look-table tbody tr:nth-child(14) td:nth-child(2)')?.textContent === '-0'", 60)
        tab.put("#look-rows", "y=59..0")
        tab.put("#look-cols", "x=0..49")
        tab.choose("#look-show", "outcome")
        tab.wait("document.querySelector('canvas.look-picture')", 60)
        tab.wait("document.querySelector('.look-legend').textContent", 600)
        tab.run("document.querySelector('canvas.look-picture').focus()")
        tab.key("ArrowRight")
        tab.wait("document.querySelector('.look-told').textContent.includes('y = 59, x = 0')")
        tab.choose("#look-show", "answer:1")
        tab.put("#look-rows", "y=1")
        tab.click("#look button[type=submit]")
        tab.wait("document.querySelector('#look [role=status]').textContent.includes('range')")
        assert tab.run("document.querySelector('.look-legend').textContent") == "", "the legend is that of the last table"


def a_large_table_takes_seconds(site):
    """Forty thousand cells of what the reference answers are there within seconds, inputs that are none among them."""
    with site.page("en/nim.html") as tab:
        tab.put("#look-input", "2\n{x}\n{y}")
        tab.put("#look-rows", "y=199..0")
        tab.put("#look-cols", "x=0..199")
        tab.choose("#look-show", "answer:1")
        began = time.monotonic()
        tab.wait("!document.querySelector('#look .look-form .tools button:nth-child(2)').hidden || document.querySelector('canvas')", 60)
        tab.wait("document.querySelector('canvas.look-picture') && document.querySelector('#look .look-form .tools button:nth-child(2)').hidden", 300)
        seconds = time.monotonic() - began
        assert seconds < 60, f"{seconds:.0f} s"
        return f"{seconds:.1f} s"


PARTS = [the_tables_of_all_lessons_are_the_same, a_table_is_changed_and_tells_of_its_cells, a_large_table_takes_seconds]
