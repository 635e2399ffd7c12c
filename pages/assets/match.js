"use strict";
// A game that is being played: its moves, the positions that it went through, and what is known of their values.

globalThis.TroChoi ??= {};

(() => {
  // A position that has stood on the board so often before is a draw.
  const REPEATS = 2;

  // For the other player.
  const turned = (worth) => {
    const outcome = { won: "lost", lost: "won", drawn: "drawn" }[worth.outcome];
    if (worth.points !== undefined) return { outcome, points: -worth.points };
    return worth.remoteness === undefined ? { outcome } : { outcome, remoteness: worth.remoteness };
  };

  TroChoi.Match = class {
    // The moves that were made, also those after the position that is looked at.
    moves = [];
    // How many moves lie before that position.
    at = 0;
    // Whether it is over, and how; whether it would count as won.
    result = null;
    isFair = true;
    #table;
    #thinker;
    #positions = [];
    #worths = [];

    // The game with this number of an input, by changed rules if they are named. `table` answers at once, `thinker`
    // searches; both are rooms.
    constructor(table, thinker, input, number, rules) {
      Object.assign(this, { input, number, rules });
      this.#table = table;
      this.#thinker = thinker;
    }

    #question(what, place) {
      return { do: what, input: this.input, game: this.number, rules: this.rules, moves: this.moves.slice(0, place) };
    }

    // The position after so many moves.
    async position(place = this.at) {
      if (this.#positions[place]) return this.#positions[place];
      const made = this.moves.slice(0, place).join("\n");
      const position = await this.#table.ask(this.#question("position", place));
      if (position.error) return position;
      if (position.players === 2 && !position.end && position.repeats >= REPEATS) Object.assign(position, { end: "drawn", winner: null, isRepeated: true, moves: [], count: 0 });
      if (this.moves.slice(0, place).join("\n") === made) this.#positions[place] = position;
      return position;
    }

    // What comes of a move that may be none: an error, or the move in words and what is left then.
    async after(say, place = this.at) {
      const { moves, ...question } = this.#question("position", place);
      const next = await this.#table.ask({ ...question, moves: [...moves, say] });
      return next.error ? next : { say, words: next.made?.at(-1), told: next.told ?? "" };
    }

    // The move that was made there, as far as it is known in words.
    said(place) {
      const told = this.#positions.find((position, after) => after > place && position?.made);
      return { say: this.moves[place], words: told?.made[place] };
    }

    // What the move that was made there touched.
    touched(place) {
      return this.#positions[place]?.moves.find(({ say }) => say === this.moves[place])?.touches ?? [];
    }

    // Who was to move there.
    turn(place) {
      return this.#positions[place]?.turn ?? place % 2;
    }

    // What the moves from there are worth. What was stopped is searched again when it is asked for again.
    async worths(place = this.at) {
      const made = this.moves.slice(0, place).join("\n");
      const found = this.#worths[place] ?? await this.#thinker.ask(this.#question("worths", place));
      const isSame = this.moves.slice(0, place).join("\n") === made;
      if (isSame && found.kind !== "stopped") this.#worths[place] = found;
      return found;
    }

    // Best play of both from there on.
    line(place = this.at) {
      return this.#thinker.ask(this.#question("line", place));
    }

    // The best move from there, if that is known.
    best(place) {
      const best = this.known(place)?.best ?? "";
      return this.#positions[place]?.moves.find(({ say }) => say === best) ?? { say: best };
    }

    // What is known of it by now, without a search.
    known(place = this.at) {
      const worths = this.#worths[place];
      return worths && !worths.error ? worths : null;
    }

    // What the position is worth to the first player, as far as it is known.
    value(place) {
      const own = this.known(place)?.value ?? this.#ended(place);
      if (own) return this.turn(place) === 1 ? turned(own) : own;
      const before = place > 0 && this.known(place - 1)?.moves.find(({ say }) => say === this.moves[place - 1]);
      if (!before) return null;
      const { say, ...worth } = before;
      if (worth.remoteness !== undefined) worth.remoteness -= 1;
      return this.turn(place - 1) === 1 ? turned(worth) : worth;
    }

    #ended(place) {
      const position = this.#positions[place];
      if (!position?.end) return null;
      const isForPoints = this.known(0)?.value.points !== undefined;
      return isForPoints ? { outcome: position.end, points: position.points } : { outcome: position.end, remoteness: 0 };
    }

    // Whether the move made there gave something away: null if that is not known.
    isSlip(place) {
      const worths = this.known(place);
      const made = worths?.moves.find(({ say }) => say === this.moves[place]);
      if (!made) return null;
      return made.points === undefined ? made.outcome !== worths.value.outcome : made.points < worths.value.points;
    }

    // Where this player gave away what he had, for the last time; −1 if he never did.
    slip(player) {
      const slips = [...this.moves.keys()].filter((place) => this.turn(place) === player && this.isSlip(place));
      const isGone = (place) => this.value(place)?.outcome !== this.value(place + 1)?.outcome;
      return slips.filter(isGone).at(-1) ?? slips.at(-1) ?? -1;
    }

    // Whether this player could have given it away.
    canSlip(player) {
      const isOpen = (place) => this.turn(place) === player && this.known(place)?.moves.some(({ outcome }) => outcome !== "won");
      return [...this.moves.keys()].some(isOpen);
    }

    // Makes a move where the game is looked at; what came after is gone.
    make(say) {
      if (this.at < this.moves.length) this.isFair = false;
      this.#cut(this.at);
      this.moves.push(say);
      this.at += 1;
    }

    // Goes back for good to where so many moves had been made.
    cut(place) {
      this.isFair = false;
      this.#cut(place);
      this.at = place;
    }

    #cut(place) {
      this.result = null;
      this.moves.length = place;
      this.#positions.length = Math.min(this.#positions.length, place + 1);
      this.#worths.length = Math.min(this.#worths.length, place + 1);
    }
  };

  // The move of a player who errs in so many of a hundred moves, where one can.
  TroChoi.choose = (worths, percent) => {
    const best = Math.max(...worths.moves.map(TroChoi.rank));
    const worse = worths.moves.filter((worth) => (worth.points === undefined ? worth.outcome !== worths.value.outcome : worth.points < best));
    if (worse.length && Math.random() * 100 < percent) return worse[Math.floor(Math.random() * worse.length)].say;
    return worths.best;
  };
})();
