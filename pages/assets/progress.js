"use strict";
// What is solved on this device, how often it was tried, hints that were opened, games that were won, and the days whose
// positions were. It stays in the browser;
// it can be saved to a file and read back. Where the browser keeps nothing (a private window, a page from
// a stick under strict settings), it lasts until the page is closed, and says so.

globalThis.TroChoi ??= {};

(() => {
  const KEY = "tro-choi";
  const VERSION = 1;
  // The longest file that is read back, and the most problems in it.
  const LONGEST = 1 << 20;
  const MOST_ROOMS = 1000;
  const MOST_DAYS = 1000;

  // A count that somebody else may have written.
  const count = (value) => (Number.isSafeInteger(value) && value > 0 ? Math.min(value, 1e6) : 0);
  const day = (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : "");
  const today = () => new Date().toLocaleDateString("sv");

  // What is known of one problem, whatever was written there.
  function roomOf(from) {
    const { solved, beyond, tried, hints, won, best } = from ?? {};
    return { solved: day(solved), beyond: day(beyond), tried: count(tried), hints: count(hints), won: count(won), best: bestOf(best) };
  }

  // The fewest moves of a puzzle, by opening.
  function bestOf(from) {
    const named = Object.entries(from && typeof from === "object" ? from : {});
    return Object.fromEntries(named.filter(([, moves]) => count(moves)).slice(0, 100));
  }

  // All problems and days, out of a text; `null` if it is none of ours, or of a later version.
  function parse(text) {
    if (text.length > LONGEST) return null;
    try {
      const { version, rooms, days } = JSON.parse(text);
      if (!(version >= 1 && version <= VERSION) || typeof rooms !== "object") return null;
      const known = Object.entries(rooms).filter(([id]) => /^[a-z][a-z0-9_]{0,30}$/.test(id));
      return {
        rooms: new Map(known.slice(0, MOST_ROOMS).map(([id, room]) => [id, roomOf(room)])),
        days: new Set((Array.isArray(days) ? days : []).filter(day).slice(-MOST_DAYS)),
      };
    } catch {
      return null;
    }
  }

  function written(rooms, days) {
    const sorted = [...rooms].sort(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify({ version: VERSION, rooms: Object.fromEntries(sorted), days: [...days].sort() }, null, 1);
  }

  class Progress extends EventTarget {
    // Whether the browser keeps it beyond this page.
    isKept = true;
    #rooms = new Map();
    // The days whose positions were won, as `2026-11-29`.
    days = new Set();
    today = today;

    constructor() {
      super();
      this.#read();
      // Another window of the same site.
      addEventListener("storage", (event) => event.key === KEY && this.#changed());
    }

    // What is known of a problem: `{solved, beyond, tried, hints, won, best}`.
    of(id) {
      return this.#rooms.get(id) ?? roomOf();
    }

    // Solved within the limits of the source, or of the tier `beyond`; the first day counts.
    solved(id, tier = "source") {
      const room = this.of(id);
      const dated = { solved: room.solved || today(), beyond: room.beyond || (tier === "beyond" ? today() : "") };
      this.#put(id, { ...room, ...dated });
    }

    // A program was judged that is not right yet.
    tried(id) {
      const room = this.of(id);
      this.#put(id, { ...room, tried: room.tried + 1 });
    }

    // The hint with this number, from 1, was opened.
    hint(id, number) {
      const room = this.of(id);
      if (number > room.hints) this.#put(id, { ...room, hints: number });
    }

    // A game was won from a position that was won: that of a day, if the address says so.
    won(id) {
      const room = this.of(id);
      const of = new URLSearchParams(location.hash.split("?")[1]).get("day");
      this.#put(id, { ...room, won: room.won + 1 }, day(of) && of <= today() ? of : null);
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
      return written(this.#rooms, this.days);
    }

    // Takes what a file has beside what is here: the earlier day, the larger count. False if it is no such file.
    take(text) {
      const taken = parse(text);
      if (!taken) return false;
      this.#read();
      const earlier = (one, other) => (one && other ? (one < other ? one : other) : one || other);
      for (const it of taken.days) this.days.add(it);
      for (const [id, theirs] of taken.rooms) {
        const ours = this.of(id);
        const best = { ...theirs.best };
        for (const [opening, moves] of Object.entries(ours.best)) best[opening] = Math.min(moves, best[opening] ?? moves);
        this.#rooms.set(id, {
          solved: earlier(ours.solved, theirs.solved),
          beyond: earlier(ours.beyond, theirs.beyond),
          tried: Math.max(ours.tried, theirs.tried),
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
      this.days.clear();
      this.#write();
    }

    #put(id, room, won = null) {
      // Another window may have written since.
      this.#read();
      this.#rooms.set(id, room);
      if (won) this.days.add(won);
      this.#write();
    }

    #read() {
      if (!this.isKept) return;
      try {
        const text = localStorage.getItem(KEY);
        const found = text === null ? { rooms: new Map(), days: new Set() } : parse(text);
        if (found) [this.#rooms, this.days] = [found.rooms, found.days];
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

  // Marks each problem that a page names by `data-progress="nim"`, with its state on what `data-problem` names, and
  // counts those that `data-progress-count` names.
  const sign = (shown, sentence, attributes = {}) => make("span", { title: sentence, role: "img", "aria-label": sentence, ...attributes }, shown);
  const mark = () => {
    const places = [...document.querySelectorAll("[data-progress]")];
    for (const place of places) {
      const { solved, beyond, tried, hints, won } = progress.of(place.dataset.progress);
      const problem = place.closest("[data-problem]");
      if (problem) problem.dataset.state = solved ? "ok" : tried || won || hints ? "try" : "";
      const signs = [
        beyond ? sign("✓✓", say("progress-beyond", beyond)) : solved ? sign("✓", say("progress-solved", solved), { class: "once" }) : null,
        tried && !solved ? make("span", { class: "tries" }, say("progress-tried", tried)) : null,
        won ? sign(`♟${won}`, say("progress-won", won)) : null,
        hints ? sign(`?${hints}`, say("progress-hints", hints)) : null,
      ];
      place.replaceChildren(...signs.filter((it) => it).flatMap((it) => [it, " "]));
    }
    for (const place of document.querySelectorAll("[data-progress-count]")) {
      const ids = place.dataset.progressCount.split(" ");
      place.textContent = say("progress-of", ids.filter((id) => progress.of(id).solved).length, ids.length);
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
