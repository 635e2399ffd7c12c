"use strict";
// The tables of a problem, live: choose rows, columns and what is shown, and look for the pattern.

globalThis.TroChoi ??= {};

(() => {
  const section = document.getElementById("look");
  if (!section) return;
  const { say, button } = TroChoi;
  const { make, pause } = TroChoi.parts;
  const data = TroChoi.data();

  // What can be shown of an input with a game, and what of one without.
  const OF_GAMES = ["outcome", "remoteness", "grundy", "points", "winning"];
  const OF_ANSWERS = ["answer", "answer:1", "answer:2", "answer:3", "answer:last"];

  // What those are called; what is wrong with a choice.
  const SHOWN = {
    outcome: say("look-outcome"),
    remoteness: say("look-remoteness"),
    grundy: say("look-grundy"),
    points: say("look-points"),
    winning: say("look-winning"),
    answer: say("look-answer"),
    "answer:last": say("look-last-word"),
  };
  const WRONG = {
    NEEDS_INPUT: () => say("look-needs-input"),
    NO_AXES: () => say("look-no-axes"),
    TOO_MANY_CELLS: (most) => say("look-too-many-cells", most),
    NEEDS_RANGE: () => say("look-needs-range"),
    OPEN_BRACE: (piece) => say("look-open-brace", piece),
    TOO_LONG: () => say("look-too-long"),
    NO_SUM: (piece) => say("look-no-sum", piece),
    NO_RANGE: (name) => say("look-no-range", name),
  };

  // Cells that a room is asked for at a time, at first; as long as it answers sooner than this, in milliseconds, it is
  // asked for more. The most cells, and the most rooms that share the work.
  const AT_A_TIME = 8;
  const SOON = 60;
  const MOST_AT_A_TIME = 1024;
  const MOST_ROOMS = 4;
  // The section: what is chosen, the table, and what the cell under the pointer tells.
  class Look {
    #rooms = [];
    #run = 0;
    #table = null;

    constructor(section) {
      this.section = section;
      const field = (name, label, tag, attributes = {}) => {
        this[name] = make(tag, { id: `look-${name}`, autocomplete: "off", spellcheck: "false", ...attributes });
        return make("p", {}, make("label", { for: `look-${name}` }, label), this[name]);
      };
      const isGame = data.plays;
      const live = section.querySelector(".live") ?? section;
      this.progress = make("span", { role: "status" });
      this.stop = make("button", { type: "button", hidden: true, onclick: () => this.#stop() }, say("look-stop"));
      this.place = make("div", { class: "scroll" });
      this.told = make("output", { class: "look-told" });
      this.legend = make("p", { class: "look-legend" });
      const zoom = (sign, label, step) =>
        make("button", { type: "button", "aria-label": label, onclick: () => this.#table.zoom(step) }, sign);
      this.zooms = make("span", { hidden: true }, zoom("−", say("look-smaller"), -1), zoom("+", say("look-larger"), 1));
      const form = make("form", { class: "look-form" },
        field("input", say("look-input", "{n}", "{2n+1}"), "textarea", { rows: "4" }),
        field("rows", say("look-rows"), "input", { placeholder: "y=9..0" }),
        field("cols", say("look-cols"), "input", { placeholder: "x=0..9" }),
        field("show", say("look-show"), "select", { onchange: () => this.draw() }),
        isGame ? field("game", say("look-game"), "input", { type: "number", min: "1", value: "1" }) : null,
        make("p", { class: "tools" }, make("button", { type: "submit" }, say("look-draw")), this.stop, this.zooms, this.progress));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        this.draw();
      });
      this.show.append(...[...(isGame ? OF_GAMES : []), ...OF_ANSWERS].map((show) => this.#option(show)));
      const families = data.tables;
      const choices = families.map((family, place) =>
        button(say("look-of-lesson", place + 1), () => this.open(family), "quiet"));
      live.append(make("p", { class: "tools" }, choices), form, this.place, this.legend, this.told);
      // The same below each table of the lesson.
      const shown = document.querySelectorAll('figure[data-kind="table"]:not(.answer *)');
      if (shown.length === families.length) {
        shown.forEach((figure, place) =>
          figure.append(button(say("look-open"), () => this.open(families[place]), "small")));
      }
      if (families[0]) this.#fill(families[0]);
    }

    #option(show) {
      const name = SHOWN[show] ?? say("look-word", show.split(":")[1]);
      return make("option", { value: show }, name);
    }

    #fill(family) {
      const show = family.show || (data.plays ? "outcome" : "answer");
      if (![...this.show.options].some((option) => option.value === show)) {
        this.show.append(this.#option(show));
      }
      this.input.value = family.inputs.map((input) => input.replaceAll("\\n", "\n")).join("\n---\n");
      this.rows.value = family.rows ?? "";
      this.cols.value = family.cols ?? "";
      if (this.game) this.game.value = family.game ?? 1;
      this.rules = family.rules;
      this.show.value = show;
    }

    // A table of the lesson, drawn here.
    open(family) {
      this.#fill(family);
      this.section.scrollIntoView();
      this.draw();
    }

    // What is chosen; several inputs are parted by a line of dashes.
    get family() {
      const inputs = this.input.value.split(/\n-{3,}\n/).map((input) => input.replace(/\n+$/, ""));
      const { rows, cols, show, game } = this;
      return { inputs, rows: rows.value, cols: cols.value, show: show.value, game: Number(game?.value) || 1, rules: this.rules };
    }

    #stop() {
      this.#run++;
      for (const room of this.#rooms) room.stop();
      this.#ended(say("look-stopped"));
    }

    #ended(sentence) {
      this.stop.hidden = true;
      this.progress.textContent = sentence;
    }

    async draw() {
      const run = ++this.#run;
      const { family } = this;
      for (const room of this.#rooms) if (room.busy) room.stop();
      // What was told of the last table is not of this one, even if this one is none.
      this.told.textContent = this.legend.textContent = "";
      try {
        this.#table = new TroChoi.Table(family, this.place, (where, what, input) => this.#tell(where, what, input));
      } catch (error) {
        if (!(error instanceof TroChoi.family.FamilyError)) throw error;
        this.place.replaceChildren();
        return this.#ended(WRONG[error.code](...error.values));
      }
      this.zooms.hidden = !this.#table.isZoomed;
      this.stop.hidden = false;
      const { height, width, at, rows, cols } = this.#table.grid;
      const places = Array.from({ length: height * width }, (_, place) => [Math.floor(place / width), place % width]);
      // Small inputs first: they are quick, and a pattern begins with them.
      const size = ([row, col]) => (rows?.values[row] ?? 0) + (cols?.values[col] ?? 0);
      places.sort((one, other) => size(one) - size(other));
      const count = Math.max(1, Math.min(MOST_ROOMS, (navigator.hardwareConcurrency ?? 2) - 1));
      while (this.#rooms.length < count) this.#rooms.push(await TroChoi.room(data.id));
      let refusal = null;
      let [next, done] = [0, 0];
      const kinds = new Set();
      // The cells of these inputs. A module ends at a bad input, with all that it was asked for: then each half is asked for.
      const cellsOf = async (room, inputs) => {
        const { cells, error } = await room.ask({ do: "cells", inputs, show: family.show, game: family.game - 1, rules: family.rules });
        if (cells || run !== this.#run) return cells ?? [];
        if (inputs.length === 1) return [{ error }];
        const half = inputs.length >> 1;
        const first = await cellsOf(room, inputs.slice(0, half));
        return run === this.#run ? [...first, ...await cellsOf(room, inputs.slice(half))] : [];
      };
      const work = async (room) => {
        for (let most = AT_A_TIME; next < places.length && run === this.#run;) {
          const part = places.slice(next, (next += most));
          const began = performance.now();
          const cells = await cellsOf(room, part.map(([row, col]) => at(row, col)));
          if (run !== this.#run) return;
          most = performance.now() - began < SOON ? Math.min(2 * most, MOST_AT_A_TIME) : Math.max(1, most >> 1);
          part.forEach(([row, col], number) => {
            const { text, error } = cells[number];
            refusal ??= error ?? null;
            const cell = TroChoi.Table.cellOf(text ?? "", family.show);
            kinds.add(cell.kind);
            this.#table.put(row, col, cell);
          });
          done += part.length;
          this.progress.textContent = say("look-done", done, places.length);
          await pause();
        }
      };
      await Promise.all(this.#rooms.map(work));
      if (run !== this.#run) return;
      const signs = family.show === "remoteness" ? { lost: "−", won: "+", drawn: "=" } : { lost: "X", won: "·", drawn: "=" };
      const said = Object.keys(signs).filter((kind) => kinds.has(kind));
      this.legend.textContent = said.map((kind) => `${signs[kind]} ${TroChoi.Table.KINDS[kind]}`).join(", ");
      // Where no cell has an input, the first tells what is wrong with all of them.
      const isEmpty = kinds.size === 1 && kinds.has("empty");
      this.#ended(isEmpty && refusal ? TroChoi.of(refusal) : "");
    }

    #tell(where, what, input) {
      this.told.replaceChildren(make("b", {}, where ? `${where}: ` : "", what), make("pre", {}, input.slice(0, 2000)));
    }
  }

  TroChoi.look = new Look(section);
})();
