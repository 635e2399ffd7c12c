"use strict";
// `#duel`, a part of the section `#write`: the pupil's program plays the machine that never errs, and the game is laid on the board.
//
// On each of its turns the program is run on the position as an input of its own. Where the last line of an answer is a winning
// move, as is learned from the reference (lost.js), that of the program is made; elsewhere it goes where, by what it says of that
// position, the other one loses. Of whoever tells of no move the first one is made.

globalThis.TroChoi ??= {};

(() => {
  const box = document.getElementById("duel");
  if (!box) return;
  const { say, element, button } = TroChoi;
  const data = TroChoi.data();
  // A game of so many moves is broken off; of so many moves of a position is asked what the program says of them.
  const LONGEST = 300;
  const MOST_ASKED = 60;

  const { alone, learn, lastLine } = TroChoi.lost;

  // One game on an input, in which the program has this side: { moves, unnamed, why }, where `unnamed` counts the turns on which
  // it told of no move, and `why` is why the game was broken off.
  const play = async ({ room, program, input, side, onMove, isStopped }) => {
    const { claimOf, namesMoves } = await learn(room);
    const [moves, ask] = [[], (what, made, from = input) => room.ask({ do: what, input: from, game: 0, moves: made })];
    let unnamed = 0;

    // What the program writes there; an error if it fails.
    const written = async (there) => {
      const found = await TroChoi.tried(room, program, there);
      if (!found || isStopped()) throw new Error(say("stopped"));
      if (!["AC", "PA", "WA", "PE"].includes(found.verdict)) throw new Error([found.message, found.why].filter(Boolean).join(" ") || found.verdict);
      return found.output;
    };

    // The move that leads to what the named one leads to, from the position as an input, whose heaps may have other numbers.
    const named = async (position, there, move) => {
      const wanted = await ask("resumed", [move], there);
      if (wanted.error) return null;
      const same = ({ say: it }) => it === move;
      for (const { say: it } of [...position.moves.filter(same), ...position.moves]) {
        if ((await ask("resumed", [...moves, it])).input === wanted.input) return it;
      }
      return null;
    };

    // The first move after which, as the program has it, the other player has lost, or else has no more than a draw.
    const promised = async (position) => {
      let drawn = null;
      for (const { say: it } of position.moves.slice(0, MOST_ASKED)) {
        const made = [...moves, it];
        const { end } = await ask("position", made);
        const claim = end ?? claimOf(await written(await alone(room, input, made)));
        if (claim === "lost") return it;
        if (claim === "drawn") drawn ??= it;
      }
      return drawn;
    };

    const chosen = async (position) => {
      const there = await alone(room, input, moves);
      const output = await written(there);
      const own = await (namesMoves ? named(position, there, lastLine(output)) : promised(position));
      if (!own) unnamed++;
      return own ?? position.moves[0].say;
    };

    try {
      while (moves.length < LONGEST) {
        const position = await ask("position", moves);
        if (position.error) throw new Error(TroChoi.of(position.error));
        if (position.end) return { moves, unnamed };
        if (position.turn === side) moves.push(await chosen(position));
        else {
          const { best, error } = await ask("worths", moves);
          if (error) throw new Error(TroChoi.of(error));
          moves.push(best);
        }
        onMove(moves.length);
      }
      return { moves, unnamed, why: say("duel-long", LONGEST) };
    } catch (error) {
      return { moves, unnamed, why: String(error.message ?? error) };
    }
  };

  const status = element("p", "", "find-status");
  status.setAttribute("role", "status");
  let stopped = false;
  const stop = button(say("find-stop"), () => { stopped = true; });
  stop.hidden = true;
  const start = button(say("duel-start"), () => begin(), "main");
  const keys = element("p", "", "tools");
  keys.append(start, stop);
  box.append(element("h3", say("duel-title")), element("p", say("duel-about"), "quiet"), keys, status);

  // From the input on which the program was found to fail, or the first game of the page; it has the side that can win.
  const begin = async () => {
    start.disabled = true;
    stop.hidden = stopped = false;
    status.textContent = say("find-building");
    const room = await TroChoi.room(data.id);
    try {
      const program = await TroChoi.write.program();
      if (program.error) {
        status.textContent = TroChoi.of(program.error);
        return;
      }
      const from = TroChoi.lost.input ?? data.play?.first ?? data.samples[0].input;
      const input = await alone(room, from, []) ?? from;
      const { value, error } = await room.ask({ do: "worths", input, game: 0, moves: [] });
      if (error) {
        status.textContent = TroChoi.of(error);
        return;
      }
      const side = value.outcome === "lost" ? 1 : 0;
      const onMove = (count) => { status.textContent = say("play-made", count); };
      const { moves, unnamed, why } = await play({ room, program, input, side, onMove, isStopped: () => stopped });
      program.stop?.();
      await TroChoi.play.open({ input, moves, side, isPrograms: true });
      status.textContent = [why ? say("duel-broken", moves.length, why) : say("duel-done", moves.length), unnamed ? say("duel-unnamed", unnamed) : ""].join(" ");
    } finally {
      room.stop();
      start.disabled = false;
      stop.hidden = true;
    }
  };
})();
