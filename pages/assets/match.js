"use strict";
// A game that is being played: its moves, the positions that it went through, and what is known of their values.

globalThis.TroChoi ??= {};

(() => {
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
      const position = this.#positions[place] ?? await this.#table.ask(this.#question("position", place));
      if (!position.error) this.#positions[place] = position;
      return position;
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

    // What is known of it by now, without a search.
    known(place = this.at) {
      const worths = this.#worths[place];
      return worths && !worths.error ? worths : null;
    }

    // What the position is worth to the first player, as far as it is known.
    value(place) {
      const own = this.known(place)?.value ?? this.#ended(place);
      if (own) return this.#positions[place]?.turn === 1 || (!this.#positions[place] && place % 2) ? turned(own) : own;
      const before = place > 0 && this.known(place - 1)?.moves.find(({ say }) => say === this.moves[place - 1]);
      if (!before) return null;
      const { say, ...worth } = before;
      if (worth.remoteness !== undefined) worth.remoteness -= 1;
      return (place - 1) % 2 ? turned(worth) : worth;
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

    // Makes a move where the game is looked at; what came after is gone.
    make(say) {
      this.#cut(this.at);
      this.moves.push(say);
      this.at += 1;
    }

    // Goes back for good to where so many moves had been made.
    cut(place) {
      this.#cut(place);
      this.at = place;
    }

    #cut(place) {
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
