"use strict";
// Programs, compiled and run by this browser.
//
//   TroChoi.languages                                            [{ id, name, endings }]: what can be run
//   const program = await TroChoi.program({ lang, source, file: "NIM", onState: (text, share) => … })
//   program.error, program.log                                   why there is none, { vi, en }, and what the compiler said
//   await program.run({ input, seconds, mib, talk: { id, question } })
//   program.stop()                                               ends what runs, which has then ended as "stopped"
//
// A run is { end, code, output, printed, errors, ms, why, talk }: it ended "ok", "slow", "memory", "output" (without end),
// "idle" (waiting to be told something), "crash", "stopped", or as something that only a browser "cannot" do, which `why` tells.
// `output` is null if the file was not written. `TroChoi.yardstick(lang)` is by what limits of time are multiplied here.

globalThis.TroChoi ??= {};

(() => {
  const { say } = TroChoi;
  const told = (text) => ({ [document.documentElement.lang]: text });

  TroChoi.languages = [
    { id: "cpp", name: "C++", endings: ["cpp", "cc", "cxx"] },
    { id: "py", name: "Python", endings: ["py"] },
    { id: "js", name: "JavaScript", endings: ["js", "mjs", "cjs"] },
  ];

  // ---- Workers.

  let address = null;
  class Engine {
    #worker;
    #number = 0;
    #waiting = new Map();

    constructor() {
      address ??= URL.createObjectURL(new Blob([`"use strict";(${TroChoi.engine})(self, ${TroChoi.lzma})`], { type: "text/javascript" }));
      this.#worker = new Worker(address);
      this.#worker.onmessage = ({ data: { number, ...answer } }) => {
        const { done, began } = this.#waiting.get(number) ?? {};
        if (answer.began) {
          began?.();
          return;
        }
        this.#waiting.delete(number);
        done?.(answer);
      };
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.end({ failure: event.message ?? "" });
      };
    }

    ask(what, began = null) {
      return new Promise((done) => {
        this.#waiting.set(++this.#number, { done, began });
        this.#worker.postMessage({ number: this.#number, ...what });
      });
    }

    // Ends it; whoever waits has this for an answer.
    end(answer) {
      this.#worker.terminate();
      for (const { done } of this.#waiting.values()) done(answer);
      this.#waiting.clear();
    }
  }

  // ---- Packs: assets/packs/NAME.js says how many parts there are, and each part, NAME-1.js and on, hands over its text.

  const handed = new Map();
  TroChoi.pack = (name, content) => handed.set(name, content);
  const fetched = async (name) => {
    await TroChoi.script(`packs/${name}.js`);
    const content = handed.get(name) ?? null;
    handed.delete(name);
    return content;
  };

  // The texts of a pack, or null; while they come they are told.
  const pack = async (name, onState) => {
    const head = await fetched(name);
    const texts = [];
    for (let part = 1; part <= (head?.parts ?? 0); part++) {
      onState(say("program-fetches", Math.round(head.bytes / 2 ** 20)), (part - 1) / head.parts);
      texts.push(await fetched(`${name}-${part}`));
    }
    return head && texts.every((text) => text !== null) ? texts : null;
  };

  // ---- Languages.

  // A compiler is kept as long as the page.
  let compiler = null;
  const compilerFor = async (onState) => {
    const texts = await pack("cpp", onState);
    if (!texts) return null;
    onState(say("program-unpacks"), null);
    const engine = new Engine();
    const { failure } = await engine.ask({ do: "compiler", texts });
    return failure === undefined ? engine : null;
  };

  // On 64-bit systems a `long` has 64 bits; the same word, but for that, is put in its place. Within what is quoted, only
  // the letters by which it is printed and read.
  const TOKEN = /\/\/[^\n]*|\/\*[^]*?\*\/|R"([^(\s]*)\([^]*?\)\1"|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\blong(?:\s+(?:long|double))?\b|\b\d[\d']*(?:\.[\d']*(?:[eE][-+]?\d+)?|[eE][-+]?\d+)[fFlL]?|\b\d[\d']*[uU]?[lL][uU]?\b|\b0[xX][\da-fA-F']+[uU]?[lL][uU]?\b/g;
  TroChoi.longer = (source) => source.replace(TOKEN, (token) => {
    if (token === "long") return "long long";
    if (/^\d[^xX]*[.eE]/.test(token)) return token;
    if (/^\d/.test(token)) return token.replace(/[lL]/, "LL");
    return token.startsWith('"') ? token.replace(/%([-+ #0]*\d*)l([diuxX])/g, "%$1ll$2") : token;
  });

  // What the compiler or the linker complains of where it is only that here there is none of it.
  const MISSING = [
    [() => say("program-no-exceptions"), /with exceptions disabled|__cxa_(throw|allocate_exception)/],
    [() => say("program-no-threads"), /no (?:type|member) named '(?:thread|mutex|async|future|condition_variable|lock_guard|unique_lock)'|undefined symbol: .*pthread/],
    [() => say("program-no-header"), /'(?:ext\/[^']*|(?:sys|windows|conio|immintrin|x86intrin|csetjmp|setjmp)[^']*)' file not found|only meant to be used on x86|pb_ds|__gnu_pbds|setjmp/],
    // What only the library of g++ has, and where this one's own names get into the way of the program's.
    [() => say("program-other-library"), /undeclared identifier '__\w+'|no member named '_[A-Z]\w*'|c\+\+\/v1\/\S+ error: /],
  ];
  const compiled = async ({ source, file, onState }) => {
    compiler ??= compilerFor(onState);
    const engine = await compiler;
    if (!engine) {
      compiler = null;
      return { error: told(say("program-no-pack", "C++", "site-cpp.zip")), log: "" };
    }
    onState(say("program-compiles"), null);
    const { bytes, log, failure } = await engine.ask({ do: "compile", source: TroChoi.longer(source), name: `${file}.cpp` });
    if (failure !== undefined) {
      engine.end({ failure });
      compiler = null;
    }
    if (bytes) return { error: null, log, made: { bytes } };
    const missing = MISSING.find(([, sign]) => sign.test(log ?? ""))?.[0];
    if (missing) return { error: null, log, cannot: told(missing()) };
    return { error: told(say("program-refused")), log: log ?? failure };
  };

  // Python, once it has begun somewhere, is handed on as it is; one engine runs all programs until one of them ends it.
  let python = null;
  let interpreter = null;
  const interpreted = async ({ onState }) => {
    if (!python) {
      const texts = await pack("py", onState);
      python ??= texts && { texts };
    }
    if (python) return { error: null, log: "" };
    return { error: told(say("program-no-pack", "Python", "site-python.zip")), log: "" };
  };

  const PREPARE = { cpp: compiled, py: interpreted, js: async () => ({ error: null, log: "", made: {} }) };

  const WHY = {
    stack: () => say("program-stack"), missing: () => say("program-missing"), zero: () => say("program-zero"), threads: () => say("program-no-threads"),
    abort: () => say("program-abort"), bounds: () => say("program-bounds"),
    // It has told of its error by itself.
    own: () => "",
  };
  const why = (word) => (word ? told(WHY[word]?.() ?? say("program-failed", word)) : null);

  class Program {
    #what;
    #made;
    #cannot;
    #engine = null;
    #runs = false;

    constructor(what, { error, log, made, cannot }) {
      Object.assign(this, { error, log });
      this.#what = what;
      this.#made = made;
      this.#cannot = cannot;
    }

    async run({ input, seconds, mib, talk = null }) {
      const bare = { code: 0, output: null, printed: new Uint8Array(), errors: "", ms: 0, why: null, talk: null };
      if (this.#cannot) return { ...bare, end: "cannot", why: this.#cannot };
      const { lang, source, file } = this.#what;
      const failed = (failure) => {
        this.#end();
        return { ...bare, end: failure === null ? "stopped" : "cannot", why: why(failure) };
      };
      if (lang === "py") this.#engine = interpreter;
      if (!this.#engine) {
        const engine = (this.#engine = new Engine());
        const { failure, ...more } = await engine.ask({ do: "start", lang, ...(lang === "py" ? python : this.#made) });
        if (failure !== undefined) return failed(failure);
        if (more.module) python = more;
        if (lang === "py") interpreter = engine;
      }
      const engine = this.#engine;
      this.#runs = true;
      const asked = { ...talk, module: talk && await TroChoi.room.module(talk.id), lang: document.documentElement.lang };
      const most = 1000 * seconds;
      let clock = null;
      // Where a worker and its page take turns, an end is heard a little later than it comes.
      const began = () => { clock = setTimeout(() => engine.end({ end: "slow", ms: most }), most + 150); };
      const what = { do: "run", source: lang === "cpp" ? null : source, input, file, mib, talk: talk && asked };
      const { failure, isSpent, ...ran } = await engine.ask(what, began);
      clearTimeout(clock);
      this.#runs = false;
      if (failure !== undefined) return failed(failure);
      if (ran.end === "slow" || ran.end === "memory" || isSpent) this.#end();
      return { ...bare, ...ran, why: why(ran.why) };
    }

    stop() {
      if (this.#runs || this.#engine !== interpreter) this.#end();
    }

    #end() {
      this.#engine?.end({ failure: null });
      if (this.#engine === interpreter) interpreter = null;
      this.#engine = null;
      this.#runs = false;
    }
  }

  // Where the limits of time were proved, the yardstick takes so many milliseconds; and how many times as long a program takes
  // in a browser as there: an interpreter that is itself interpreted takes longer.
  const PROVED = 9;
  const SLOWER = { cpp: 1.3, py: 2.5, js: 2 };
  let measured = null;
  TroChoi.yardstick = async (lang = "cpp") => {
    measured ??= (async () => {
      const engine = new Engine();
      const { best } = await engine.ask({ do: "yardstick" });
      engine.end({});
      return best;
    })();
    return Math.max(1, (await measured) / PROVED) * SLOWER[lang];
  };
  // Measured anew, where other work comes and goes.
  TroChoi.yardstick.again = () => { measured = null; };

  TroChoi.program = async ({ lang, source, file, onState = () => {} }) => {
    const what = { lang, source, file };
    return new Program(what, await PREPARE[lang]({ ...what, onState }));
  };
})();
