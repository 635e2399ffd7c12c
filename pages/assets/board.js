"use strict";
// The board: the picture of a position. A move is made by clicking the things that it touches one after the
// other, by dragging from one to the next, or with the keyboard; what can be clicked next is lit.

globalThis.TroChoi ??= {};

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  // The best first.
  const OUTCOMES = ["won", "drawn", "lost"];
  const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  // What stands on a thing beside its colour.
  const SIGNS = { won: "+", drawn: "=", lost: "−" };

  // A number for what a move is worth to the one who makes it: the greater, the better.
  TroChoi.rank = (worth) => {
    if (worth.points !== undefined) return worth.points;
    if (worth.outcome === "drawn") return 0;
    return worth.outcome === "won" ? 1e9 - worth.remoteness : worth.remoteness - 1e9;
  };

  TroChoi.Board = class {
    #place;
    #make;
    #asked;
    #svg = null;
    #elements = new Map();
    #moves = [];
    #chosen = [];
    // What all moves touch first, which needs no click.
    #given = 0;
    #worths = new Map();
    #grabbed = null;

    // In `place`; `make` is told the move that was made, `asked` the moves of which one has to be chosen: those that
    // touch what was clicked and nothing else.
    constructor(place, make, asked) {
      this.#place = place;
      this.#make = make;
      this.#asked = asked;
      // Where the focus waits while nothing can be clicked.
      place.tabIndex = -1;
      place.addEventListener("click", (event) => this.#click(event.target));
      place.addEventListener("pointerdown", (event) => { this.#grabbed = this.#fitting(event.target) ?? this.#giving(event.target); });
      place.addEventListener("pointerup", (event) => this.#drop(event));
      place.addEventListener("keydown", (event) => this.#key(event));
    }

    // Shows a position; its moves can be made if `open`.
    show(position, open) {
      const isFocused = this.#place.contains(document.activeElement);
      this.#moves = open ? position.moves : [];
      this.#given = 0;
      this.#chosen = [];
      this.#begin();
      this.#worths = new Map();
      this.#elements = new Map();
      this.#svg = null;
      if (position.svg) {
        const parsed = new DOMParser().parseFromString(position.svg, "image/svg+xml").documentElement;
        this.#svg = document.importNode(parsed, true);
        this.#svg.setAttribute("role", "group");
        for (const element of this.#svg.querySelectorAll("[data-name]")) this.#elements.set(element.dataset.name, element);
        this.#svg.setAttribute("aria-label", TroChoi.say("play-board"));
        this.#place.replaceChildren(TroChoi.element("p", position.told ?? position.text, "unseen"), this.#svg);
      } else {
        this.#place.replaceChildren(TroChoi.element("pre", position.text));
      }
      this.#light();
      if (isFocused) (this.#lit()[0] ?? this.#place).focus({ preventScroll: true });
    }

    #lit() {
      return [...this.#svg?.querySelectorAll(".can") ?? []];
    }

    // What the moves are worth, `{ say, outcome, … }` each.
    tell(worths) {
      this.#worths = new Map(worths.map((worth) => [worth.say, worth]));
      this.#light();
    }

    // Forgets what has been clicked.
    clear() {
      this.#chosen.length = this.#given;
      this.#light();
    }

    // Where all moves are of the same piece, only their targets are clicked.
    #begin() {
      const touching = this.#moves.filter(({ touches }) => touches.length > 0);
      if (touching.length < 2) return;
      const [first] = touching;
      while (touching.every(({ touches }) => touches.length > this.#given + 1 && touches[this.#given] === first.touches[this.#given])) {
        this.#chosen.push(first.touches[this.#given]);
        this.#given += 1;
      }
    }

    // The moves that touch these things first.
    #fit(chosen) {
      return this.#moves.filter(({ touches }) => touches.length > 0 && chosen.every((name, place) => touches[place] === name));
    }

    // The name of the innermost thing there with which a move goes on or begins.
    #fitting(target) {
      for (let element = target.closest?.("[data-name]"); element; element = element.parentElement?.closest("[data-name]")) {
        const { name } = element.dataset;
        if (this.#fit([...this.#chosen, name]).length || this.#fit(this.#afresh(name)).length) return name;
      }
      return null;
    }

    // The name of the thing there if it is the piece that all moves are of: it needs no click, but can be dragged.
    #giving(target) {
      const name = target.closest?.("[data-name]")?.dataset.name;
      return this.#given > 0 && name === this.#chosen[this.#given - 1] ? name : null;
    }

    // This thing instead of what has been clicked.
    #afresh(name) {
      const given = this.#chosen.slice(0, this.#given);
      return name === given.at(-1) ? given : [...given, name];
    }

    #drop(event) {
      const from = this.#grabbed;
      this.#grabbed = null;
      // A finger's events go to where it came down.
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const to = target && this.#place.contains(target) ? target.closest("[data-name]")?.dataset.name : null;
      if (from === null || !to || to === from) return;
      const dragged = [...this.#afresh(from), to];
      if (this.#fit(dragged).length === 0) return;
      this.#chosen = dragged.slice(0, -1);
      this.#pick(to);
    }

    #key(event) {
      if (event.key === "Escape") this.clear();
      if (event.key in WAYS) this.#go(event);
      if (event.key !== "Enter" && event.key !== " ") return;
      if (!event.target.closest?.("[data-name]")) return;
      event.preventDefault();
      this.#click(event.target);
    }

    // With an arrow to the nearest lit thing that lies there.
    #go(event) {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const from = event.target.closest("[data-name]");
      if (!from) return;
      const [x, y] = middle(from);
      const [right, down] = WAYS[event.key];
      const far = this.#lit().filter((it) => it !== from).map((element) => {
        const [toX, toY] = middle(element);
        const along = (toX - x) * right + (toY - y) * down;
        const across = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
        return { element, along, far: along + 2 * across };
      });
      const there = far.filter(({ along }) => along > 1).sort((one, other) => one.far - other.far);
      if (there.length === 0) return;
      event.preventDefault();
      there[0].element.focus();
    }

    #click(target) {
      const name = this.#fitting(target);
      if (name === null || this.#chosen.at(-1) === name && this.#fit([...this.#chosen, name]).length === 0) this.clear();
      else this.#pick(name);
    }

    #pick(name) {
      const goesOn = this.#fit([...this.#chosen, name]).length > 0;
      this.#chosen = goesOn ? [...this.#chosen, name] : this.#afresh(name);
      const fit = this.#fit(this.#chosen);
      const whole = fit.filter(({ touches }) => touches.length === this.#chosen.length);
      if (whole.length === 1 && fit.length === 1) {
        this.clear();
        this.#make(whole[0].say);
        return;
      }
      this.#light();
      if (whole.length) this.#asked(whole);
    }

    // Lights what can be clicked next.
    #light() {
      for (const element of this.#elements.values()) {
        element.classList.remove("can", "chosen", ...OUTCOMES);
        for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
      }
      for (const sign of this.#svg?.querySelectorAll(".sign") ?? []) sign.remove();
      const next = new Map();
      for (const move of this.#fit(this.#chosen)) {
        const name = move.touches[this.#chosen.length];
        if (name !== undefined) next.set(name, [...next.get(name) ?? [], move]);
      }
      for (const [name, moves] of next) {
        const element = this.#elements.get(name);
        if (!element) continue;
        element.classList.add("can");
        this.#open(element, this.#label(moves));
        this.#value(element, moves);
      }
      for (const name of this.#chosen) {
        const element = this.#elements.get(name);
        if (!element) continue;
        element.classList.add("chosen");
        if (!next.has(name)) this.#open(element, TroChoi.say("play-chosen"));
        element.setAttribute("aria-pressed", "true");
      }
    }

    #open(element, label) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", label);
    }

    // The moves, or the first of them.
    #label(moves) {
      const said = moves.slice(0, 3).map(({ say }) => TroChoi.say("play-move", say));
      return said.join("; ") + (moves.length > 3 ? "; …" : "");
    }

    // In the middle of a small thing, in the corner of one that may hold a piece.
    #sign({ x, y, width, height }, outcome) {
      const draw = (name, attributes, text = "") => {
        const shape = document.createElementNS(SVG, name);
        for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
        shape.textContent = text;
        return shape;
      };
      const isSmall = Math.min(width, height) < 28;
      const [cx, cy] = isSmall ? [x + width / 2, y + height / 2] : [x + width - 10, y + 10];
      const sign = draw("g", { class: `sign ${outcome}`, "aria-hidden": "true" });
      sign.append(draw("circle", { cx, cy, r: 8 }), draw("text", { x: cx, y: cy + 5, "font-size": 14 }, SIGNS[outcome]));
      return sign;
    }

    // The best that can come of it, in colour and as a sign.
    #value(element, moves) {
      const worths = moves.map(({ say }) => this.#worths.get(say)).filter(Boolean);
      if (worths.length === 0) return;
      const best = worths.reduce((one, other) => (TroChoi.rank(other) > TroChoi.rank(one) ? other : one));
      element.classList.add(best.outcome);
      element.after(this.#sign(element.getBBox(), best.outcome));
      element.setAttribute("aria-label", `${element.getAttribute("aria-label")}: ${TroChoi.worth(best)}`);
    }
  };

  // What a position or a move is worth, in words.
  TroChoi.worth = (worth) => {
    if (worth.points !== undefined) {
      const points = worth.points > 0 ? `+${worth.points}` : String(worth.points).replace("-", "−");
      return `${SIGNS[worth.outcome]} ${TroChoi.say("play-points", points)}`;
    }
    if (worth.outcome === "drawn") return `= ${TroChoi.say("play-drawn")}`;
    return worth.outcome === "won" ? `+ ${TroChoi.say("play-won", worth.remoteness)}` : `− ${TroChoi.say("play-lost", worth.remoteness)}`;
  };
})();
