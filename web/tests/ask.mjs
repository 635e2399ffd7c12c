// Asks a module questions as a page does: node ask.mjs LZMA.js WORKER.js BASE.js MODULE.js [OFFERED] < questions > answers.
// A question is a line of JSON, in which texts stand as they are; an answer is a line of JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [lzma, worker, base, module, offered] = process.argv.slice(2);
let [skipped, text] = [0, ""];
globalThis.TroChoi = { base: (...told) => { [skipped, text] = told; }, module: (_, rest) => { text += rest; } };
for (const script of [lzma, worker, base, module]) runInThisContext(readFileSync(script, "utf8"), script);

const waiting = [];
const scope = {
  postMessage: ({ answer, failure }) => {
    if (failure !== undefined) throw new Error(failure);
    waiting.shift()(JSON.stringify(answer));
  },
};
TroChoi.worker(scope, TroChoi.lzma);
scope.onmessage({ data: { module: { text, skipped, offered } } });
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await new Promise((done) => {
    waiting.push(done);
    scope.onmessage({ data: { number: 1, question: JSON.parse(line) } });
  });
  process.stdout.write(`${answer}\n`);
}
