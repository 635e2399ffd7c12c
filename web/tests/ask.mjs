// Asks a module questions as a page does: node ask.mjs LZMA.js WORKER.js MODULE.js [OFFERED] < questions > answers.
// A question is a line of JSON, in which texts stand as they are; an answer is a line of JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [lzma, worker, module, offered] = process.argv.slice(2);
let text = "";
globalThis.TroChoi = { module: (_, packed) => { text = packed; } };
for (const script of [lzma, worker, module]) runInThisContext(readFileSync(script, "utf8"), script);

const waiting = [];
const scope = {
  postMessage: ({ answer, failure }) => {
    if (failure !== undefined) throw new Error(failure);
    waiting.shift()(JSON.stringify(answer));
  },
};
TroChoi.worker(scope, TroChoi.lzma);
scope.onmessage({ data: { module: { text, offered } } });
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await new Promise((done) => {
    waiting.push(done);
    scope.onmessage({ data: { number: 1, question: JSON.parse(line) } });
  });
  process.stdout.write(`${answer}\n`);
}
