"use strict";
// "Watch your program lose": an answer that is wrong about who wins, or names a move that gives the win away, is
// refuted at the board, where the pupil sits in the place in which his program's answer puts him.
//
// What an answer claims is not known here but learned from the reference: on small inputs of one game each, what it
// writes where the first player wins, loses or draws, and whether its last line is then a winning move. An answer that
// this does not tell is not interpreted.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;
  const data = TroChoi.data();
  // Inputs from which is learned, half as many small ones, and those of them that are to agree on a last line that is a move.
  const LESSONS = 60;
  const ENOUGH = 4;
  // What is not played through: the positions of a large input have no values in time.
  const LARGEST = 4096;

  const CLAIMS = { won: say("lost-won"), lost: say("lost-lost"), drawn: say("lost-drawn") };

  const words = (text) => text.split(/\s+/).filter(Boolean).join(" ");
  const firstWord = (text) => words(text).split(" ")[0];
  const lastLine = (text) => words(text.trimEnd().split("\n").at(-1) ?? "");

  // The one game of an input, with what it and its moves are worth; null where there is no such.
  const gameOf = async (room, input) => {
    const { games } = await room.ask({ do: "games", input });
    if (games?.length !== 1) return null;
    const { value, moves } = await room.ask({ do: "worths", input, game: 0, moves: [] });
    return value && moves?.length ? { outcome: value.outcome, moves } : null;
  };

  // The input of one game that is the game of this one, after these moves; null if there is none.
  const alone = async (room, input, moves) => (await room.ask({ do: "resumed", input, game: 0, moves })).input ?? null;

  let learned = null;
  const learn = async (room) => (learned ??= await learning(room));
  const learning = async (room) => {
    const claims = new Map();
    let [moves, others] = [0, 0];
    // The smallest inputs are much alike: most of what is learned comes from those that a room draws.
    const { inputs: kept } = await TroChoi.small();
    const { inputs: drawn = [] } = await room.ask({ do: "small", seed: 1, count: LESSONS });
    for (const small of [...kept.slice(0, LESSONS / 2), ...drawn]) {
      const input = await alone(room, small, []) ?? small;
      const game = await gameOf(room, input);
      const { output } = await room.ask({ do: "answer", input });
      if (!game || output === undefined) continue;
      for (const said of new Set([words(output), firstWord(output)])) {
        claims.set(said, claims.has(said) && claims.get(said) !== game.outcome ? null : game.outcome);
      }
      if (game.outcome !== "won") continue;
      const named = game.moves.find((move) => move.say === lastLine(output));
      if (named?.outcome === "won") moves++;
      else others++;
    }
    // Who wins, as an answer has it: by all its words, or by the first of them where that tells it.
    const claimOf = (output) => claims.get(words(output)) ?? claims.get(firstWord(output)) ?? null;
    return { claimOf, namesMoves: moves >= ENOUGH && others === 0 };
  };

  // How a wrong answer is refuted: { moves, side, said }, or null.
  const refuted = async (room, { input, output }) => {
    const game = await gameOf(room, input);
    if (!game) return null;
    const { claimOf, namesMoves } = await learn(room);
    const named = namesMoves && game.moves.find((move) => move.say === lastLine(output));
    if (named) {
      if (named.outcome === "won" || named.outcome === game.outcome && game.outcome !== "lost") return null;
      const told = named.words ?? named.say;
      return { moves: [named.say], side: 0, said: (game.outcome === "lost" ? say("lost-move-hopeless", told) : say("lost-move", told)) };
    }
    const claim = claimOf(output);
    if (!claim || claim === game.outcome) return null;
    // Whoever claims too much plays first; whoever claims too little sees the other side do better.
    const ORDER = ["lost", "drawn", "won"];
    const side = ORDER.indexOf(claim) > ORDER.indexOf(game.outcome) ? 0 : 1;
    return { moves: [], side, said: CLAIMS[claim] };
  };

  // Adds to `place` the key that opens the game of a failure, if there is something to be seen.
  const offer = async (place, found) => {
    if (!data.plays || found.verdict !== "WA" || found.input.length > LARGEST) return;
    TroChoi.lost.input = found.input;
    if (!data.talks && found.output === undefined) return;
    const room = await TroChoi.room(data.id);
    const how = data.talks ? null : await refuted(room, found);
    room.stop();
    const box = element("div", "", "find-lost");
    const open = ({ moves, side }) => TroChoi.play.open({ input: found.input, game: 0, moves, side, against: "perfect" });
    if (how) box.append(element("p", how.said), button(say("lost-open"), () => open(how), "main"));
    else box.append(button(say("lost-play"), () => open({ moves: [], side: 0 })));
    place.append(box);
  };

  // `input` is the one that was found last.
  TroChoi.lost = { offer, learn, alone, lastLine, input: null };
})();
