"use strict";
// The board: the picture of a position. What is pressed only chooses: the things that a move touches, one after the
// other, by mouse, finger, drag or key. Pressed once more, the chosen move is made.
//
// A move touches things by their names. Of a touch such as `r1c1+r1c2` the first is pressed for all of them; several
// touches with the same first thing, or of the same heap (`heap2/3`, `heap2/4`), are ways between which one can step.

globalThis.TroChoi ??= {};

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  // The best first.
  const OUTCOMES = ["won", "drawn", "lost"];
  const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  // What stands on a thing beside its colour, and in which shape.
  const SIGNS = { won: "+", drawn: "=", lost: "−" };
  const SHAPES = { won: "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z", drawn: "M-8 -8H2A6 6 0 0 1 8 -2V8H-2A6 6 0 0 1 -8 2Z", lost: "M-8 -8H8V8H-8Z" };
  // A picture is drawn larger than it is until it is so large.
  const LARGEST = { scale: 2.2, width: 640, height: 420 };

  const keyOf = (touch) => touch.split("+")[0];
  const holderOf = (touch) => (touch.includes("/") ? touch.split("/")[0] : null);
  const isLike = (one, other) => keyOf(one) === keyOf(other) || (holderOf(one) !== null && holderOf(one) === holderOf(other));

  // The place of the one number by which these moves differ as they are written; −1 if they differ otherwise.
  const numberPlace = (moves) => {
    const written = moves.map(({ say }) => say.split(" "));
    const [first] = written;
    const places = [...first.keys()].filter((place) => written.some((words) => words[place] !== first[place]));
    const isNumber = places.length === 1 && written.every((words) => words.length === first.length && /^\d+$/.test(words[places[0]]));
    return isNumber ? places[0] : -1;
  };

  // A number for what a move is worth to the one who makes it: the greater, the better.
  TroChoi.rank = (worth) => {
    if (worth.points !== undefined) return worth.points;
    if (worth.outcome === "drawn") return 0;
    const far = worth.remoteness ?? 0;
    return worth.outcome === "won" ? 1e9 - far : far - 1e9;
  };

  TroChoi.Board = class {
    #place;
    #make;
    #hear;
    #svg = null;
    #elements = new Map();
    #moves = [];
    // What has been pressed; what all moves touch first needs no press.
    #chosen = [];
    #given = 0;
    // The ways of what has been chosen, the one that it is now, and the place of the number by which they differ.
    #ring = [];
    #at = 0;
    #number = -1;
    #worths = new Map();
    #grabbed = null;
    #hasDropped = false;
    #size = null;

    // In `place`. `make` is told to make the chosen move; `hear` is told what is chosen after every change.
    constructor(place, make, hear) {
      this.#place = place;
      this.#make = make;
      this.#hear = hear;
      // Where the focus waits while nothing can be pressed.
      place.tabIndex = -1;
      // A drag ends with a click on what holds both.
      place.addEventListener("click", (event) => this.#hasDropped || this.#click(event.target));
      place.addEventListener("pointerdown", (event) => {
        this.#hasDropped = false;
        this.#grabbed = this.#fitting(event.target) ?? this.#giving(event.target);
      });
      place.addEventListener("pointerup", (event) => this.#drop(event));
      place.addEventListener("keydown", (event) => this.#key(event));
      place.addEventListener("focusin", () => this.#rove());
    }

    // A new game: the picture need not be as large as those of the last one.
    anew() {
      this.#size = null;
    }

    // Shows a position; its moves can be made if `open`. What the last move touched is marked.
    show(position, open, last = []) {
      const isFocused = this.#place.contains(document.activeElement);
      this.#moves = open ? position.moves : [];
      this.#worths = new Map();
      this.#elements = new Map();
      this.#svg = null;
      if (position.svg) {
        this.#svg = TroChoi.parts.drawing(position.svg);
        this.#frame(this.#svg);
        this.#svg.setAttribute("role", "group");
        for (const element of this.#svg.querySelectorAll("[data-name]")) this.#elements.set(element.dataset.name, element);
        for (const name of last.flatMap((touch) => touch.split("+"))) this.#elements.get(name)?.classList.add("last");
        this.#svg.setAttribute("aria-label", TroChoi.say("play-board"));
        this.#place.replaceChildren(TroChoi.element("p", position.told ?? position.text, "unseen"), this.#svg);
      } else {
        this.#place.replaceChildren(TroChoi.element("pre", position.text));
      }
      this.#begin();
      this.clear();
      if (isFocused) this.focus();
    }

    // The focus goes to the first move there is, or waits.
    focus() {
      (this.#lit()[0] ?? this.#place).focus({ preventScroll: true });
    }

    // What the moves are worth, `{ say, outcome, … }` each.
    tell(worths) {
      this.#worths = new Map(worths.map((worth) => [worth.say, worth]));
      this.#light();
    }

    // Lets go of what has been chosen.
    clear() {
      this.#chosen.length = this.#given;
      this.#ring = [];
      this.#changed();
    }

    // Chooses a move that is named elsewhere; one that is not listed may still be one.
    pick(say) {
      const move = this.#moves.find((it) => it.say === say) ?? { say, touches: [] };
      if (move.touches.length) this.#choose([...move.touches], move);
      else {
        this.clear();
        [this.#ring, this.#at, this.#number] = [[move], 0, -1];
        this.#changed();
      }
    }

    // The next of the ways that are meant, or the one before. Numbers have an end, other ways begin again.
    step(by) {
      const { length } = this.#ring;
      const to = this.#at + by;
      this.#turn(this.#number < 0 ? (to + length) % length : Math.min(Math.max(to, 0), length - 1));
    }

    // The way with this number, which may be one that is not listed.
    set(number) {
      const words = this.#ring[this.#at].say.split(" ");
      words[this.#number] = number;
      const say = words.join(" ");
      const place = this.#ring.findIndex((move) => move.say === say);
      if (place >= 0) this.#turn(place);
      else this.#hear({ move: { say, touches: [] }, count: this.#ring.length, number, isMore: false });
    }

    #turn(place) {
      this.#at = place;
      this.#chosen = [...this.#ring[place].touches];
      this.#changed();
    }

    #frame(svg) {
      const own = ["width", "height"].map((name) => Number(svg.getAttribute(name)));
      this.#size = own.map((length, place) => Math.max(length, this.#size?.[place] ?? 0));
      const [[width, height], [wide, high]] = [own, this.#size];
      const scale = Math.max(1, Math.min(LARGEST.scale, LARGEST.width / wide, LARGEST.height / high));
      svg.setAttribute("viewBox", `${(width - wide) / 2} ${height - high} ${wide} ${high}`);
      svg.setAttribute("width", wide * scale);
      svg.setAttribute("height", high * scale);
    }

    #lit() {
      return [...this.#svg?.querySelectorAll(".can") ?? []];
    }

    // Where all moves are of the same piece, only their targets are pressed.
    #begin() {
      this.#chosen = [];
      this.#given = 0;
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

    // What is touched if this is pressed: it goes on with what has been chosen, or stands for the last of it, or for
    // what was before.
    #touched(name) {
      for (let place = this.#chosen.length; place >= this.#given; place--) {
        const before = this.#chosen.slice(0, place);
        const touches = this.#fit(before).map((move) => move.touches[place]).filter((touch) => touch !== undefined && keyOf(touch) === name);
        if (touches.length) return [...before, touches.find((touch) => touch === this.#chosen[place]) ?? touches[0]];
      }
      return null;
    }

    // The name of the innermost thing there that can be pressed.
    #fitting(target) {
      for (let element = target.closest?.("[data-name]"); element; element = element.parentElement?.closest("[data-name]")) {
        if (this.#touched(element.dataset.name)) return element.dataset.name;
      }
      return null;
    }

    // The name of the thing there if it is the piece that all moves are of: it needs no press, but can be dragged.
    #giving(target) {
      const name = target.closest?.("[data-name]")?.dataset.name;
      return this.#given > 0 && name === this.#chosen[this.#given - 1] ? name : null;
    }

    #drop(event) {
      const from = this.#grabbed;
      this.#grabbed = null;
      // A finger's events go to where it came down.
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const to = target && this.#place.contains(target) ? target.closest("[data-name]")?.dataset.name : null;
      if (from === null || !to || to === from) return;
      const given = this.#chosen.slice(0, this.#given);
      const dragged = [...from === given.at(-1) ? given : [...given, from], to];
      if (this.#fit(dragged).length === 0) return;
      this.#hasDropped = true;
      this.#choose(dragged);
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
      const touched = name === null ? null : this.#touched(name);
      // Also where the rest of what is chosen could not be otherwise.
      const isSame = touched?.every((touch, place) => touch === this.#chosen[place]) && this.#fit(touched).length === this.#fit(this.#chosen).length;
      if (!touched || (isSame && this.#ring.length === 0)) this.clear();
      else if (!isSame) this.#choose(touched);
      else if (this.#ring.filter((move) => keyOf(move.touches.at(-1)) === name).length > 1) this.step(1);
      else this.#make();
    }

    // What has been touched, and what cannot be otherwise then; `wanted` is the move that is meant.
    #choose(touched, wanted = null) {
      this.#chosen = touched;
      let fit = this.#fit(touched);
      const isWhole = ({ touches }) => touches.length === this.#chosen.length;
      while (fit.length && !fit.some(isWhole) && fit.every(({ touches }) => touches[this.#chosen.length] === fit[0].touches[this.#chosen.length])) {
        this.#chosen.push(fit[0].touches[this.#chosen.length]);
        fit = this.#fit(this.#chosen);
      }
      const whole = wanted ?? fit.find(isWhole);
      const ways = whole ? this.#fit(this.#chosen.slice(0, -1)).filter((move) => isWhole(move) && isLike(move.touches.at(-1), this.#chosen.at(-1))) : [];
      this.#number = ways.length > 1 ? numberPlace(ways) : -1;
      const number = ({ say }) => Number(say.split(" ")[this.#number]);
      this.#ring = this.#number < 0 ? ways : ways.sort((one, other) => number(one) - number(other));
      this.#at = ways.indexOf(whole);
      this.#changed();
    }

    #changed() {
      this.#light();
      const move = this.#ring[this.#at] ?? null;
      this.#hear({
        move,
        isBegun: this.#chosen.length > this.#given,
        count: this.#ring.length,
        at: this.#at,
        number: move && this.#number >= 0 ? move.say.split(" ")[this.#number] : null,
        isMore: this.#fit(this.#chosen).some(({ touches }) => touches.length > this.#chosen.length),
      });
    }

    // Lights what can be pressed next, or instead.
    #light() {
      const focused = document.activeElement;
      for (const element of this.#elements.values()) {
        element.classList.remove("can", "chosen", "goes", ...OUTCOMES);
        // The focus would not stay where there is no stop.
        for (const name of ["role", "aria-label", "aria-pressed", ...element === focused ? [] : ["tabindex"]]) element.removeAttribute(name);
      }
      for (const sign of this.#svg?.querySelectorAll(".sign") ?? []) sign.remove();
      const next = this.#next(this.#chosen);
      const lit = next.size || this.#chosen.length === this.#given ? next : this.#next(this.#chosen.slice(0, -1));
      for (const [name, moves] of lit) {
        const element = this.#elements.get(name);
        if (!element) continue;
        element.classList.add("can");
        this.#open(element, this.#label(moves));
        this.#value(element, moves);
      }
      for (const name of this.#chosen.flatMap((touch) => touch.split("+"))) {
        const element = this.#elements.get(name);
        if (!element) continue;
        element.classList.add("chosen");
        if (!lit.has(name)) this.#open(element, TroChoi.say("play-chosen"));
        element.setAttribute("aria-pressed", "true");
      }
      this.#lift(this.#chosen.at(-1));
      this.#rove();
      if (focused === this.#place || !this.#place.contains(focused) || focused.matches(".can, .chosen")) return;
      this.focus();
      focused.removeAttribute("tabindex");
    }

    // What can be pressed after these, and the moves that touch it then.
    #next(chosen) {
      const next = new Map();
      for (const move of this.#fit(chosen)) {
        const touch = move.touches[chosen.length];
        if (touch === undefined) continue;
        const moves = next.get(keyOf(touch)) ?? [];
        moves.push(move);
        next.set(keyOf(touch), moves);
      }
      return next;
    }

    // Of a heap, a stone goes with those that lie on it.
    #lift(touch) {
      const [holder, stone] = touch?.split("/") ?? [];
      if (!/^\d+$/.test(stone)) return;
      for (let above = Number(stone); this.#elements.has(`${holder}/${above}`); above++) this.#elements.get(`${holder}/${above}`).classList.add("goes");
    }

    // Of all that is lit one is a stop of Tab: where the focus is, or was chosen, or the first.
    #rove() {
      const lit = this.#lit();
      const stop = lit.find((it) => it === document.activeElement) ?? lit.find((it) => it.matches(".chosen")) ?? lit[0];
      for (const element of lit) element.setAttribute("tabindex", element === stop ? "0" : "-1");
    }

    #open(element, label) {
      element.setAttribute("tabindex", "-1");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", label);
    }

    // The moves, or the first of them.
    #label(moves) {
      const said = moves.slice(0, 3).map(TroChoi.moved);
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
      const sign = draw("g", { class: `sign ${outcome}`, "aria-hidden": "true", transform: `translate(${cx},${cy})` });
      sign.append(draw("path", { d: SHAPES[outcome] }), draw("text", { y: 5, "font-size": 14 }, SIGNS[outcome]));
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

  // A move in words, and as a sentence begins.
  TroChoi.inWords = ({ say, words }) => (words && words !== say ? words : TroChoi.say("play-move", say));
  TroChoi.moved = (move) => TroChoi.capital(TroChoi.inWords(move));
  TroChoi.capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

  // What a position or a move is worth, in words.
  TroChoi.worth = (worth) => {
    const sign = SIGNS[worth.outcome];
    if (worth.points !== undefined) return `${sign} ${TroChoi.say("play-points", TroChoi.signed(worth.points))}`;
    if (worth.outcome === "drawn") return `${sign} ${TroChoi.say("play-drawn")}`;
    if (worth.remoteness === undefined) return `${sign} ${worth.outcome === "won" ? TroChoi.say("play-wins") : TroChoi.say("play-loses")}`;
    return `${sign} ${worth.outcome === "won" ? TroChoi.say("play-won", worth.remoteness) : TroChoi.say("play-lost", worth.remoteness)}`;
  };
  TroChoi.signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
  TroChoi.signs = SIGNS;
})();
