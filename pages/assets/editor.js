"use strict";
// The field in which a program is written: a plain text area, which is all that a screen reader or a small phone needs,
// and in its place the editor of packs/editor.js once the field is used and where that is there. And where texts are kept.

globalThis.TroChoi ??= {};

(() => {
  const { make } = TroChoi.parts;

  // What a pupil has written, on this device. False from `write` says that this browser keeps nothing.
  const PREFIX = "tro-choi-write:";
  const own = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const kept = (work, otherwise) => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  TroChoi.drafts = {
    read: (name) => kept(() => localStorage.getItem(PREFIX + name), null),
    write: (name, text) => kept(() => {
      if (text === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, text);
      return true;
    }, false),
    clear: () => kept(() => own().forEach((key) => localStorage.removeItem(key))),
  };

  let loading = null;
  const load = () => (loading ??= TroChoi.script("packs/editor.js"));

  class Editor {
    #area;
    #place;
    #rich = null;
    #language = "cpp";
    #told;

    // `told` has `label`, `onChange()`, `onMove(line, column)`, and `onRich(isRich)`, called when the field is another
    // one; null is that there is only this one.
    constructor(place, told) {
      this.#told = told;
      this.#place = place;
      const where = () => this.#where();
      this.#area = make("textarea", {
        "aria-label": told.label, rows: "18", spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off", wrap: "off",
        oninput: () => told.onChange(), onkeyup: where, onclick: where,
        // Who only passes by Tab does not use it.
        onpointerdown: () => this.#use(), onkeydown: ({ key }) => { if (!["Tab", "Shift"].includes(key)) this.#use(); },
      });
      place.append(this.#area);
    }

    // Whether the plain field is wanted: chosen, or on a small phone, whose keyboard it serves better.
    get isPlain() {
      const chosen = TroChoi.drafts.read("plain");
      return chosen ? chosen === "yes" : matchMedia("(pointer: coarse) and (max-width: 40rem)").matches;
    }

    set isPlain(plain) {
      TroChoi.drafts.write("plain", plain ? "yes" : "no");
      if (!plain) this.#enrich();
      else if (this.#rich) {
        this.#area.value = this.text;
        this.#rich.close();
        this.#rich = null;
        this.#place.replaceChildren(this.#area);
        this.#told.onRich(false);
      }
    }

    get text() {
      return this.#rich?.text ?? this.#area.value;
    }

    set text(text) {
      if (this.#rich) this.#rich.text = text;
      else this.#area.value = text;
    }

    set language(id) {
      this.#language = id;
      if (this.#rich) this.#rich.language = id;
    }

    // The cursor goes to a line; one that a compiler complains of is marked where that can be, `null` is none.
    goTo(line) {
      if (this.#rich) return this.#rich.goTo(line);
      const lines = this.#area.value.split("\n");
      const at = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
      this.#area.focus();
      this.#area.setSelectionRange(at, at + (lines[line - 1]?.length ?? 0));
      this.#where();
    }

    complain(line) {
      this.#rich?.complain(line);
    }

    // Where the cursor is.
    #where() {
      const lines = this.#area.value.slice(0, this.#area.selectionStart).split("\n");
      this.#told.onMove(lines.length, lines.at(-1).length + 1);
    }

    #use() {
      if (!this.isPlain) this.#enrich();
    }

    async #enrich() {
      const { label, onChange, onMove, onRich } = this.#told;
      if (!(await load())) return onRich(null);
      if (this.isPlain || this.#rich) return;
      const had = document.activeElement === this.#area;
      const host = make("div", { class: "write-rich" });
      this.#rich = TroChoi.codeMirror(host, { text: this.#area.value, at: this.#area.selectionStart, label, onChange, onMove });
      this.#rich.language = this.#language;
      this.#place.replaceChildren(host);
      onRich(true);
      if (had) this.#rich.focus();
    }
  }

  TroChoi.Editor = Editor;
})();
