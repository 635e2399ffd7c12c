"use strict";
// A room that answers questions about its problem; what can be asked, web/src/lib.rs lists.
//
//   const room = await TroChoi.room("nim");
//   const { games } = await room.ask({ do: "games", input: "2\n3 5\n" });
//
// Every answer is a plain object; one that cannot be given is { error: { vi, en }, kind }, where the kind is
// `input` (the input is none of the problem), `large` (too large for a browser, or for a search), `asked` (there is
// no such thing), `stopped` or `broken`. `input`, `answer` and `output` may be texts, files or bytes.
//
// Each room has a worker of its own, which answers one question after the other: whoever searches takes a second
// room for that. `room.stop()` ends what goes on, and what waits behind it; the room can be asked again at once.

globalThis.TroChoi ??= {};

(() => {
  const modules = new Map();
  const loading = new Map();
  // Where the script of the workers is.
  let script = null;

  // How the packs of all modules begin, which unpacked is so many bytes of none.
  let base = null;
  let asked = null;
  TroChoi.base = (skipped, text) => { base = { skipped, text }; };
  // The script of a module, assets/rooms/ID.js, hands it over: the rest of its pack, LZMA in base64, and what other rules the room
  // offers.
  TroChoi.module = (id, text, offered) => modules.set(id, { text, offered: offered && JSON.stringify(offered) });

  const load = (id) => {
    if (!loading.has(id)) {
      asked ??= TroChoi.script("base-of-all.js");
      loading.set(id, Promise.all([asked, TroChoi.script(`rooms/${id}.js`)]).then((areThere) => {
        const module = modules.get(id);
        if (areThere.every(Boolean)) return { ...module, skipped: base.skipped, text: base.text + module.text };
        if (!base) asked = null;
        loading.delete(id);
        return undefined;
      }));
    }
    return loading.get(id);
  };

  // A sentence of the page as an answer that none was given.
  const failed = (kind, said) => ({ error: { [document.documentElement.lang]: said }, kind });

  class Room {
    #id;
    #worker = null;
    #waiting = new Map();
    #number = 0;

    constructor(id) {
      this.#id = id;
    }

    // The answer to a question.
    async ask(question) {
      const module = await load(this.#id);
      if (module === undefined) return failed("broken", TroChoi.say("no-module"));
      this.#worker ??= this.#start(module);
      const number = ++this.#number;
      return new Promise((done) => {
        this.#waiting.set(number, done);
        this.#worker.postMessage({ number, question: { lang: document.documentElement.lang, ...question } });
      });
    }

    // Whether it has something to do.
    get busy() {
      return this.#waiting.size > 0;
    }

    // Ends what it does.
    stop(answer = failed("stopped", TroChoi.say("stopped"))) {
      this.#worker?.terminate();
      this.#worker = null;
      const waiting = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const done of waiting) done(answer);
    }

    #start(module) {
      script ??= URL.createObjectURL(new Blob([`"use strict";(${TroChoi.worker})(self, ${TroChoi.lzma})`], { type: "text/javascript" }));
      const worker = new Worker(script);
      worker.onmessage = ({ data: { number, answer, failure } }) => {
        if (failure !== undefined) {
          this.stop(failed("broken", TroChoi.say("worker-failed", failure)));
          return;
        }
        this.#waiting.get(number)?.(answer);
        this.#waiting.delete(number);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.stop(failed("broken", TroChoi.say("worker-failed", event.message ?? "")));
      };
      worker.postMessage({ module });
      return worker;
    }
  }

  // A room of the problem with this id, once its module is there.
  TroChoi.room = async (id) => {
    await load(id);
    return new Room(id);
  };

  // Its module, for who asks it elsewhere.
  TroChoi.room.module = load;
})();
