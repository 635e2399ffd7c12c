"use strict";
// What is played: the opening, drawn or by its sizes, the rules, who begins, and against whom. It is chosen in peace;
// the game that goes on is left alone until a new one is begun.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;
  // Letters of what a test is about.
  const MOST_SAID = 60;
  // A larger picture is none for a key.
  const LARGEST_DRAWN = 60000;

  // Keys of which one is pressed in; each is [value, text, small text].
  class Choice {
    element = element("fieldset");
    #box;
    #looks;
    #name = `choice-${Math.random()}`;

    constructor(title, looks, options, change = () => {}) {
      this.#box = element("div", "", looks);
      this.#looks = looks;
      this.element.append(element("legend", title), this.#box);
      this.element.addEventListener("change", change);
      this.offer(options, options[0]?.[0]);
    }

    // Other keys, with this one pressed in.
    offer(options, value) {
      this.#box.replaceChildren(...options.map(([own, text, small = ""]) => {
        const label = element("label");
        const key = Object.assign(element("input"), { type: "radio", name: this.#name, value: own });
        const said = element("span");
        // The place of a picture, which may come later.
        if (this.#looks === "openings") said.append(element("span", "", "face"));
        said.append(element("b", text), element("small", small));
        label.append(key, said);
        return label;
      }));
      this.value = value;
    }

    get keys() {
      return [...this.#box.querySelectorAll("input")];
    }

    get value() {
      return this.keys.find((it) => it.checked)?.value;
    }

    set value(value) {
      const key = this.keys.find((it) => it.value === value) ?? this.keys[0];
      if (key) key.checked = true;
    }
  }

  // A number that is chosen with a slider.
  const slider = (text, { from, to, value, step = 1, unit = "" }) => {
    const label = element("label", `${text} `, "field");
    const field = Object.assign(element("input"), { type: "range", min: from, max: to, step });
    field.value = value;
    const told = element("output");
    const tell = () => { told.textContent = `${field.value}${unit}`; };
    field.addEventListener("input", tell);
    tell();
    label.append(told, field);
    return { label, field, tell };
  };

  // The input of sizes that were chosen; what stands many times is drawn.
  const inputOf = ({ input, size }, chosen) => size.reduce((text, { name, from, many, each }) => {
    const drawn = () => from + Math.floor(Math.random() * (chosen[name] - from + 1));
    const written = many ? Array.from({ length: chosen[many] }, () => each.replaceAll("{}", drawn)).join("").trimEnd() : chosen[name];
    return text.replaceAll(`{${name}}`, written);
  }, input);

  TroChoi.Setup = class {
    // The input of the game that goes on, as it is typed.
    own = Object.assign(element("textarea"), { rows: 4, spellcheck: false });
    #data;
    #table;
    #thinker;
    #box = element("details", "", "new");
    #said = element("span", "", "quiet");
    #numbers = element("select");
    #sizes = element("div", "", "sizes");
    #fields = new Map();

    // For the game of this page; `begin` is told to begin, `wait` shows that an answer is waited for.
    constructor({ data, table, thinker, begin, wait }) {
      Object.assign(this, { wait });
      [this.#data, this.#table, this.#thinker] = [data, table, thinker];
      const isAlone = data.kind === "puzzle";
      this.opening = new Choice(say("play-from"), "openings", this.#openings(isAlone), () => this.#chosen());
      this.rules = new Choice(say("play-rules"), "choice", [], () => {});
      this.side = new Choice(say("play-side"), "choice", [["0", say("play-first")], ["1", say("play-other")]]);
      this.against = new Choice(say("play-against"), "pick", [
        ["perfect", say("play-perfect"), say("play-perfect-how")],
        ["errs", say("play-errs"), say("play-errs-how")],
        ["random", say("play-random"), say("play-random-how")],
        ["friend", say("play-friend"), say("play-friend-how")],
      ], () => { this.errs.label.hidden = this.against.value !== "errs"; });
      this.errs = slider(say("play-errs-often"), { from: 0, to: 100, value: 30, step: 5, unit: " %" });
      this.errs.label.hidden = true;
      this.side.element.hidden = this.against.element.hidden = isAlone;
      for (const wide of [this.opening, this.rules]) wide.element.classList.add("wide");
      const label = (text, field, looks) => {
        const own = element("label", `${text} `, looks);
        own.append(field);
        return own;
      };
      this.ownForm = label(say("play-own"), this.own, "wide");
      this.numbersForm = label(say("play-which-game"), this.#numbers, "field");
      const form = element("form", "", "setup");
      const start = Object.assign(element("button", say("play-begin"), "main"), { type: "submit" });
      form.append(this.opening.element, this.#sizes, this.ownForm, this.numbersForm, this.against.element, this.side.element,
        this.errs.label, this.rules.element, start);
      form.addEventListener("submit", async (event) => {
        event.preventDefault();
        await begin();
      });
      const summary = element("summary", `${say("play-new")} `);
      summary.append(this.#said);
      this.#box.append(summary, form);
      this.#box.addEventListener("toggle", () => this.#draw());
      this.#fill();
      this.#chosen();
    }

    get element() {
      return this.#box;
    }

    get percent() {
      return Number(this.errs.field.value);
    }

    open() {
      this.#box.open = true;
      this.#box.querySelector("summary").focus();
      this.#box.scrollIntoView({ block: "start" });
    }

    close() {
      this.#box.open = false;
    }

    // The opening that is chosen: { input, game }, or an error.
    async input() {
      const [kind, what] = this.opening.value.split(/:(.*)/);
      const game = this.numbersForm.hidden ? 0 : Number(this.#numbers.value);
      if (kind === "first") return { input: this.#data.play.first, game };
      if (kind === "own") return { input: this.own.value, game };
      if (kind === "size") return { input: inputOf(this.#data.play, Object.fromEntries([...this.#fields].map(([name, { field }]) => [name, Number(field.value)]))), game: 0 };
      if (kind === "test") return { game, ...await this.#table.ask({ do: "opening", name: what }) };
      const seed = Math.floor(Math.random() * 2 ** 50);
      return this.wait(this.#thinker.ask({ do: "random", ...(what ? { outcome: what } : {}), rules: this.rules.value || undefined, seed }));
    }

    // What can be chosen for this input: which of its games, and by which rules; what is wanted is pressed in.
    async offer(input, games, number, rules) {
      this.own.value = input;
      this.#numbers.replaceChildren(...games.map((_, place) => Object.assign(element("option", say("play-game", place + 1)), { value: place })));
      this.#numbers.value = number;
      this.numbersForm.hidden = games.length < 2;
      const { rules: changed = [] } = await this.#table.ask({ do: "rules", input });
      this.rules.offer([["", say("play-rules-own")], ...changed.map(({ name, title }) => [name, TroChoi.of(title)])], rules);
      this.rules.element.hidden = changed.length === 0;
    }

    // Says in the head what is played.
    say(text) {
      this.#said.textContent = text;
    }

    #openings(isAlone) {
      const { play, openings } = this.#data;
      return [
        ...(play ? [["first:", say("play-opening-first")]] : []),
        ...openings.map((name) => [`test:${name}`, ...this.#named(name)]),
        ...(play?.size?.length ? [["size:", say("play-opening-size"), say("play-opening-size-how")]] : []),
        ["random:", say("play-opening-any")],
        ...(isAlone ? [] : [
          ["random:won", say("play-opening-any"), say("play-opening-won")],
          ["random:lost", say("play-opening-any"), say("play-opening-lost")],
          ["random:drawn", say("play-opening-any"), say("play-opening-drawn")],
        ]),
        ["own:", say("play-opening-own"), say("play-opening-own-how")],
      ];
    }

    // What a test's opening is called: a sample by its place among them, another test by its number and what it is about.
    #named(name) {
      const samples = this.#data.tests.filter(({ tier }) => tier === "sample");
      const place = samples.findIndex((test) => test.name === name);
      if (place >= 0) return [say("play-opening-sample", place + 1)];
      const { number, about } = this.#data.tests.find((test) => test.name === name);
      return [say("play-opening-test", number), about.length > MOST_SAID ? `${about.slice(0, MOST_SAID).trimEnd()}…` : about];
    }

    // What belongs to the chosen opening is shown, and no other.
    #chosen() {
      this.#sizes.hidden = this.opening.value !== "size:";
      this.ownForm.hidden = this.opening.value !== "own:";
      this.numbersForm.hidden = true;
      // Whoever is better off in the first game is the person.
      if (this.opening.value !== "first:") return;
      this.side.value = String(this.#data.play.side);
      this.rules.value = this.#data.play.rules ?? "";
    }

    // The sliders of all sizes; the most of one may be another.
    #fill() {
      for (const { name, said, from, to, value } of this.#data.play?.size ?? []) {
        const limit = this.#fields.get(to);
        const one = slider(TroChoi.capital(said), { from, to: limit?.field.value ?? to, value });
        limit?.field.addEventListener("input", () => {
          one.field.max = Math.max(from, limit.field.value);
          one.tell();
        });
        this.#fields.set(name, one);
        this.#sizes.append(one.label);
      }
    }

    // The openings as pictures, once they are looked at, one after the other.
    async #draw() {
      if (!this.#box.open) return;
      for (const key of this.opening.keys) {
        const place = key.nextElementSibling.querySelector(".face");
        const [kind, name] = key.value.split(/:(.*)/);
        if (!["first", "test"].includes(kind) || place.hasChildNodes()) continue;
        const { input } = kind === "first" ? { input: this.#data.play.first } : await this.#table.ask({ do: "opening", name });
        const { svg } = input === undefined ? {} : await this.#table.ask({ do: "position", input, game: 0, moves: [] });
        if (!svg || svg.length > LARGEST_DRAWN || place.hasChildNodes()) continue;
        const picture = TroChoi.parts.drawing(svg);
        picture.setAttribute("aria-hidden", "true");
        for (const named of picture.querySelectorAll("[data-name]")) named.removeAttribute("data-name");
        place.append(picture);
      }
    }
  };
})();
