"use strict";
// `#find`, a part of the section `#write`: the smallest input on which the pupil's program fails, and how.
//
// First the small inputs that are kept with the set, the smallest first (assets/small/ID.js), then some of the room's
// own by chance, and what was judged wrong; what is found is made smaller by leaving out what does not matter, as `judge stress` does. Where a
// program talks, an input is an opening, and each opponent is met on it.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;
  const data = TroChoi.data();
  const OPPONENTS = data.talks ? ["best", "greedy", "random", "spoiler"] : [null];
  // How long is looked for a failure and how long it is made smaller, in milliseconds, and inputs by chance at a time.
  const LOOKING = 20000;
  const SHRINKING = 10000;
  const AT_A_TIME = 50;
  // Letters of a text that are shown, and of an input that is made smaller.
  const MOST_SHOWN = 2000;
  const LARGEST = 5000;

  // The script of the small inputs hands them over; a problem whose program talks has none.
  let kept = null;
  let loading = null;
  TroChoi.kept = (id, told) => { kept = told; };
  TroChoi.small = () => {
    loading ??= (data.talks ? Promise.resolve() : TroChoi.script(`small/${data.id}.js`)).then(() => kept ?? { inputs: [], programs: [] });
    return loading;
  };

  // What the program does on an input, as trial.js tells; "?" where only the browser cannot run it. What is right needs next to no
  // time on a small input, so it may take twice as long as the limit: nothing is called slow that is not.
  const tried = TroChoi.tried = async (room, program, input, opponent) => {
    const limits = data.tiers.find(({ name }) => name === "source") ?? data.tiers[0];
    const talk = data.talks ? { id: data.id, question: { do: "talk", input, opponent } } : null;
    const patience = 2 * (await TroChoi.yardstick(TroChoi.write.lang));
    const found = await TroChoi.trial.once({ room, program, data, limits, patience, input, talk });
    return found && { ...found, opponent, talk };
  };
  const fails = ({ verdict }) => !["AC", "PA", "?", "JE"].includes(verdict);

  // What was judged wrong last on a test whose input is not too large to be made smaller.
  let judged = null;
  TroChoi.write?.onWrong(({ result, program }) => { judged = result.input.length <= LARGEST ? { ...result, program } : null; });

  // All inputs that are tried, in their order; those by chance even if the small ones take long.
  async function* inputs(room, program, isOver) {
    let half = Infinity;
    for (const input of (await TroChoi.small()).inputs) {
      if (performance.now() > half) break;
      yield input;
      half = Math.min(half, performance.now() + LOOKING / 2);
    }
    if (judged?.program === program) yield judged.input;
    for (let seed = 1; !isOver(); seed++) yield* (await room.ask({ do: "small", seed, count: AT_A_TIME })).inputs ?? [];
  }

  // What is left of a failure when everything is left out that does not matter.
  const shrunk = async (room, program, found, isOver) => {
    const seen = new Set([found.input]);
    for (let best = found; ;) {
      const smaller = await room.ask({ do: "smaller", input: best.input });
      let next = null;
      for (const input of smaller.inputs ?? []) {
        if (isOver()) return best;
        if (seen.has(input)) continue;
        seen.add(input);
        const { output: answer } = await room.ask({ do: "answer", input, tier: "source" });
        if (answer === undefined) continue;
        next = await tried(room, program, input, best.opponent);
        // Another fault than the one that was found would lead astray.
        if (next?.verdict === found.verdict) break;
        next = null;
      }
      if (!next) return best;
      best = next;
    }
  };

  // Looks for a failure: { found, tried, unsure, isUnsteady }; `onTried` is told how many inputs were tried, and
  // `isStopped` asked whether to go on.
  TroChoi.findFailure = async (program, onTried, isStopped) => {
    const room = await TroChoi.room(data.id);
    // From the end of the first run on, for which a language may have had to be unpacked.
    let began = Infinity;
    const isOver = () => isStopped() || performance.now() - began > LOOKING;
    const result = { found: null, tried: 0, unsure: 0, isUnsteady: false };
    looking: for await (const input of inputs(room, program, isOver)) {
      for (const opponent of OPPONENTS) {
        if (isOver()) break looking;
        const now = await tried(room, program, input, opponent);
        if (!now) break looking;
        began = Math.min(began, performance.now());
        onTried(++result.tried);
        if (["?", "JE"].includes(now.verdict)) {
          result.unsure++;
          result.why = now.why;
        }
        if (fails(now)) {
          result.found = now;
          break looking;
        }
      }
    }
    if (result.found) {
      const from = performance.now();
      result.found = await shrunk(room, program, result.found, () => isStopped() || performance.now() - from > SHRINKING);
      const { input, opponent, verdict, talk } = result.found;
      result.isUnsteady = (await tried(room, program, input, opponent))?.verdict !== verdict;
      result.found.answer = talk ? "" : (await room.ask({ do: "answer", input })).output;
      result.found.picture = await room.ask({ do: "picture", input });
      if (talk) result.found.transcript = (await program.run({ input, seconds: 5, mib: 256, talk })).talk?.transcript;
    }
    room.stop();
    return result;
  };

  const box = document.getElementById("find");
  if (!box) return;

  const SAID = {
    WA: say("write-wa"), PE: say("write-pe"), TLE: say("write-tle"), ILE: say("write-ile"), MLE: say("write-mle"), OLE: say("write-ole"), RTE: say("write-rte"),
  };
  const shown = (text) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
  // A text with its name above it, as a file of a sample is shown.
  const file = (name, text) => {
    const figure = element("figure", "", "file");
    const caption = element("figcaption");
    caption.append(element("code", name));
    figure.append(caption, element("pre", text === "" ? say("find-nothing") : shown(text)));
    return figure;
  };

  const status = element("p", "", "find-status");
  status.setAttribute("role", "status");
  const result = element("div", "", "find-result");
  let stopped = false;
  const stop = button(say("find-stop"), () => { stopped = true; });
  stop.hidden = true;
  const start = button(say("find-start"), () => look(), "main");
  const keys = element("p", "", "tools");
  keys.append(start, stop);
  box.append(element("h3", say("find-title")), element("p", say("find-about"), "quiet"), keys, status, result);

  const look = async () => {
    start.disabled = true;
    stop.hidden = stopped = false;
    result.replaceChildren();
    status.textContent = say("find-building");
    try {
      const program = await TroChoi.write.program();
      if (program.error) status.textContent = TroChoi.of(program.error);
      else {
        show(await TroChoi.findFailure(program, (count) => { status.textContent = say("find-tried", count); }, () => stopped));
        program.stop?.();
      }
    } finally {
      start.disabled = false;
      start.textContent = say("find-again");
      stop.hidden = true;
    }
  };

  const show = ({ found, tried: count, unsure, why, isUnsteady }) => {
    if (!found) {
      status.textContent = unsure < count ? say("find-none", count) : say("find-unsure", count);
      if (unsure > 0) result.append(element("p", `${say("find-some-unsure", unsure)} ${why}`));
      return;
    }
    status.textContent = say("find-found", count);
    if (isUnsteady) result.append(element("p", say("find-unsteady")));
    tell(found);
  };

  const tell = (found) => {
    const said = element("p");
    said.append(element("strong", `${found.verdict} · ${SAID[found.verdict]}`), found.message ? `: ${found.message}` : "", found.why ? ` ${found.why}` : "");
    result.append(said);
    const { svg, text } = found.picture;
    if (svg) {
      const picture = element("div", "", "picture");
      picture.append(TroChoi.parts.drawing(svg, text));
      result.append(picture);
    }
    const sides = element("div", "", "sample");
    const input = file(`${data.file}.INP`, found.input);
    input.querySelector("figcaption").append(button(say("copy"), ({ target }) => TroChoi.copy(input.querySelector("pre"), target), "small"));
    sides.append(input);
    if (data.talks) sides.append(file(say("find-talk"), (found.transcript ?? []).join("\n")));
    else sides.append(file(say("write-wrote"), found.output), file(say("write-should"), found.answer));
    if (found.errors) sides.append(file(say("find-errors"), found.errors));
    result.append(sides);
    TroChoi.lost?.offer(result, found);
  };

  // What a class's server has found is carried by the link to this page.
  const carried = async () => {
    if (!location.hash.startsWith("#find?")) return;
    await TroChoi.need("write");
    const found = Object.fromEntries(new URLSearchParams(location.hash.slice("#find?".length)));
    const room = await TroChoi.room(data.id);
    const { output: answer } = await room.ask({ do: "answer", input: found.input ?? "" });
    const picture = await room.ask({ do: "picture", input: found.input ?? "" });
    room.stop();
    if (answer === undefined || !(found.verdict in SAID)) return;
    tell({ output: "", ...found, answer, picture });
    box.scrollIntoView();
  };
  carried();
})();
