"use strict";
// Before a class: the moves of a position in large letters, each with how many hands went up for it. The one with most
// hands is made by a key.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;

  TroChoi.Hands = class {
    element = element("section", "", "hands");
    #list = element("ul");
    #make;
    #most = null;
    #go = button("", () => this.#most && this.#make(this.#most), "main");
    // The moves that are listed, by how they are written: the field of each, and its line.
    #rows = new Map();
    #position = null;
    // Whether the focus waits for the next moves.
    #isAwaited = false;

    // `make` is told the move with most hands.
    constructor(make) {
      this.#make = make;
      this.element.setAttribute("aria-label", say("hands-title"));
      this.element.append(element("p", say("hands-how"), "quiet"), this.#list, this.#go);
      this.#list.addEventListener("input", () => this.#count());
      this.#list.addEventListener("keydown", (event) => event.key === "Enter" && event.target.matches("input") && this.#go.click());
    }

    // Shows the moves of a position, and what they are worth if that is told. Hands stay as long as the position does.
    show(position, moves, worths) {
      if (position !== this.#position || moves.length !== this.#rows.size) {
        this.#position = position;
        this.#isAwaited ||= this.element.contains(document.activeElement);
        this.#rows = new Map(moves.map((move) => [move.say, this.#row(move)]));
        this.#list.replaceChildren(...[...this.#rows.values()].map(({ item }) => item));
        this.#count();
        if (this.#isAwaited && moves.length) {
          this.#isAwaited = false;
          this.#rows.values().next().value.field.focus();
        }
      }
      for (const [move, { item, worth }] of this.#rows) {
        const known = worths?.moves.find((it) => it.say === move);
        item.className = known?.outcome ?? "";
        worth.textContent = known ? TroChoi.worth(known) : "";
      }
    }

    // A move was chosen on the board: it is the one that is talked of.
    choose(move) {
      const row = this.#rows.get(move);
      for (const { item } of this.#rows.values()) item.removeAttribute("aria-current");
      row?.item.setAttribute("aria-current", "true");
      row?.item.scrollIntoView({ block: "nearest" });
    }

    #row(move) {
      const field = Object.assign(element("input"), { type: "number", min: 0, max: 999, value: 0 });
      field.setAttribute("aria-label", say("hands-for", TroChoi.inWords(move)));
      field.addEventListener("focus", () => field.select());
      const one = button(TroChoi.moved(move), () => {
        field.value = Number(field.value) + 1;
        this.#count();
      }, "quiet");
      one.dataset.say = move.say;
      const worth = element("small");
      one.append(" ", worth);
      const item = element("li");
      item.append(one, field);
      return { item, field, worth };
    }

    #count() {
      const hands = [...this.#rows].map(([move, { field }]) => [move, Number(field.value)]);
      const most = Math.max(0, ...hands.map(([, number]) => number));
      const first = most > 0 ? hands.filter(([, number]) => number === most) : [];
      this.#most = first.length === 1 ? first[0][0] : null;
      for (const [move, { item }] of this.#rows) item.toggleAttribute("data-most", move === this.#most);
      this.#go.textContent = first.length > 1 ? say("hands-tie") : say("hands-go");
      this.#go.disabled = !this.#most;
    }
  };
})();
