"use strict";
// How the game went: a move a line, with who made it, in words, and, once values are told, who stood to win after it
// and where somebody slipped. Above it the whole game at a glance.

globalThis.TroChoi ??= {};

(() => {
  const { say, element, button } = TroChoi;
  const OTHER = { won: "lost", lost: "won", drawn: "drawn" };

  TroChoi.Timeline = class {
    #rail = element("ol", "", "rail");
    #list = element("ol", "", "play-history");
    #look;

    // In `box`; `look` is told which place is to be looked at.
    constructor(box, look) {
      this.#look = look;
      this.#rail.setAttribute("aria-hidden", "true");
      box.append(element("h3", say("play-history")), this.#rail, this.#list);
    }

    // Shows a game. `me` is the player from whose side it is seen, `who` names a player; values
    // are told if `isTold`.
    show(game, { me, who, isTold }) {
      const places = [...game.moves.keys(), game.moves.length];
      const seen = places.map((place) => {
        const value = isTold ? game.value(place) : null;
        return value && { ...value, outcome: me === 0 ? value.outcome : OTHER[value.outcome] };
      });
      this.#rail.hidden = !seen.some((it) => it);
      this.#rail.replaceChildren(...seen.map((value) => element("li", value ? TroChoi.signs[value.outcome] : "", value?.outcome)));
      this.#list.replaceChildren(...places.map((place) => this.#line(game, place, { value: seen[place], me, who, isTold })));
      // Within the list; the page stays where it is read.
      const here = this.#list.querySelector("[aria-current]");
      if (here) this.#list.scrollTop = here.offsetTop - this.#list.offsetTop - this.#list.clientHeight / 2;
    }

    #line(game, place, { value, me, who, isTold }) {
      const item = element("li");
      const number = element("span", place ? String(place) : "", "no");
      const player = place ? game.turn(place - 1) : null;
      if (place && who) {
        const disc = element("span", "", player === me ? "disc" : "disc foe");
        disc.setAttribute("role", "img");
        disc.setAttribute("aria-label", who(player));
        number.append(disc);
      }
      const jump = button(place ? TroChoi.moved(game.said(place - 1)) : say("play-opening"), () => this.#look(place), "bare");
      if (place) jump.dataset.say = game.moves[place - 1];
      if (place === game.at) jump.setAttribute("aria-current", "step");
      item.append(number, jump);
      if (value) item.append(element("span", this.#told(value, me, who), `val ${value.outcome}`));
      if (!place || !isTold || !game.isSlip(place - 1)) return item;
      item.classList.add("slip");
      const slip = element("p", "", "play-slip");
      slip.append(element("b", say("play-slip", TroChoi.capital(who(player)))), " ", say("play-better", TroChoi.inWords(game.best(place - 1))));
      item.append(slip);
      return item;
    }

    #told(value, me, who) {
      const sign = TroChoi.signs[value.outcome];
      if (value.points !== undefined) return `${sign} ${say("play-ahead", who(me), TroChoi.signed(me === 0 ? value.points : -value.points))}`;
      if (value.outcome === "drawn") return `${sign} ${say("play-drawn")}`;
      const player = who(value.outcome === "won" ? me : 1 - me);
      return `${sign} ${value.remoteness ? say("play-value", player, value.remoteness) : say("play-value-over", player)}`;
    }
  };
})();
