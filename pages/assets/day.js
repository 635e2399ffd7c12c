"use strict";
// The position of the day: the date chooses a room and where to look, so that it is the same for all without a server. The
// room's own search finds an opening in which one move wins and no other.

(() => {
  const place = document.getElementById("day");
  const rooms = [...document.querySelectorAll("[data-day]")].map(({ dataset }) => dataset.problem);
  if (!place || rooms.length === 0) return;
  const { say, progress } = TroChoi;
  const { make, drawing } = TroChoi.parts;

  // Openings that are looked at in a room, rooms that are asked, and the milliseconds after which one is given up.
  const OPENINGS = 12;
  const ROOMS = 6;
  const PATIENCE = 15000;
  // Fewer moves, or a win that is nearer, is no riddle.
  const FEWEST_MOVES = 4;
  const NEAREST = 3;
  // The room of the next day stands so far from that of today: a prime beyond the number of rooms reaches them all.
  const STEP = 101;

  const date = progress.today();
  const [year, month, day] = date.split("-").map(Number);
  const number = Math.floor(Date.UTC(year, month - 1, day) / 86400000);

  const found = async (room) => {
    for (let seed = number * OPENINGS; seed < (number + 1) * OPENINGS; seed++) {
      const opening = await room.ask({ do: "random", outcome: "won", seed });
      if (opening.error) return null;
      const at = { input: opening.input, game: opening.game, moves: [] };
      const { value, moves, error } = await room.ask({ do: "worths", ...at });
      const wins = (moves ?? []).filter(({ outcome }) => outcome === "won");
      if (error || wins.length !== 1 || moves.length < FEWEST_MOVES || (value.remoteness ?? NEAREST) < NEAREST || "points" in value) continue;
      const { svg, told } = await room.ask({ do: "position", ...at });
      return { ...at, svg, told, count: moves.length, remoteness: value.remoteness };
    }
    return null;
  };

  // How many days of this week have been solved, from Monday on.
  const week = () => {
    const count = (new Date(year, month - 1, day).getDay() + 6) % 7 + 1;
    const days = Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 1, day - back)).toISOString().slice(0, 10));
    return say("day-week", days.filter((it) => progress.days.has(it)).length, count);
  };

  const said = new Date(year, month - 1, day).toLocaleDateString(document.documentElement.lang, { weekday: "long", day: "numeric", month: "numeric" });
  const picture = make("div", { class: "picture" });
  const about = make("p", { role: "status" }, say("day-searching"));
  const weekly = make("span", { class: "quiet" }, week());
  const tools = make("p", { class: "tools" }, weekly);
  place.setAttribute("aria-labelledby", "day-title");
  place.append(picture, make("div", {}, make("p", { class: "eyebrow" }, say("day-of", said)), make("h2", { id: "day-title" }, say("day-one-move")), about, tools));
  place.hidden = false;
  progress.addEventListener("change", () => { weekly.textContent = week(); });

  const run = async () => {
    for (let attempt = 0; attempt < ROOMS; attempt++) {
      const id = rooms[(number + attempt) * STEP % rooms.length];
      const room = await TroChoi.room(id);
      const patience = setTimeout(() => room.stop(), PATIENCE);
      const position = await found(room);
      clearTimeout(patience);
      room.stop();
      if (!position) continue;
      const title = document.querySelector(`[data-problem="${id}"] b`).textContent;
      const carried = new URLSearchParams({ input: position.input, game: position.game, side: 0, against: "perfect", day: date });
      if (position.svg) picture.replaceChildren(drawing(position.svg, position.told));
      about.textContent = position.remoteness ? say("day-told-after", title, position.count, position.remoteness) : say("day-told", title, position.count);
      tools.prepend(make("a", { class: "button", href: `${id}.html#play?${carried}` }, say("day-try")));
      return;
    }
    about.textContent = say("day-none");
  };
  // The road is read first.
  addEventListener("load", () => setTimeout(run, 200));
})();
