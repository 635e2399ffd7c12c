"use strict";
// A program on tests, one after the other, as `judge run` has it, with the module of the room in the place of files.
//
//   for await (const result of TroChoi.trial({ room, program, data, tests, patience, again })) …
//
// `patience` is what the limits of time are multiplied by; `again()` measures it anew, when something was too slow: other work may
// have come between. A result is { test, verdict, points, ms, limit_ms, message, why, errors,
// transcript, input, output, answer }: verdicts are those of problem-set/src/verdict.rs, and "?" for what only a browser cannot do. `room` may be
// null for a program that talks. It ends at once when `program.stop()` ends a run.

globalThis.TroChoi ??= {};

(() => {
  const { say } = TroChoi;
  const decoder = new TextDecoder();
  // How much slower the machine has to be than before, for a program to be measured again.
  const MUCH = 1.2;
  const told = (message) => (message ? TroChoi.of(message) : "");

  // Whether nothing but blanks was printed.
  const isBlank = (bytes) => bytes.every((byte) => byte <= 32);

  // What an end that is no output is worth.
  const ENDS = {
    slow: () => ["TLE", say("write-slow")],
    memory: (limits) => ["MLE", say("write-memory", limits.memory_mib)],
    idle: () => ["ILE", say("write-idle")],
    output: () => ["OLE", say("write-output")],
    cannot: () => ["?", say("write-cannot")],
  };

  // What a run on an input is worth, whose answer may be known.
  const judged = async ({ room, data, ran, limits, input, answer }) => {
    const bare = (verdict, message) => ({ verdict, points: 0, message });
    // Of a program that talks, what was decided before its end comes first.
    const talked = ran.talk && { verdict: ran.talk.verdict, points: ran.talk.points, message: told(ran.talk.message) };
    if (ran.talk?.over && talked.verdict !== "AC") return talked;
    if (ENDS[ran.end]) return bare(...ENDS[ran.end](limits));
    if (ran.end === "crash" || ran.code) return bare("RTE", ran.code ? say("check-exit-code", ran.code) : ran.why ? "" : say("write-crash"));
    if (talked) return talked;
    const name = `${data.file}.OUT`;
    const isPrinted = !ran.output && !isBlank(ran.printed);
    const output = ran.output ?? (isPrinted ? ran.printed : null);
    if (!output && (answer === undefined || answer.trim())) return bare("PE", say("check-not-written", name));
    const { error, verdict, points, message } = await room.ask({ do: "judge", input, answer, output: output ?? "" });
    if (error) return bare("JE", told(error));
    const remark = isPrinted ? say("write-printed", name) : "";
    return { verdict, points, message: [verdict === "AC" ? "" : told(message), remark].filter(Boolean).join(" ") };
  };

  // One run on an input, `{ verdict, … }` as above.
  const once = async ({ room, program, data, limits, patience, input, answer, talk = null }) => {
    const limit_ms = limits.time_ms * patience;
    const ran = await program.run({ input, seconds: limit_ms / 1000, mib: limits.memory_mib, talk });
    if (ran.end === "stopped") return null;
    // It is ended a little later than its limit.
    if (ran.end === "ok" && ran.ms > limit_ms) ran.end = "slow";
    const output = decoder.decode(ran.output ?? ran.printed ?? new Uint8Array());
    const found = await judged({ room, data, ran, limits, input, answer });
    return { ...found, ms: ran.ms, limit_ms, why: told(ran.why), errors: ran.errors ?? "", transcript: ran.talk?.transcript, input, output, answer };
  };

  const trial = async function* ({ room, program, data, tests, patience, again = () => patience }) {
    for (const test of tests) {
      const limits = data.tiers.find((tier) => tier.name === test.tier);
      const made = await room.ask({ do: "test", name: test.name });
      const isOther = !made.error && ["input", "answer"].some((what) => made.sha256[what] !== test[what].sha256);
      if (made.error || isOther) {
        const message = made.error ? told(made.error) : say("check-other-bytes", test.number);
        yield { test, verdict: "JE", points: 0, ms: 0, limit_ms: limits.time_ms * patience, message, why: "", errors: "", input: "", output: "", answer: "" };
        continue;
      }
      const talk = data.talks ? { id: data.id, question: { do: "talk", name: test.name } } : null;
      const { input, answer } = made;
      const run = () => once({ room, program, data, limits, patience, input, answer, talk });
      let result = await run();
      const before = patience;
      if (result?.verdict === "TLE") patience = Math.max(patience, await again());
      if (patience > MUCH * before) result = await run();
      if (!result) return;
      yield { test, ...result };
    }
  };

  TroChoi.trial = Object.assign(trial, { once });
})();
