"use strict";
// What is solved on this device, hints that were opened, games that were won. It stays in the browser;
// it can be saved to a file and read back. Where the browser keeps nothing (a private window, a page from
// a stick under strict settings), it lasts until the page is closed, and says so.

globalThis.TroChoi ??= {};

(() => {
  const KEY = "tro-choi";
  const VERSION = 1;
  // The longest file that is read back, and the most problems in it.
  const LONGEST = 1 << 20;
  const MOST_ROOMS = 1000;

  // A count that somebody else may have written.
  const count = (value) => (Number.isSafeInteger(value) && value > 0 ? Math.min(value, 1e6) : 0);
  const day = (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : "");
  const today = () => new Date().toLocaleDateString("sv");

  // What is known of one problem, whatever was written there.
  function roomOf(from) {
    return { solved: day(from?.solved), beyond: day(from?.beyond), hints: count(from?.hints), won: count(from?.won), best: bestOf(from?.best) };
  }

  // The fewest moves of a puzzle, by opening.
  function bestOf(from) {
    const named = Object.entries(from && typeof from === "object" ? from : {});
    return Object.fromEntries(named.filter(([, moves]) => count(moves)).slice(0, 100));
  }

  // All problems, out of a text; `null` if it is none of ours, or of a later version.
  function parse(text) {
    if (text.length > LONGEST) return null;
    try {
      const { version, rooms } = JSON.parse(text);
      if (!(version >= 1 && version <= VERSION) || typeof rooms !== "object") return null;
      const known = Object.entries(rooms).filter(([id]) => /^[a-z][a-z0-9_]{0,30}$/.test(id));
      return new Map(known.slice(0, MOST_ROOMS).map(([id, room]) => [id, roomOf(room)]));
    } catch {
      return null;
    }
  }

  function written(rooms) {
    const sorted = [...rooms].sort(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify({ version: VERSION, rooms: Object.fromEntries(sorted) }, null, 1);
  }

  class Progress extends EventTarget {
    // Whether the browser keeps it beyond this page.
    isKept = true;
    #rooms = new Map();

    constructor() {
      super();
      this.#read();
      // Another window of the same site.
      addEventListener("storage", (event) => event.key === KEY && this.#changed());
    }

    // What is known of a problem: `{solved, beyond, hints, won, best}`.
    of(id) {
      return this.#rooms.get(id) ?? roomOf();
    }

    // Solved within the limits of the source, or beyond them; the first day counts.
    solved(id, { beyond = false } = {}) {
      const room = this.of(id);
      const dated = { solved: room.solved || today(), beyond: room.beyond || (beyond ? today() : "") };
      this.#put(id, { ...room, ...dated });
    }

    // The hint with this number, from 1, was opened.
    hint(id, number) {
      const room = this.of(id);
      if (number > room.hints) this.#put(id, { ...room, hints: number });
    }

    // A game was won from a position that was won.
    won(id) {
      const room = this.of(id);
      this.#put(id, { ...room, won: room.won + 1 });
    }

    // A puzzle was solved in so many moves; true if that is the best so far.
    solvedIn(id, opening, moves) {
      const room = this.of(id);
      const before = room.best[opening];
      if (before && before <= moves) return false;
      this.#put(id, { ...room, best: { ...room.best, [opening]: moves } });
      return true;
    }

    // All of it as a text for a file.
    text() {
      return written(this.#rooms);
    }

    // Takes what a file has beside what is here: the earlier day, the larger count. False if it is no such file.
    take(text) {
      const taken = parse(text);
      if (!taken) return false;
      this.#read();
      const earlier = (one, other) => (one && other ? (one < other ? one : other) : one || other);
      for (const [id, theirs] of taken) {
        const ours = this.of(id);
        const best = { ...theirs.best };
        for (const [opening, moves] of Object.entries(ours.best)) best[opening] = Math.min(moves, best[opening] ?? moves);
        this.#rooms.set(id, {
          solved: earlier(ours.solved, theirs.solved),
          beyond: earlier(ours.beyond, theirs.beyond),
          hints: Math.max(ours.hints, theirs.hints),
          won: Math.max(ours.won, theirs.won),
          best,
        });
      }
      this.#write();
      return true;
    }

    // Forgets everything, whatever was written there.
    clear() {
      this.isKept = true;
      this.#rooms.clear();
      this.#write();
    }

    #put(id, room) {
      // Another window may have written since.
      this.#read();
      this.#rooms.set(id, room);
      this.#write();
    }

    #read() {
      if (!this.isKept) return;
      try {
        const text = localStorage.getItem(KEY);
        const found = text === null ? new Map() : parse(text);
        if (found) this.#rooms = found;
        // What a later version of the site wrote is left as it is.
        else this.isKept = false;
      } catch {
        this.isKept = false;
      }
    }

    #write() {
      try {
        if (this.isKept) localStorage.setItem(KEY, this.text());
      } catch {
        this.isKept = false;
      }
      this.dispatchEvent(new Event("change"));
    }

    #changed() {
      this.#read();
      this.dispatchEvent(new Event("change"));
    }
  }

  const progress = new Progress();
  TroChoi.progress = progress;

  const { say } = TroChoi;
  const { make, save } = TroChoi.parts;

  // Marks each problem that a page names by `data-progress="nim"`.
  const sign = (shown, sentence) => make("span", { title: sentence, role: "img", "aria-label": sentence }, shown);
  const mark = () => {
    const places = [...document.querySelectorAll("[data-progress]")];
    for (const place of places) {
      const { solved, beyond, hints, won } = progress.of(place.dataset.progress);
      const signs = [
        beyond ? sign("✓✓", say("progress-beyond", beyond)) : solved ? sign("✓", say("progress-solved", solved)) : null,
        won ? sign(`♟${won}`, say("progress-won", won)) : null,
        hints ? sign(`?${hints}`, say("progress-hints", hints)) : null,
      ];
      place.replaceChildren(...signs.filter((it) => it).flatMap((it) => [it, " "]));
    }
    const count = document.getElementById("progress-count");
    if (count) {
      const rooms = places.map((place) => progress.of(place.dataset.progress));
      const sum = (number) => rooms.reduce((before, room) => before + number(room), 0);
      count.textContent = say("progress-count", sum((room) => (room.solved ? 1 : 0)), places.length, sum((room) => room.won), sum((room) => room.hints));
    }
    const note = document.getElementById("progress-note");
    if (note) note.textContent = progress.isKept ? "" : say("progress-not-kept");
  };

  // The section where it is saved and read back.
  const fill = (section) => {
    const told = make("p", { role: "status" });
    const file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
    file.addEventListener("change", async () => {
      const [chosen] = file.files;
      const text = chosen && chosen.size <= LONGEST ? await chosen.text() : "";
      told.textContent = progress.take(text) ? say("progress-taken") : say("progress-no-file");
      file.value = "";
    });
    section.append(
      make("p", { id: "progress-count" }),
      make("p", { id: "progress-note", class: "bad" }),
      make("p", { class: "tools" },
        TroChoi.button(say("progress-save"), () => save("tro-choi.json", progress.text())),
        TroChoi.button(say("progress-read"), () => file.click()),
        TroChoi.button(say("progress-clear"), () => { if (confirm(say("progress-sure"))) progress.clear(); }, "quiet"),
        file),
      told);
  };

  const section = document.getElementById("progress");
  if (section) fill(section);
  document.querySelectorAll("details[data-hint]").forEach((hint, place) => {
    hint.addEventListener("toggle", () => hint.open && progress.hint(TroChoi.data().id, place + 1));
  });
  progress.addEventListener("change", mark);
  mark();
})();
