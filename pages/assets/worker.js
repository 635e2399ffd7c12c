"use strict";
// What runs beside the page: it starts the module of a room and hands it one question after the other.
//
// The function is not called here but made into the script of a worker (see room.js), so that it works from a
// disk, too, where a browser loads no worker from a file. Whatever it needs stands inside of it, or is handed over.

globalThis.TroChoi ??= {};

// `scope` is the worker's own: it hears { module: { text, skipped, offered } } once, then { number, question }, and answers { number, answer }.
// `unpack` is TroChoi.lzma.
TroChoi.worker = (scope, unpack) => {
  // What may be long, or no text at all, goes below the line of the question as it is.
  const LONG = ["input", "answer", "output"];
  // A module that has taken more than this for one file gives it back.
  const MUCH = 1 << 28;
  const FILES = ["answer", "test", "judge", "picture"];

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let compiled = null;
  let offered = null;
  let exports = null;
  let sorry = null;

  const compile = ({ text, skipped }) => WebAssembly.compile(unpack(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)), skipped));

  const reply = () => {
    const bytes = new Uint8Array(exports.memory.buffer, exports.reply(), exports.reply_length());
    return JSON.parse(decoder.decode(bytes));
  };

  // Hands a question over and has it answered.
  const put = (parts) => {
    let at = exports.room(parts.reduce((sum, part) => sum + part.length, 0));
    for (const part of parts) {
      new Uint8Array(exports.memory.buffer).set(part, at);
      at += part.length;
    }
    exports.ask();
  };

  const start = async () => {
    ({ exports } = await WebAssembly.instantiate(compiled, {}));
    exports.open();
    if (offered) put([encoder.encode(`{"do":"offered","input":${offered.length}}\n`), offered]);
    // Until a question is answered, the reply says that there was not enough memory for it.
    exports.room(0);
    sorry = reply();
  };

  // The bytes of a text, a file, or of what are bytes already.
  const bytesOf = async (content) => {
    if (typeof content === "string") return encoder.encode(content);
    return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
  };

  const answer = async (question) => {
    const head = { ...question };
    const below = [];
    for (const name of LONG) {
      if (head[name] === undefined || head[name] === null) {
        delete head[name];
        continue;
      }
      const bytes = await bytesOf(head[name]);
      head[name] = bytes.length;
      below.push(bytes);
    }
    const parts = [encoder.encode(`${JSON.stringify(head)}\n`), ...below];
    if (!exports) await start();
    let answered = false;
    try {
      put(parts);
      answered = true;
    } catch {
      // The module has ended. Why, its reply tells.
    }
    let found = sorry;
    try {
      found = reply();
    } catch {
      // It cannot even say so.
    }
    const isFull = FILES.includes(question.do) && exports.memory.buffer.byteLength > MUCH;
    if (!answered || isFull) exports = null;
    return found;
  };

  let last = Promise.resolve();
  scope.onmessage = ({ data }) => {
    last = last.then(async () => {
      try {
        if (data.module !== undefined) {
          compiled = await compile(data.module);
          offered = data.module.offered && encoder.encode(data.module.offered);
        } else scope.postMessage({ number: data.number, answer: await answer(data.question) });
      } catch (error) {
        scope.postMessage({ number: data.number, failure: String(error) });
      }
    });
  };
};
