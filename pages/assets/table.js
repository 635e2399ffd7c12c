"use strict";
// A table that fills itself: text where it fits, squares or dots where there are many cells. The pointer and the
// arrow keys go from cell to cell.

globalThis.TroChoi ??= {};

(() => {
  const { say } = TroChoi;
  const { make } = TroChoi.parts;
  const KINDS = { lost: say("look-lost"), won: say("look-won"), drawn: say("look-drawn") };

  // Rows and columns up to which a table of text is drawn; beyond, a picture of squares.
  const MOST_ROWS = 40;
  const MOST_COLS = 30;
  // Values in one line up to which they stand in a table; beyond, a diagram of dots.
  const MOST_IN_LINE = 40;
  // Sides of the squares of a picture, in pixels.
  const SIDES = [3, 4, 6, 8, 12, 16, 24];
  // The looks of cells, whose colours tools.css has.
  const LOOKS = ["lost", "drawn", "won", "text", "empty", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"];
  const DARK = ["lost", "v0", "v4", "v5", "v6", "v7"];
  // Place for names at the left of and below a picture.
  const MARGIN = 44;
  const FIELD = { width: 600, height: 220 };

  // A cell as `judge table` writes it, `{kind, text, moves}`: what an ending looks like depends on what is shown.
  const cellOf = (text, show) => {
    const signs = { outcome: { X: "lost", "·": "won", "=": "drawn" }, remoteness: { "-": "lost", "+": "won", "=": "drawn" } };
    const kind = text === "" ? "empty" : signs[show]?.[show === "outcome" ? text : text[0]];
    if (kind) return { kind, text, moves: /^[+-]\d/.test(text) && show === "remoteness" ? text.slice(1) : null };
    return { kind: /^-?\d+$/.test(text) ? "number" : "text", text };
  };

  // The class of a cell, from which its colour comes.
  function lookOf(cell) {
    if (!cell || cell.kind === "empty") return "empty";
    if (cell.kind === "number") return `v${Math.min(7, Math.max(0, Number(cell.text) || 0))}`;
    return cell.kind;
  }

  // What a cell tells, in words.
  function told(cell) {
    if (!cell) return say("look-not-yet");
    if (cell.kind === "empty") return say("look-empty");
    if (!(cell.kind in KINDS)) return cell.text;
    const moves = cell.moves == null ? "" : ` (${say("look-moves", cell.moves)})`;
    return KINDS[cell.kind] + moves;
  }

  // `tell` is told where the pointer is, what stands there, and its input.
  TroChoi.Table = class {
    static KINDS = KINDS;
    static cellOf = cellOf;
    #cells;
    #shown;
    #drawn = () => {};
    #side = SIDES.length;

    constructor(family, place, tell) {
      this.family = family;
      this.grid = TroChoi.family.inputsOf(family);
      this.tell = tell;
      this.place = place;
      this.cursor = null;
      this.#cells = Array.from({ length: this.grid.height }, () => []);
      this.#begin();
    }

    cell(row, col) {
      return this.#cells[row][col];
    }

    put(row, col, cell) {
      this.#cells[row][col] = cell;
      this.#drawn(row, col);
    }

    // Larger or smaller squares.
    zoom(step) {
      this.#side = Math.max(0, Math.min(SIDES.length - 1, this.#side + step));
      this.#begin();
    }

    // Whether its squares can be larger or smaller.
    get isZoomed() {
      return this.#side < SIDES.length;
    }

    #begin() {
      const { height, width, names } = this.grid;
      const isLine = !names && (height === 1 || width === 1) && height * width > MOST_IN_LINE;
      if (isLine) this.#diagram();
      else if (names || (height <= MOST_ROWS && width <= MOST_COLS)) this.#text();
      else this.#squares();
      this.place.replaceChildren(this.#shown);
      this.#shown.addEventListener("keydown", (event) => this.#key(event));
    }

    #text() {
      const { rows, cols, names, height, width } = this.grid;
      const corner = [rows?.name, cols?.name].filter((name) => name).join(" \\ ");
      const head = make("tr", {}, make("th", {}, corner));
      for (let col = 0; col < width; col++) {
        head.append(make("th", { scope: "col" }, cols ? String(cols.values[col]) : say("look-value")));
      }
      const body = make("tbody");
      const fields = [];
      for (let row = 0; row < height; row++) {
        const name = names?.[row] ?? (rows ? String(rows.values[row]) : "");
        const line = make("tr", {}, make("th", { scope: "row" }, name));
        fields.push([]);
        for (let col = 0; col < width; col++) {
          const field = make("td", { onmouseenter: () => this.#point(row, col) });
          fields[row].push(field);
          line.append(field);
        }
        body.append(line);
      }
      this.#shown = make("table", { class: "look-table", tabindex: "0" }, make("thead", {}, head), body);
      this.#drawn = (row, col) => {
        const cell = this.cell(row, col);
        fields[row][col].textContent = cell?.text ?? "";
        fields[row][col].className = lookOf(cell);
      };
      this.mark = (row, col) => {
        this.#shown.querySelector(".here")?.classList.remove("here");
        fields[row][col].classList.add("here");
      };
      this.#all();
    }

    // A canvas with this place for squares or dots, and names at its sides.
    #canvas(width, height, fieldAt) {
      const canvas = make("canvas", { class: "look-picture", tabindex: "0", role: "img" });
      canvas.setAttribute("aria-label", say("look-picture"));
      canvas.width = MARGIN + width + 12;
      canvas.height = 8 + height + MARGIN;
      canvas.addEventListener("mousemove", (event) => {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const at = fieldAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
        if (at) this.#point(...at);
      });
      this.#shown = canvas;
      const style = getComputedStyle(document.documentElement);
      const colours = Object.fromEntries(LOOKS.map((look) => [look, style.getPropertyValue(`--look-${look}`).trim()]));
      const pen = canvas.getContext("2d");
      pen.font = "11px sans-serif";
      const ink = getComputedStyle(document.body).color;
      return { pen, colours, ink };
    }

    #squares() {
      const { rows, cols, height, width } = this.grid;
      if (this.#side === SIDES.length) {
        const fitting = SIDES.filter((side) => side * Math.max(width, height) <= 640);
        this.#side = Math.max(0, fitting.length - 1);
      }
      const side = SIDES[this.#side];
      const place = (x, y) => {
        const [row, col] = [Math.floor((y - 8) / side), Math.floor((x - MARGIN) / side)];
        return row >= 0 && row < height && col >= 0 && col < width ? [row, col] : null;
      };
      const { pen, colours, ink } = this.#canvas(side * width, side * height, place);
      this.#drawn = (row, col) => {
        const cell = this.cell(row, col);
        if (!cell) return;
        const [x, y] = [MARGIN + side * col, 8 + side * row];
        const look = lookOf(cell);
        pen.fillStyle = colours[look];
        pen.fillRect(x, y, side, side);
        const sign = cell.text;
        if (side >= 16 && sign.length * 7 <= side && sign !== "·") {
          pen.fillStyle = DARK.includes(look) ? "#ffffff" : "#222222";
          pen.textAlign = "center";
          pen.fillText(sign, x + side / 2, y + side / 2 + 4);
        }
      };
      this.mark = () => {};
      this.#all();
      pen.fillStyle = ink;
      const every = Math.ceil(30 / side);
      pen.textAlign = "end";
      for (let row = 0; rows && row < height; row += every) {
        pen.fillText(rows.values[row], MARGIN - 6, 8 + side * row + side / 2 + 4);
      }
      pen.textAlign = "center";
      for (let col = 0; cols && col < width; col += every) {
        pen.fillText(cols.values[col], MARGIN + side * col + side / 2, 8 + side * height + 14);
      }
      pen.fillText(rows?.name ?? "", 8, 14);
      pen.fillText(cols?.name ?? "", MARGIN + (side * width) / 2, 8 + side * height + 32);
    }

    #diagram() {
      const { rows, cols, height } = this.grid;
      const axis = cols ?? rows;
      const cellAt = (place) => (height === 1 ? [0, place] : [place, 0]);
      const count = axis.values.length;
      const x = (place) => MARGIN + (place * FIELD.width) / Math.max(1, count - 1);
      const place = (at) => {
        const nearest = Math.round(((at - MARGIN) * (count - 1)) / FIELD.width);
        return nearest >= 0 && nearest < count ? cellAt(nearest) : null;
      };
      const { pen, colours, ink } = this.#canvas(FIELD.width, FIELD.height, place);
      const numberOf = (cell) => {
        if (cell?.kind === "number") return Number(cell.text);
        return { won: 1, lost: 0, drawn: 0.5 }[cell?.kind];
      };
      let [least, most] = [0, 1];
      const y = (value) => 8 + FIELD.height - ((value - least) * FIELD.height) / (most - least);
      const dot = (at) => {
        const value = numberOf(this.cell(...cellAt(at)));
        if (value === undefined) return;
        pen.fillStyle = value === 0 ? colours.lost : colours.v5;
        const radius = count > 300 ? 1.5 : 3;
        pen.beginPath();
        pen.arc(x(at), y(value), radius, 0, 2 * Math.PI);
        pen.fill();
      };
      const again = () => {
        pen.clearRect(0, 0, this.#shown.width, this.#shown.height);
        pen.fillStyle = ink;
        pen.textAlign = "end";
        for (let value = least; value <= most; value += Math.ceil((most - least) / 5)) {
          pen.fillText(value, MARGIN - 6, y(value) + 4);
          pen.globalAlpha = 0.2;
          pen.fillRect(MARGIN, y(value), FIELD.width, 1);
          pen.globalAlpha = 1;
        }
        pen.textAlign = "center";
        for (let at = 0; at < count; at += Math.ceil(count / 8)) {
          pen.fillText(axis.values[at], x(at), 8 + FIELD.height + 16);
        }
        pen.fillText(axis.name, MARGIN + FIELD.width / 2, 8 + FIELD.height + 34);
        for (let at = 0; at < count; at++) dot(at);
      };
      this.#drawn = (row, col) => {
        const value = numberOf(this.cell(row, col)) ?? 0;
        if (value >= least && value <= most) return dot(row + col);
        [least, most] = [Math.min(least, value), Math.max(most, value)];
        again();
      };
      this.mark = () => {};
      for (const line of this.#cells) {
        for (const cell of line) {
          const value = numberOf(cell) ?? 0;
          [least, most] = [Math.min(least, value), Math.max(most, value)];
        }
      }
      again();
    }

    #all() {
      this.#cells.forEach((line, row) => line.forEach((_, col) => this.#drawn(row, col)));
    }

    // Says what a cell tells.
    #point(row, col) {
      this.cursor = [row, col];
      this.mark(row, col);
      const { rows, cols, names, at } = this.grid;
      const places = [rows && `${rows.name} = ${rows.values[row]}`, cols && `${cols.name} = ${cols.values[col]}`];
      const where = names ? names[row] : places.filter((part) => part).join(", ");
      this.tell(where, told(this.cell(row, col)), at(row, col));
    }

    #key(event) {
      const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const [row, col] = this.cursor ?? [-step[0], -step[1]];
      const within = (place, most) => Math.max(0, Math.min(most - 1, place));
      this.#point(within(row + step[0], this.grid.height), within(col + step[1], this.grid.width));
    }
  };
})();
