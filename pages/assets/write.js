"use strict";
// Writing a program on the page, running it on an input, and having it judged on all tests. Nothing leaves the device.

(() => {
  const section = document.getElementById("write");
  if (!section) return;
  const { say, button, drafts } = TroChoi;
  const { make, save } = TroChoi.parts;
  const data = TroChoi.data();
  const { file } = data;
  const SMALL = ["sample", "source"];
  // Letters of the input that a panel shows, and its lines.
  const MOST_SHOWN = 2000;
  const MOST_LINES = 8;

  // Languages that are written here: how their files end, and what a program begins with.
  const LANGUAGES = {
    cpp: {
      name: "C++", endings: ["cpp", "cc", "cxx", "c++", "h"],
      files: ["#include <bits/stdc++.h>", "using namespace std;", "", "int main() {", `    ifstream in("${file}.INP");`, `    ofstream out("${file}.OUT");`, "    ", "}", ""],
      talk: ["#include <bits/stdc++.h>", "using namespace std;", "", "int main() {", "    // cin >> …; cout << … << endl;", "    ", "}", ""],
    },
    pas: {
      name: "Pascal", endings: ["pas", "pp"],
      files: [`program ${file};`, "begin", `  assign(input, '${file}.INP'); reset(input);`, `  assign(output, '${file}.OUT'); rewrite(output);`, "  ", "  close(output);", "end.", ""],
      talk: [`program ${file};`, "begin", "  { readln(…); writeln(…); flush(output); }", "  ", "end.", ""],
    },
    py: {
      name: "Python", endings: ["py"],
      files: [`with open("${file}.INP") as file:`, "    data = file.read().split()", "", `with open("${file}.OUT", "w") as file:`, "    print(file=file)", ""],
      talk: ["# input(); print(…, flush=True)", ""],
    },
    js: {
      name: "JavaScript", endings: ["js", "mjs", "cjs"],
      files: ["const fs = require(\"fs\");", `const data = fs.readFileSync("${file}.INP", "utf8").trim().split(/\\s+/).map(Number);`, "", `fs.writeFileSync("${file}.OUT", "\\n");`, ""],
      talk: ["const fs = require(\"fs\");", "", ""],
    },
  };

  // What a verdict looks like: a sign, a sentence. Which colour and which edge, write.css says.
  const CLOCK = "\u23f1\ufe0e";
  const VERDICTS = {
    AC: ["✓", say("write-ac")], PA: ["◐", say("write-pa")], WA: ["✗", say("write-wa")], PE: ["✗", say("write-pe")],
    TLE: [CLOCK, say("write-tle")], ILE: [CLOCK, say("write-ile")], MLE: [CLOCK, say("write-mle")], OLE: ["!", say("write-ole")],
    RTE: ["!", say("write-rte")], JE: ["?", say("write-je")], "?": ["?", say("write-unknown")],
  };
  const look = (verdict) => (verdict === "?" || verdict === "JE" ? "unknown" : verdict);
  const badge = (verdict, ...more) => make("span", { class: `verdict ${look(verdict)}` }, `${VERDICTS[verdict][0]} ${VERDICTS[verdict][1]}`, ...more);
  const number = (value, digits) => value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const seconds = (ms) => number(ms / 1000, 2);

  // The first lines of a text, fit to be shown.
  const head = (text) => {
    const lines = text.slice(0, MOST_SHOWN).split("\n").slice(0, MOST_LINES);
    const shown = lines.map((line) => (line.length > 60 ? `${line.slice(0, 60)}…` : line)).join("\n").trimEnd();
    return shown.length < text.trimEnd().length ? `${shown}\n…` : shown;
  };

  // The cells of all tests: one stop of Tab, arrows go between them, Enter opens what is known of a test. A cell keeps its size and place.
  class Cells {
    #cells = new Map();
    #chosen = null;

    constructor(onOpen) {
      this.element = make("ul", { class: "write-cells", onkeydown: (event) => this.#key(event) });
      for (const tier of data.tiers) {
        this.element.append(make("li", { class: "write-tier" }, tier.name === "sample" ? tier.said : say("write-tier", tier.said)));
        for (const test of data.tests.filter((it) => it.tier === tier.name)) {
          const cell = make("button", { type: "button", class: "write-cell", tabindex: this.#cells.size ? "-1" : "0", "data-cell": test.number,
            onclick: (event) => onOpen(test, event.detail === 0) });
          this.#cells.set(test.number, cell);
          this.element.append(make("li", {}, cell));
        }
      }
      this.clear();
    }

    clear() {
      for (const [name] of this.#cells) this.show(name, "", "", say("write-waiting"));
      this.#chosen?.removeAttribute("aria-pressed");
    }

    show(name, state, sign, said) {
      const cell = this.#cells.get(name);
      cell.className = `write-cell ${state}`;
      cell.setAttribute("aria-label", say("write-cell", name, said));
      cell.replaceChildren(make("b", {}, sign), make("small", {}, name));
    }

    focus(name) {
      this.#go(this.#cells.get(name));
    }

    // The cell of the test whose panel is open; Tab leads to it.
    choose(name) {
      this.#chosen?.removeAttribute("aria-pressed");
      this.#chosen = this.#cells.get(name);
      this.#chosen.setAttribute("aria-pressed", "true");
      this.#stop(this.#chosen);
    }

    #stop(cell) {
      for (const other of this.#cells.values()) other.tabIndex = other === cell ? 0 : -1;
    }

    #go(cell) {
      this.#stop(cell);
      cell.focus();
    }

    #key(event) {
      const all = [...this.#cells.values()];
      const at = all.indexOf(event.target);
      const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      if (all[to]) this.#go(all[to]);
    }
  }

  class Write {
    #listeners = [];
    #results = new Map();
    #program = null;
    #room = null;
    #run = 0;
    #timer = 0;
    #quarter = -1;

    constructor() {
      this.box = section;
      this.lang = drafts.read("language") in LANGUAGES ? drafts.read("language") : "cpp";
      this.place = make("div", { class: "write-place" });
      this.editor = new TroChoi.Editor(this.place, {
        label: say("write-label"),
        onChange: () => this.#changed(),
        onMove: (line, column) => { this.where.textContent = say("write-where", line, column); },
        onRich: (isRich) => {
          this.leave.hidden = !isRich;
          this.plain.hidden = isRich === null;
          this.plain.textContent = isRich ? say("write-plain") : say("write-rich");
        },
      });
      this.heard = make("p", { class: "unseen", "aria-live": "polite" });
      this.cells = new Cells((test, byKey) => this.#open(test, byKey));
      this.panel = make("div", { class: "write-panel", onkeydown: (event) => event.key === "Escape" && this.panel.dataset.of && this.cells.focus(this.panel.dataset.of) });
      const live = section.querySelector(".live");
      live.append(make("div", { class: "write-work" },
        make("div", { class: "write-mine" }, this.#field(), this.#keys()),
        make("div", { class: "write-judged" }, this.#result(), this.panel),
        make("div", { class: "write-own" }, this.#own(), this.#clearing())), this.heard);
      this.#language(this.lang);
      addEventListener("pagehide", () => this.#keep());
    }

    // The text of the program.
    get source() {
      return this.editor.text;
    }

    // What its file is called.
    get name() {
      return `${file}.${LANGUAGES[this.lang].endings[0]}`;
    }

    // The program, compiled, as TroChoi.program gives it; the one of before if nothing was changed.
    async program() {
      const { lang, source } = this;
      if (this.#program?.lang !== lang || this.#program.source !== source) {
        this.#program?.made.then((made) => made.stop?.(), () => {});
        this.#program = { lang, source, made: TroChoi.program({ lang, source, file, onState: (text, share) => this.#state(text, share) }) };
      }
      const { made } = this.#program;
      const program = await made;
      this.#state(this.idle, null);
      // What could not be loaded may be there the next time.
      if (program.error && this.#program?.made === made) this.#program = null;
      return program;
    }

    // `listener({ test, result, program })` is called for the first test that is not right, when judging is at its end.
    onWrong(listener) {
      this.#listeners.push(listener);
    }

    #field() {
      const choices = Object.entries(LANGUAGES).map(([id, { name }]) => make("label", {},
        make("input", { type: "radio", name: "write-language", value: id, checked: id === this.lang, onchange: () => this.#language(id) }), make("span", {}, name)));
      const opened = make("input", { type: "file", hidden: true, id: "write-file", onchange: async () => {
        const [chosen] = opened.files;
        opened.value = "";
        if (chosen) await this.#take(chosen);
      } });
      this.where = make("span", { class: "write-where" });
      this.kept = make("span");
      this.leave = make("span", { hidden: true }, say("write-leave"));
      this.plain = button(say("write-rich"), () => { this.editor.isPlain = !this.leave.hidden; }, "small");
      return make("div", { class: "write-field" },
        make("div", { class: "write-bar" }, make("div", { class: "choice", role: "radiogroup", "aria-label": say("write-language") }, choices),
          make("div", { class: "tools" }, button(say("write-open"), () => opened.click(), "small"),
            button(say("write-save"), () => save(this.name, this.source), "small"), opened)),
        this.place,
        make("div", { class: "write-foot" }, this.kept, this.where, this.leave, this.plain));
    }

    // On a computer that others use, too, all work is deleted; it is asked twice.
    #clearing() {
      const ask = button(say("write-clear"), () => { sure.hidden = false; sure.querySelector("button").focus(); }, "small");
      const close = () => { sure.hidden = true; ask.focus(); };
      const sure = make("div", { class: "note", hidden: true }, make("p", {}, say("write-clear-sure")), make("p", { class: "tools" },
        button(say("write-clear-do"), () => { this.#forget(); close(); }), button(say("write-clear-not"), close, "quiet")));
      return make("div", { class: "write-clear" }, make("p", {}, say("write-shared"), " ", ask), sure);
    }

    #keys() {
      this.judge = button(say("write-judge"), () => this.#judge(SMALL), "main");
      const hasBeyond = data.tiers.some(({ name }) => name === "beyond");
      this.beyond = hasBeyond ? button(say("write-judge-all"), () => this.#judge([...SMALL, "beyond"]), "quiet") : null;
      this.stop = button(say("check-stop"), () => this.#halt(), "quiet stop");
      this.stop.hidden = true;
      this.bar = make("progress", { max: "1", hidden: true });
      this.status = make("p", { class: "write-status" });
      this.trouble = make("div", { class: "write-trouble" });
      this.instead = make("div", { class: "note", hidden: true }, make("p", {}, say("write-no-language")), this.elsewhere = make("p"));
      this.go = make("div", { class: "write-go" }, make("div", { class: "tools" }, this.judge, this.beyond, this.stop), this.status);
      const count = data.tests.filter(({ tier }) => SMALL.includes(tier)).length;
      this.idle = say("write-about", count);
      this.status.textContent = this.idle;
      return [this.go, this.bar, this.instead, this.trouble];
    }

    #result() {
      this.verdicts = make("p", { class: "write-verdicts" });
      this.scaled = make("p", { class: "quiet write-scaled" }, say("write-arrows"));
      this.next = make("div", { class: "write-next" });
      return [this.verdicts, this.cells.element, this.scaled, this.next];
    }

    #own() {
      const input = make("textarea", { id: "write-input", rows: "5", spellcheck: "false" });
      const output = make("div", { class: "write-output", role: "status" });
      const sample = (place) => { input.value = data.samples[place]?.input ?? ""; };
      sample(0);
      const samples = data.samples.map((_, place) => button(say("write-sample", place + 1), () => sample(place), "small"));
      this.run = button(say("write-run"), () => this.#try(input.value, output), "quiet");
      const ask = data.talks ? null : button(say("write-ask"), () => this.#answer(input.value, output), "quiet");
      return make("details", { open: true }, make("summary", {}, say("write-own")),
        make("p", {}, make("label", { for: "write-input" }, `${file}.INP`), input),
        make("p", { class: "tools" }, this.run, ask, samples), output);
    }

    // Another language, with what was written in it.
    #language(id) {
      this.#keep();
      this.lang = id;
      drafts.write("language", id);
      const { files, talk } = LANGUAGES[id];
      this.template = (data.talks ? talk : files).join("\n");
      this.editor.text = drafts.read(`${data.id}:${id}`) ?? this.template;
      this.editor.language = id;
      section.querySelector(`[value="${id}"]`).checked = true;
      const isJudged = TroChoi.languages?.some((it) => it.id === id) ?? false;
      this.instead.hidden = isJudged;
      this.go.hidden = !isJudged;
      this.run.disabled = !isJudged;
      this.elsewhere.replaceChildren(...this.#elsewhere());
      this.trouble.replaceChildren();
      this.kept.textContent = "";
    }

    #changed() {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#keep(), 400);
    }

    #keep() {
      if (this.template === undefined) return;
      clearTimeout(this.#timer);
      const text = this.source;
      const name = `${data.id}:${this.lang}`;
      if (text === (drafts.read(name) ?? this.template)) return;
      const isKept = drafts.write(name, text === this.template ? null : text);
      const time = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
      this.kept.textContent = isKept ? say("write-kept", time) : say("write-not-kept");
      this.kept.classList.toggle("bad", !isKept);
    }

    // A source that was opened as a file: its ending tells the language.
    async #take(chosen) {
      const ending = chosen.name.toLowerCase().split(".").at(-1);
      const [id] = Object.entries(LANGUAGES).find(([, { endings }]) => endings.includes(ending)) ?? [this.lang];
      const bytes = new Uint8Array(await chosen.slice(0, 1 << 20).arrayBuffer());
      if (bytes.includes(0) || chosen.size > 1 << 20) return this.#tell(make("p", {}, say("write-no-source", chosen.name)));
      const isOther = (drafts.read(`${data.id}:${id}`) ?? "") !== "";
      if (isOther && !confirm(say("write-replace", LANGUAGES[id].name))) return;
      this.#language(id);
      this.editor.text = new TextDecoder().decode(bytes).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
      this.#keep();
    }

    #forget() {
      drafts.clear();
      this.editor.text = this.template;
      this.#changed();
      this.kept.textContent = this.heard.textContent = say("write-cleared");
    }

    // What is done just now; how far a pack has come is said aloud each quarter.
    #state(text, share) {
      if (text) this.status.textContent = text;
      this.bar.hidden = share === null || share === undefined;
      if (this.bar.hidden) return;
      this.bar.value = share;
      this.bar.setAttribute("aria-label", text);
      const quarter = Math.floor(share * 4);
      if (quarter !== this.#quarter) this.heard.textContent = text;
      this.#quarter = quarter;
    }

    #tell(...parts) {
      this.trouble.replaceChildren(make("div", { class: "note bad", role: "alert" }, parts));
    }

    // A work with the compiled program, which the next one, or a stop, ends.
    async #work(work) {
      const run = ++this.#run;
      const isOn = () => run === this.#run;
      this.#program?.made.then((made) => made.stop?.(), () => {});
      this.trouble.replaceChildren();
      this.editor.complain(null);
      this.stop.hidden = false;
      try {
        const program = await this.program();
        if (!isOn()) return;
        if (program.error) return this.#complain(program);
        this.#room ??= await TroChoi.room(data.id);
        const { lang } = this;
        const again = () => (TroChoi.yardstick.again(), TroChoi.yardstick(lang));
        const patience = await again();
        if (isOn()) await work({ program, room: this.#room, data, patience, again }, isOn);
      } catch (error) {
        if (isOn()) this.#tell(make("p", {}, String(error.message ?? error)));
      } finally {
        if (isOn()) this.#rest();
      }
    }

    #rest() {
      if (document.activeElement === this.stop) this.judge.focus();
      this.stop.hidden = this.bar.hidden = true;
      this.status.textContent = this.idle;
    }

    #halt() {
      this.#run++;
      this.#program?.made.then((made) => made.stop?.(), () => {});
      this.#room?.stop();
      for (const test of data.tests) if (!this.#results.has(test.number)) this.cells.show(test.number, "", "", say("write-waiting"));
      this.#rest();
      this.heard.textContent = say("check-stopped");
    }

    // What a compiler says; the lines that it names are keys that lead there.
    #complain({ error, log = "" }) {
      const lines = [...new Set([...log.matchAll(/:(\d+)(?::\d+)?: (?:fatal )?error|\bline (\d+)/g)].map((it) => Number(it[1] ?? it[2])))].slice(0, 5);
      this.#tell(make("h4", {}, TroChoi.of(error)), lines.length ? make("p", { class: "tools" }, this.#jumps(lines)) : null,
        log ? make("pre", {}, log.slice(0, 4000)) : null);
      if (lines.length) this.editor.complain(lines[0]);
    }

    #jumps(lines) {
      return lines.map((line) => button(say("write-line", line), () => this.editor.goTo(line), "quiet"));
    }

    #try(input, output) {
      output.textContent = "…";
      return this.#work(async (given) => {
        const limits = data.tiers.find(({ name }) => name === "source") ?? data.tiers[0];
        const talk = data.talks ? { id: data.id, question: { do: "talk", input } } : null;
        const result = await TroChoi.trial.once({ ...given, limits, input, talk });
        if (!result) return;
        const { verdict, message, ms, output: written } = result;
        const isOdd = verdict === "JE";
        output.replaceChildren(
          make("p", {}, isOdd ? null : badge(verdict), " ", make("span", { class: "quiet" }, say("write-took", seconds(ms))), " ", message),
          ...this.#why(result), make("h4", {}, `${file}.OUT`), make("pre", {}, written.slice(0, 20000)));
      }).finally(() => { if (output.textContent === "…") output.textContent = ""; });
    }

    // What the reference says to an input, or what is wrong with it.
    async #answer(input, output) {
      output.textContent = "…";
      this.#room ??= await TroChoi.room(data.id);
      const { error, output: right } = await this.#room.ask({ do: "answer", input });
      output.replaceChildren(...error ? [make("p", {}, TroChoi.of(error))] : [make("h4", {}, say("write-should")), make("pre", {}, right.slice(0, 20000))]);
    }

    // What to do with what this page cannot judge.
    #elsewhere() {
      return [say("write-elsewhere"), " ", make("code", {}, `judge run ${data.id} ${this.name}`), ", ", make("a", { href: "#check" }, say("write-elsewhere-bat")), "."];
    }

    // Why a run ended as it did: in words, and what it said itself, whose last line leads to the source.
    #why({ verdict, why, errors }) {
      const lines = [...errors.matchAll(/\bline (\d+)/g)].map((it) => Number(it[1])).slice(-1);
      return [
        why ? make("p", {}, why) : null,
        verdict === "?" ? make("p", {}, this.#elsewhere()) : null,
        errors ? make("pre", { class: "write-errors" }, errors.slice(-2000)) : null,
        lines.length ? make("p", { class: "tools" }, this.#jumps(lines)) : null,
      ].filter(Boolean);
    }

    #judge(tiers) {
      const tests = data.tests.filter(({ tier }) => tiers.includes(tier));
      this.#results.clear();
      this.cells.clear();
      this.panel.replaceChildren();
      this.next.replaceChildren();
      this.verdicts.textContent = "";
      return this.#work(async (given, isOn) => {
        if (given.patience > 1.05) this.scaled.textContent = `${say("write-arrows")} ${say("write-scaled", number(given.patience, 1))}`;
        const running = (test) => {
          if (!test) return;
          this.cells.show(test.number, "running", "", say("write-running"));
          this.status.textContent = say("check-judging", test.number);
        };
        running(tests[0]);
        let first = null;
        for await (const result of TroChoi.trial({ ...given, tests })) {
          if (!isOn()) return;
          const { test, verdict } = result;
          const [sign, said] = VERDICTS[verdict];
          // Large texts are let go: what is shown of them is little.
          const { input, output, answer, ...rest } = result;
          const isOutput = ["WA", "PE", "PA"].includes(verdict) && !data.talks;
          const parts = isOutput && await TroChoi.difference(data.compares, answer, output.slice(0, 4 * answer.length + MOST_SHOWN));
          this.#results.set(test.number, { ...rest, input: head(input), parts });
          this.cells.show(test.number, look(verdict), sign, said);
          if (!first && verdict !== "AC") {
            first = result;
            this.heard.textContent = say("write-cell", test.number, said);
            this.#open(test, false);
          }
          this.#sum(tests);
          running(tests[tests.indexOf(test) + 1]);
        }
        if (isOn() && this.#results.size === tests.length) this.#finish(tests, first, given.program);
      });
    }

    // How many tests ended how.
    #sum(tests) {
      const counts = new Map();
      for (const { verdict } of this.#results.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      const right = counts.get("AC") ?? 0;
      const bad = [...counts].filter(([verdict]) => verdict !== "AC");
      const all = right === tests.length ? [badge("AC")] : bad.map(([verdict, count]) => badge(verdict, say("write-count", count)));
      this.verdicts.replaceChildren(...all.flatMap((it) => [it, " "]), make("span", { class: "quiet" }, say("write-right", right, tests.length)));
    }

    #finish(tests, first, program) {
      const tiers = data.tiers.filter(({ name }) => tests.some((test) => test.tier === name));
      const results = [...this.#results.values()];
      const isRight = (names) => results.every(({ test, verdict }) => !names.includes(test.tier) || verdict === "AC");
      const progress = TroChoi.progress;
      const isBeyond = tiers.some(({ name }) => name === "beyond") && isRight(["beyond"]);
      if (isRight(SMALL)) progress.solved(data.id, isBeyond ? "beyond" : "source");
      else progress.tried(data.id);
      this.heard.textContent = `${this.verdicts.textContent}. ${first ? say("write-cell", first.test.number, VERDICTS[first.verdict][1]) : ""}`;
      const points = data.partial ? tiers.map(({ name, said }) => {
        const own = results.filter(({ test }) => test.tier === name);
        return `${said} ${Math.floor((100 * own.reduce((sum, it) => sum + it.points, 0)) / own.length)} %`;
      }) : [];
      if (points.length) this.next.append(make("p", {}, say("write-points", points.join(", "))));
      const hint = Math.min(progress.of(data.id).hints + 1, data.hints);
      const isPupils = results.some(({ verdict }) => !["AC", "?", "JE"].includes(verdict));
      const link = (to, said) => make("a", { href: to }, said);
      if (isRight(SMALL)) this.next.append(make("p", { class: "note" }, say("write-solved")));
      else if (isPupils) {
        this.next.append(make("p", { class: "note" }, document.getElementById("find")?.childElementCount ? [link("#find", say("find-start")), " · "] : null,
          hint ? link("#hints", say("write-hint", hint)) : null));
      }
      if (first) for (const listener of this.#listeners) listener({ test: first.test, result: first, program });
    }

    // What is known of a test, below the cells.
    #open(test, byKey) {
      const result = this.#results.get(test.number);
      const title = make("h3", { tabindex: "-1" }, say("play-opening-test", test.number), " ", result ? badge(result.verdict) : null);
      this.panel.dataset.of = test.number;
      this.cells.choose(test.number);
      this.panel.replaceChildren(title, make("p", { class: "quiet" }, test.about));
      if (result) {
        const { ms, limit_ms, message, input, parts, transcript } = result;
        this.panel.append(make("p", { class: "quiet" }, say("write-time", seconds(ms), seconds(limit_ms))));
        if (message) this.panel.append(make("p", {}, message));
        this.panel.append(...this.#why(result), transcript ? make("pre", { class: "write-errors" }, transcript.join("\n")) : this.#sides(input, parts));
      }
      if (byKey) title.focus();
    }

    // Input, what was written, what should be, beside each other.
    #sides(input, parts) {
      const plain = (text) => make("pre", {}, text);
      const lines = ({ line, lines: all }, differs) => make("pre", {}, all.map((text, place) =>
        make("span", { class: line + place === differs ? "line here" : "line" }, `${String(line + place).padStart(3)}  ${text}\n`)));
      const side = (name, content) => make("div", {}, make("h4", {}, name), content);
      const right = parts?.differs === null ? say("write-one-right") : say("write-should");
      return make("div", { class: "write-sides" }, side(`${file}.INP`, plain(input)),
        parts ? [side(say("write-wrote"), lines(parts.found, parts.differs)), side(right, lines(parts.expected, parts.differs))] : null);
    }
  }

  TroChoi.write = new Write();
})();
