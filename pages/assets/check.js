"use strict";
// Checking without a server: every test is made here, a program runs on the pupil's own machine, and what
// it wrote is judged here. Nothing leaves the device.

(() => {
  const section = document.getElementById("check");
  if (!section) return;
  const { say, button } = TroChoi;
  const { make, save } = TroChoi.parts;
  const data = TroChoi.data();
  const { MOST_BYTES, MOST_FILES } = TroChoi.zip;
  // Bytes of an output, beyond some for each of the answer, among which a difference is looked for.
  const MOST_READ = 1 << 20;

  const TIERS = Object.fromEntries(data.tiers.map((tier) => [tier.name, tier]));
  const WHY = {
    NO_ZIP: say("zip-none"),
    TOO_MANY: say("zip-too-many", MOST_FILES),
    TOO_LARGE: say("zip-too-large", MOST_BYTES >> 20),
    ENCRYPTED: say("zip-encrypted"),
    METHOD: say("zip-method"),
    BROKEN: say("zip-broken"),
  };

  const STRANGERS = {
    source: (path) => say("check-is-source", path),
    program: (path) => say("check-is-program", path),
    archive: (path) => say("check-is-archive", path),
    document: (path) => say("check-is-document", path),
  };

  class Check {
    #room = null;
    #made = new Map();
    #results = new Map();
    #run = 0;

    constructor() {
      this.rows = new Map();
      this.status = make("span", { role: "status" });
      this.bar = make("progress", { hidden: true, max: String(data.tests.length) });
      this.stop = button(say("check-stop"), () => this.#halt());
      this.stop.hidden = true;
      this.points = make("div", { class: "check-points", role: "status" });
      this.first = make("div", { class: "check-first" });
      const live = section.querySelector(".live") ?? section;
      live.append(...this.#taking());
      if (data.talks) live.append(make("p", { class: "note" }, say("check-dialogue")));
      else live.append(...this.#giving());
      live.append(make("p", { class: "tools check-work" }, this.stop, this.bar, this.status), this.points, this.first, this.#tests());
    }

    // Tests to take away.
    #taking() {
      const size = (tiers) => {
        const tests = data.tests.filter((test) => tiers.includes(test.tier));
        const bytes = tests.reduce((sum, test) => sum + test.input.bytes + test.answer.bytes, 0);
        return bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / (1 << 20))} MB`;
      };
      const small = ["sample", "source"];
      const all = [...small, "beyond"];
      return [
        make("h3", {}, say("check-take")),
        make("ol", {}, [say("check-step-take"), say("check-step-run"), say("check-step-give")].map((step) => make("li", {}, step))),
        make("p", { class: "tools" },
          button(say("check-zip", size(small)), () => this.#zip(small)),
          button(say("check-zip-all", size(all)), () => this.#zip(all))),
      ];
    }

    // Outputs to give back.
    #giving() {
      const input = (attributes) => {
        const field = make("input", { type: "file", multiple: true, hidden: true, ...attributes });
        field.addEventListener("change", () => {
          const files = [...field.files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
          field.value = "";
          this.#take(files);
        });
        return field;
      };
      const [files, folder] = [input({ id: "check-files" }), input({ id: "check-folder", webkitdirectory: true })];
      const zone = make("div", { class: "check-drop", id: "check-drop" }, make("p", {}, say("check-drop")),
        make("p", { class: "tools" }, button(say("check-files"), () => files.click()), button(say("check-folder"), () => folder.click())),
        files, folder);
      zone.addEventListener("dragover", (event) => {
        event.preventDefault();
        zone.classList.add("over");
      });
      zone.addEventListener("dragleave", () => zone.classList.remove("over"));
      zone.addEventListener("drop", (event) => {
        event.preventDefault();
        zone.classList.remove("over");
        this.#take(TroChoi.outputs.dropped(event.dataTransfer));
      });
      const test = make("select", { id: "check-test" }, data.tests.map((it) =>
        make("option", { value: it.number }, `${it.number} ${it.name}`)));
      const text = make("textarea", { id: "check-text", rows: "4", spellcheck: "false" });
      const paste = make("details", { id: "check-paste" }, make("summary", {}, say("check-paste")),
        make("p", {}, make("label", { for: "check-test" }, say("check-of-test")), " ", test),
        make("p", {}, make("label", { for: "check-text" }, say("check-text")), text),
        button(say("check-judge"), () => this.#judge(new Map([[test.value, { size: text.value.length, blob: async () => new Blob([text.value]) }]]), new Map())));
      this.chosen = test;
      return [make("h3", {}, say("check-give")), zone, paste];
    }

    // A line a test.
    #tests() {
      const body = make("tbody");
      for (const test of data.tests) {
        const verdict = make("td");
        const message = make("td");
        const take = (what, name) => button(what, () => this.#one(test, name), "small");
        this.rows.set(test.number, { verdict, message });
        body.append(make("tr", { "data-test": test.number },
          make("th", { scope: "row" }, test.number), make("td", {}, test.name), make("td", {}, TIERS[test.tier].said),
          make("td", {}, take(`${data.file}.INP`, "input"), data.talks ? null : take(`${data.file}.OUT`, "answer")),
          verdict, message));
      }
      const heads = [say("check-number"), say("check-name"), say("check-tier"), say("check-files-of"), say("check-verdict"), say("check-why")];
      return make("div", { class: "scroll" }, make("table", { class: "check-tests" },
        make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)))), body));
    }

    async #ready() {
      this.#room ??= await TroChoi.room(data.id);
      return this.#room;
    }

    #halt() {
      this.#run++;
      this.#room?.stop();
      this.#rest(say("check-stopped"));
    }

    #rest(sentence = "") {
      this.stop.hidden = this.bar.hidden = true;
      this.status.textContent = sentence;
    }

    // What went wrong.
    #fail(error) {
      this.#rest(error instanceof TroChoi.zip.ZipError ? WHY[error.code] : String(error.message ?? error));
    }

    // A work that can be stopped: false from `goes`, which begins a step, and from `isOn` says that it was.
    async #work(count, work) {
      const run = ++this.#run;
      this.stop.hidden = this.bar.hidden = false;
      this.bar.max = count;
      this.bar.value = 0;
      const isOn = () => run === this.#run;
      const goes = (sentence) => {
        if (!isOn()) return false;
        this.bar.value++;
        this.status.textContent = sentence;
        return true;
      };
      try {
        const said = await work(goes, isOn);
        if (isOn()) this.#rest(said);
      } catch (error) {
        if (isOn()) this.#fail(error);
      }
    }

    // The input and the answer of a test, made here and held against the lock.
    async #test(test) {
      const before = this.#made.get(test.number);
      if (before) return before;
      const made = await (await this.#ready()).ask({ do: "test", name: test.name });
      if (made.error) throw new Error(TroChoi.of(made.error));
      for (const what of ["input", "answer"]) {
        if (made.sha256[what] !== test[what].sha256) throw new Error(say("check-other-bytes", test.number));
      }
      // Large ones are made again rather than kept.
      if (made.input.length + made.answer.length < 1 << 16) this.#made.set(test.number, made);
      return made;
    }

    #one(test, what) {
      return this.#work(1, async (goes) => {
        if (!goes(say("check-making", test.number))) return "";
        const made = await this.#test(test);
        save(what === "input" ? `${data.file}.INP` : `${data.file}.OUT`, made[what]);
        return "";
      });
    }

    #zip(tiers) {
      const tests = data.tests.filter((test) => tiers.includes(test.tier));
      return this.#work(tests.length, async (goes) => {
        const archive = new TroChoi.zip.Writer();
        const folder = data.id;
        await archive.add(`${folder}/chay.bat`, TroChoi.runner.batch(data));
        await archive.add(`${folder}/chay.sh`, TroChoi.runner.shell(data), { isProgram: true });
        for (const test of tests) {
          if (!goes(say("check-making", test.number))) return "";
          const made = await this.#test(test);
          await archive.add(`${folder}/tests/${test.number}/${data.file}.INP`, made.input);
          if (!data.talks) await archive.add(`${folder}/answers/${test.number}.OUT`, made.answer);
        }
        save(`${folder}-tests.zip`, archive.blob());
        return say("check-zipped", tests.length);
      });
    }

    // What was judged before is not of new files, whatever these are.
    #forget() {
      this.#run++;
      this.#results.clear();
      this.points.replaceChildren();
      this.first.replaceChildren();
      for (const { verdict, message } of this.rows.values()) {
        verdict.replaceChildren();
        message.textContent = "";
      }
      this.#rest();
    }

    async #take(chosen) {
      this.#forget();
      try {
        const files = await TroChoi.outputs.unpacked(await chosen);
        const [only] = files;
        // One file whose name tells no number belongs to the test that is chosen, if it is like an output.
        const isPlain = files.length === 1 && !TroChoi.outputs.numberOf(data, only.path) && !/\.(inp|zip)$/i.test(only.path);
        const stranger = isPlain ? await TroChoi.outputs.strangerOf(only) : null;
        if (stranger) return this.#rest(STRANGERS[stranger](only.path));
        const { outputs, log, strange } = isPlain
          ? { outputs: new Map([[this.chosen.value, only]]), log: new Map(), strange: [] }
          : await TroChoi.outputs.sorted(data, files);
        if (outputs.size === 0 && log.size === 0) return this.#rest(say("check-no-output", data.file));
        await this.#judge(outputs, log, strange);
      } catch (error) {
        this.#fail(error);
      }
    }

    #judge(outputs, log, strange = []) {
      const tests = data.tests.filter((test) => outputs.has(test.number) || log.has(test.number));
      this.#forget();
      return this.#work(tests.length, async (goes, isOn) => {
        for (const test of tests) {
          if (!goes(say("check-judging", test.number))) return "";
          const result = await this.#result(test, outputs.get(test.number), log.get(test.number));
          if (!isOn()) return "";
          this.#results.set(test.number, result);
          this.#show(test, result);
        }
        this.#sum();
        return strange.length ? say("check-strange", strange.length, strange.slice(0, 3).join(", ")) : "";
      });
    }

    // What one output is worth: `{verdict, share, message}`.
    async #result(test, file, run) {
      const bare = (verdict, message) => ({ verdict, share: 0, message });
      if (run?.code === 124) return bare("TLE", say("check-gave-up"));
      if (run && run.code !== 0) return bare("RTE", say("check-exit-code", run.code));
      if (file && file.size > MOST_BYTES) return bare("OLE", WHY.TOO_LARGE);
      if (!file && (await this.#test(test)).answer.trim()) return bare("PE", say("check-not-written", `${data.file}.OUT`));
      const output = file ? await file.blob() : "";
      const judged = await (await this.#ready()).ask({ do: "judge", name: test.name, output });
      if (judged.error) return bare("JE", TroChoi.of(judged.error));
      const { verdict, points: share, message } = judged;
      if (verdict === "AC") return { verdict, share, message: "" };
      const { answer } = await this.#test(test);
      // Where it differs is told of its begin: to read all of an output without end would hold the page up.
      const begin = new Blob([output]).slice(0, 4 * answer.length + MOST_READ);
      const parts = await TroChoi.difference(data.compares, answer, await begin.text());
      return { verdict, share, message: TroChoi.of(message), difference: parts };
    }

    #show(test, { verdict, message }) {
      const row = this.rows.get(test.number);
      row.verdict.replaceChildren(make("span", { class: `verdict ${verdict}` }, verdict));
      row.message.textContent = message;
    }

    // Points of each tier, and the first test that was not accepted.
    #sum() {
      const list = make("ul");
      for (const tier of Object.keys(TIERS)) {
        const tests = data.tests.filter((test) => test.tier === tier);
        const judged = tests.filter((test) => this.#results.has(test.number)).map((test) => this.#results.get(test.number));
        if (judged.length === 0) continue;
        const accepted = judged.filter(({ verdict }) => verdict === "AC").length;
        const percent = Math.floor((100 * judged.reduce((sum, { share }) => sum + share, 0)) / tests.length);
        const left = tests.length - judged.length;
        list.append(make("li", { "data-tier": tier }, say("check-tier-points", TIERS[tier].said, accepted, tests.length, percent),
          left ? ` ${say("check-left", left)}` : null));
      }
      this.points.replaceChildren(make("h3", {}, say("check-result")), list);
      const isRight = (tiers) => {
        const tests = data.tests.filter((test) => tiers.includes(test.tier));
        return tests.length > 0 && tests.every((test) => this.#results.get(test.number)?.verdict === "AC");
      };
      if (isRight(["sample", "source"])) {
        const beyond = isRight(["beyond"]);
        TroChoi.progress?.solved(data.id, beyond ? "beyond" : "source");
        this.points.append(make("p", { class: "check-solved" }, say("check-solved"), " ", say("check-unmeasured", TIERS.source.time_ms)));
      }
      const failed = data.tests.find((test) => this.#results.has(test.number) && this.#results.get(test.number).verdict !== "AC");
      if (failed) this.#explain(failed, this.#results.get(failed.number));
    }

    #explain(test, { verdict, message, difference: parts }) {
      const side = (name, { line, lines }, differs) => make("section", {}, make("h4", {}, name), make("pre", {}, lines.map((text, place) =>
        make("span", { class: line + place === differs ? "line here" : "line" }, `${String(line + place).padStart(4)}  ${text}\n`))));
      this.first.append(
        make("h3", {}, say("check-first", test.number, test.name)),
        make("p", {}, make("span", { class: `verdict ${verdict}` }, verdict), " ", message));
      this.first.append(make("p", {}, test.about));
      if (test.catches) this.first.append(make("p", {}, say("check-catches", test.catches.join(", "))));
      if (parts) {
        const one = parts.differs === null ? say("check-one-answer") : say("check-expected");
        this.first.append(make("div", { class: "two" }, side(one, parts.expected, parts.differs), side(say("check-found"), parts.found, parts.differs)));
      }
      this.first.append(make("p", { class: "check-hint" }, say("check-stuck"), " ", make("a", { href: "#hints" }, say("check-hint"))));
    }
  }

  TroChoi.check = new Check();
})();
