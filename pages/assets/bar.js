"use strict";
// The bar below the board: the move that is chosen, or what else there is to say, and the keys for it. They keep their
// places whatever it says.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;

  TroChoi.Bar = class {
    #said = element("b");
    #told = element("span");
    #acts = { main: null, other: null };
    #number = Object.assign(element("input"), { inputMode: "numeric", autocomplete: "off", maxLength: 19 });
    #place = element("output");
    #ways;
    #other = button("", () => this.#acts.other?.(), "quiet");
    main = button("", () => this.#acts.main?.(), "main");

    // In `box`; `step` is told to go to another way, `set` which number is wanted.
    constructor(box, step, set) {
      const said = element("p", "", "said");
      said.setAttribute("aria-live", "polite");
      said.append(this.#said, this.#told);
      this.#ways = element("span", "", "step");
      this.#ways.setAttribute("role", "group");
      this.#ways.setAttribute("aria-label", say("play-ways"));
      const key = (sign, name, by) => {
        const one = button(sign, () => step(by));
        one.setAttribute("aria-label", name);
        return one;
      };
      this.#number.setAttribute("aria-label", say("play-number"));
      this.#number.addEventListener("input", () => /^\d+$/.test(this.#number.value) && set(this.#number.value));
      this.#number.addEventListener("keydown", (event) => event.key === "Enter" && !this.main.disabled && this.#acts.main?.());
      this.#ways.append(key("−", say("play-less"), -1), this.#number, this.#place, key("+", say("play-more-of"), 1));
      box.append(said, this.#ways, this.#other, this.main);
    }

    // Says `said` and below it `told`. `main` and `other` are keys, [text, act]; the main one without an act rests.
    // `ways` are those of the chosen move: { number } or { at, count }.
    show({ said, told = "", main, other = null, ways = null }) {
      this.#acts = { main: main[1], other: other?.[1] };
      this.#said.textContent = said;
      this.#told.textContent = told;
      this.main.textContent = main[0];
      this.main.disabled = !main[1];
      this.#other.textContent = other?.[0] ?? "";
      this.#other.hidden = !other;
      this.#ways.hidden = !ways;
      const isNumber = (ways?.number ?? null) !== null;
      [this.#number.hidden, this.#place.hidden] = [!isNumber, isNumber];
      if (isNumber && this.#number.value !== ways.number) this.#number.value = ways.number;
      if (ways && !isNumber) this.#place.textContent = `${ways.at + 1}/${ways.count}`;
    }
  };
})();
