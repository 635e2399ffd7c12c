"use strict";
// The section `#play`: a game of the problem against the machine or a friend, a puzzle, or the picture of an input.

globalThis.TroChoi ??= {};

(() => {
  const section = document.getElementById("play");
  if (!section) return;
  const { say, element, button } = TroChoi;
  const data = TroChoi.data();
  const id = section.dataset.room ?? data.id;
  // Moves that are offered as buttons at a time.
  const MOST_SHOWN = 60;
  // Letters of what a test is about.
  const MOST_SAID = 60;
  // So long the other side lets its move be waited for, and a film stands still.
  const PAUSE = 450;
  const FRAME = 1100;

  const option = (value, text) => Object.assign(element("option", text), { value });
  const labelled = (text, field) => {
    const label = element("label", `${text} `);
    label.append(field);
    return label;
  };
  const select = (options, change) => {
    const field = element("select");
    field.append(...options.map(([value, text]) => option(value, text)));
    field.addEventListener("change", change);
    return field;
  };
  const group = (className, ...children) => {
    const box = element("div", "", className);
    box.append(...children);
    return box;
  };

  // What a test's opening is called: a sample by its place among them, another test by its number and
  // what it is about.
  const opening = (name) => {
    const samples = data.tests.filter(({ tier }) => tier === "sample");
    const place = samples.findIndex((test) => test.name === name);
    if (place >= 0) return say("play-opening-sample", place + 1);
    const { number, about } = data.tests.find((test) => test.name === name);
    const short = about.length > MOST_SAID ? `${about.slice(0, MOST_SAID).trimEnd()}…` : about;
    return `${say("play-opening-test", number)}: ${short}`;
  };

  // ---- what is on the page ----

  const openings = select([
    ...data.openings.map((name) => [`test:${name}`, opening(name)]),
    ["random:", say("play-opening-any")],
    ...(data.kind === "puzzle" ? [] : [
      ["random:won", say("play-opening-won")],
      ["random:lost", say("play-opening-lost")],
      ["random:drawn", say("play-opening-drawn")],
    ]),
    ["own:", say("play-opening-own")],
  ], () => open());
  const numbers = select([], () => start(Number(numbers.value)));
  // By which rules: those of the statement have no name.
  const rules = select([], () => start(game?.number ?? 0));
  const chosenRules = () => rules.value || undefined;
  const against = select([
    ["perfect", say("play-perfect")],
    ["errs", say("play-errs")],
    ["random", say("play-random")],
    ["friend", say("play-friend")],
  ], () => { errs.hidden = against.value !== "errs"; go(); });
  const percent = Object.assign(element("input"), { type: "range", min: 0, max: 100, step: 5, value: 30 });
  const often = element("output", "30 %");
  percent.addEventListener("input", () => { often.textContent = `${percent.value} %`; });
  const errs = labelled(say("play-errs-often"), percent);
  errs.append(" ", often);
  errs.hidden = true;
  const side = select([["0", say("play-first")], ["1", say("play-second")]], () => start(game?.number ?? 0));
  const own = Object.assign(element("textarea"), { rows: 4, spellcheck: false });
  const ownForm = group("play-own", labelled(say("play-own"), own), button(say("play-own-take"), () => begin(own.value, 0)));
  ownForm.hidden = true;

  const place = element("div", "", "play-board");
  const status = element("p", "", "play-status");
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  const asked = element("div", "", "play-asked");
  const best = element("p", "", "play-best");
  const search = element("p", "", "play-search");
  const reference = element("div", "", "play-reference");
  const typed = Object.assign(element("input"), { autocomplete: "off", spellcheck: false });
  const form = element("form", "", "play-typed tools");
  const enter = Object.assign(element("button", say("play-make")), { type: "submit" });
  form.append(labelled(say("play-type"), typed), enter);
  const list = element("ul", "", "play-moves");
  list.setAttribute("aria-label", say("play-moves"));
  const more = element("p", "", "quiet");
  const history = element("ol", "", "play-history");
  const values = button(say("play-values"), () => {
    shown = !shown;
    values.setAttribute("aria-pressed", shown);
    show();
  }, "quiet");
  values.setAttribute("aria-pressed", "false");
  const back = button(say("play-back"), () => takeBack(), "quiet");
  const anew = button(say("play-anew"), () => start(game?.number ?? 0), "quiet");
  const film = button(say("play-film"), () => roll(), "quiet");
  const link = button(say("play-link"), () => copyLink(), "quiet");
  const resume = button(say("play-resume"), () => { cutHere(); }, "quiet");

  const board = new TroChoi.Board(place, (move) => made(move), (moves) => ask(moves));

  // ---- what is played ----

  let table = null;
  let thinker = null;
  let game = null;
  // Whether values are shown.
  let shown = false;
  // Counts what is shown: an answer that comes too late is dropped.
  let turn = 0;
  let rolling = null;
  let isPuzzle = false;

  const trouble = (answer) => {
    status.textContent = TroChoi.of(answer.error);
    status.classList.add("bad");
  };

  // The opening that is chosen.
  const open = async () => {
    const [kind, what] = openings.value.split(/:(.*)/);
    ownForm.hidden = kind !== "own";
    if (kind === "own") {
      own.focus();
      return;
    }
    const seed = Math.floor(Math.random() * 2 ** 50);
    const question = kind === "test" ? { do: "opening", name: what }
      : { do: "random", ...(what ? { outcome: what } : {}), rules: chosenRules(), seed };
    const found = await searching(kind === "test" ? table.ask(question) : thinker.ask(question));
    if (found.error) trouble(found);
    else await begin(found.input, found.game ?? 0);
  };

  // By which rules the games of this input can be played; what was chosen stays chosen where it can.
  const offerRules = async (input, wanted) => {
    const { rules: changed = [] } = await table.ask({ do: "rules", input });
    rules.replaceChildren(option("", say("play-rules-own")), ...changed.map(({ name, title }) => option(name, TroChoi.of(title))));
    rules.value = changed.some(({ name }) => name === wanted) ? wanted : "";
    rules.parentElement.hidden = changed.length === 0;
  };

  // A game of this input.
  const begin = async (input, number, moves = [], wanted = rules.value) => {
    own.value = input;
    const { games, error } = await table.ask({ do: "games", input });
    if (error) {
      trouble({ error });
      return;
    }
    numbers.replaceChildren(...games.map((_, place) => option(place, say("play-game", place + 1))));
    numbers.parentElement.hidden = games.length < 2;
    if (number >= games.length) {
      status.textContent = say("play-no-game");
      return;
    }
    numbers.value = number;
    await offerRules(input, wanted);
    await start(number, input, moves);
  };

  const start = async (number, input = game?.input, moves = []) => {
    if (input === undefined) return;
    stopFilm();
    rolling = null;
    thinker.stop();
    reference.replaceChildren();
    game = new TroChoi.Match(table, thinker, input, number, chosenRules());
    game.moves = [...moves];
    game.at = moves.length;
    best.textContent = "";
    await show();
    if (isPuzzle) await tellBest(game);
  };

  // What a puzzle can be solved in.
  const tellBest = async (of) => {
    const { best: known, line, error } = await searching(thinker.ask({ do: "best", input: of.input, game: of.number }));
    if (of !== game || error || known === null) return;
    best.textContent = say("play-best-known", known);
    of.solution = line;
    film.hidden = line.length === 0;
  };

  const made = (move, isOurs = true) => {
    // What is being searched is asked for no more.
    if (isOurs && thinker.busy) thinker.stop();
    game.make(move);
    game.isOver = false;
    typed.value = "";
    return show(isOurs ? null : move);
  };

  // Against the machine its answer is taken back as well.
  const takeBack = async () => {
    if (rolling) {
      endFilm();
      return;
    }
    thinker.stop();
    let to = game.at - 1;
    if (!isPuzzle && against.value !== "friend") {
      while (to > 0 && String((await game.position(to)).turn) !== side.value) to -= 1;
      if (String((await game.position(Math.max(to, 0))).turn) !== side.value) return;
    }
    if (to < 0) return;
    game.cut(to);
    game.isOver = false;
    await show();
  };

  const cutHere = () => {
    game.cut(game.at);
    show();
  };

  const go = () => game && show();

  // ---- what is shown ----

  const isMine = (position) => isPuzzle || against.value === "friend" || String(position.turn) === side.value;
  const isLast = () => game.at === game.moves.length;
  // Whether the person may move: on his own turn, and anywhere when he looks back.
  const canMove = (position) => !position.end && !rolling && (isMine(position) || !isLast());

  // Shows the position that is looked at, tells of the other side's move, and lets it answer.
  const show = async (answered = null) => {
    const mine = ++turn;
    const position = await game.position();
    if (mine !== turn) return;
    status.classList.remove("bad");
    if (position.error) {
      trouble(position);
      return;
    }
    isPuzzle = position.players === 1;
    for (const field of [against.parentElement, side.parentElement]) field.hidden = isPuzzle;
    values.hidden = isPuzzle;
    film.hidden = isPuzzle && !rolling && !game.solution?.length;
    film.textContent = rolling ? say("play-film-end") : isPuzzle ? say("play-film-alone") : say("play-film");
    asked.replaceChildren();
    search.replaceChildren();
    board.show(position, canMove(position));
    tell(position, answered);
    listMoves(position, null);
    back.disabled = game.at === 0 && !rolling;
    resume.hidden = isLast() || Boolean(rolling);
    enter.disabled = typed.disabled = Boolean(position.end);
    listHistory();
    if (position.end && isLast() && !rolling) await over(position, mine);
    else if (!position.end && isLast() && !isMine(position) && !rolling) await reply(position, mine);
    else if (shown && !position.end) await tellWorths(position, mine);
    if (shown && mine === turn) await lookBack(mine);
  };

  const who = (player) => {
    if (against.value === "friend") return player === 0 ? say("play-player-first") : say("play-player-second");
    return String(player) === side.value ? say("play-you") : say("play-other");
  };

  // Whether a puzzle is solved once it comes to its goal, and not by what was earned on the way.
  const hasGoal = ({ aim }) => ["moves", "spent"].includes(aim);

  const tell = (position, answered) => {
    const said = [];
    if (answered !== null) said.push(say("play-answered", answered));
    if (isPuzzle) said.push(say("play-made", game.at));
    if (position.aim === "points") said.push(say("play-earned", position.points ?? position.score));
    else if (position.aim === "left") said.push(say("play-left", position.score));
    else if (position.aim === "spent") said.push(say("play-spent", position.score));
    else if (!isPuzzle && position.score) said.push(say("play-score", signed(position.score)));
    if (position.end && isPuzzle) said.push(hasGoal(position) && position.end === "won" ? say("play-solved") : say("play-stuck"));
    else if (position.end) said.push(position.winner === null ? say("play-is-drawn") : say("play-wins", who(position.winner)));
    else if (!isPuzzle) said.push(say("play-to-move", who(position.turn)));
    if (rolling) said.push(say("play-is-film", game.at, game.moves.length));
    status.textContent = said.join(" ");
  };
  const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

  // Once a game is over, how it went is looked at.
  const over = async (position, mine) => {
    if (isPuzzle) {
      if (position.end === "won" && hasGoal(position)) TroChoi.progress?.solvedIn?.(id, openings.value, game.at);
      return;
    }
    game.isOver = true;
    const hasWon = position.winner !== null && String(position.winner) === side.value;
    if (hasWon && against.value === "perfect" && !game.rules && !game.isCounted) {
      game.isCounted = true;
      TroChoi.progress?.won?.(id);
    }
    await lookBack(mine);
  };

  // What the other side does.
  const reply = async (position, mine) => {
    const waited = new Promise((done) => { setTimeout(done, PAUSE); });
    let move = null;
    if (against.value !== "random") {
      const worths = await searching(game.worths());
      if (mine !== turn) return;
      if (!worths.error) move = TroChoi.choose(worths, against.value === "errs" ? Number(percent.value) : 0);
      else if (worths.kind === "stopped") {
        await tellTrouble(worths);
        if (mine !== turn) return;
        asked.replaceChildren(button(say("play-search-again"), () => show()), button(say("play-any-move"), () => made(any(position), false)));
        return;
      } else await tellTrouble(worths);
    }
    await waited;
    if (mine === turn) await made(move ?? any(position), false);
  };
  const any = ({ moves }) => moves[Math.floor(Math.random() * moves.length)].say;

  // The values of all moves from here, on the board and in the list.
  const tellWorths = async (position, mine) => {
    const worths = await searching(game.worths());
    if (mine !== turn) return;
    if (worths.error) {
      await tellTrouble(worths);
      return;
    }
    if (!rolling) board.tell(worths.moves);
    listMoves(position, worths);
  };

  // The values of all positions so far that are not known yet.
  const lookBack = async (mine) => {
    for (let place = game.moves.length - 1; place >= 0; place--) {
      if (game.known(place)) continue;
      const worths = await searching(game.worths(place));
      if (mine !== turn) return;
      listHistory();
      if (worths.error) return;
    }
    listHistory();
  };

  // A position that is too large for a search, or for its patience: the reference knows the opening.
  const tellTrouble = async ({ error, kind }) => {
    search.textContent = TroChoi.of(error);
    if (!["large", "stopped"].includes(kind) || game.rules || reference.hasChildNodes()) return;
    const { output } = await table.ask({ do: "answer", input: game.input });
    if (output === undefined) return;
    const text = output.length > 2000 ? `${output.slice(0, 2000)}…` : output;
    reference.replaceChildren(element("p", say("play-reference", data.file)), element("pre", text));
  };

  // Shows that a search goes on as long as the answer is waited for, and lets it be stopped.
  const searching = async (answer) => {
    const began = performance.now();
    const seconds = element("span");
    const tick = () => {
      const passed = (performance.now() - began) / 1000;
      if (passed < 0.3) return;
      if (!seconds.isConnected) search.replaceChildren(seconds, " ", button(say("play-stop"), () => thinker.stop(), "small"));
      seconds.textContent = say("play-searching", Math.floor(passed));
    };
    const timer = setInterval(tick, 250);
    const found = await answer;
    clearInterval(timer);
    if (seconds.isConnected) search.replaceChildren();
    return found;
  };

  // ---- moves ----

  const moveButton = (move, worth) => {
    const item = element("li");
    const text = worth ? `${move.say}  ${TroChoi.worth(worth)}` : move.say;
    const one = button(text, () => made(move.say), `quiet ${worth?.outcome ?? ""}`.trim());
    item.append(one);
    return item;
  };

  const listMoves = (position, worths) => {
    const can = canMove(position);
    const by = new Map(worths?.moves.map((worth) => [worth.say, worth]));
    const begun = typed.value.trim();
    const fit = can ? position.moves.filter((move) => move.say.startsWith(begun)) : [];
    if (worths) fit.sort((one, other) => TroChoi.rank(by.get(other.say)) - TroChoi.rank(by.get(one.say)));
    const isFocused = list.contains(document.activeElement);
    list.replaceChildren(...fit.slice(0, MOST_SHOWN).map((move) => moveButton(move, by.get(move.say))));
    if (isFocused) (list.querySelector("button") ?? typed).focus({ preventScroll: true });
    const left = can ? fit.length - MOST_SHOWN + (begun ? 0 : position.count - position.moves.length) : 0;
    more.textContent = left > 0 ? say("play-more", left) : "";
  };

  typed.addEventListener("input", async () => {
    const position = await game?.position();
    if (position && !position.error) listMoves(position, shown ? game.known() : null);
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const move = typed.value.trim().split(/\s+/).join(" ");
    const position = await game?.position();
    if (!move || !position || position.error || !canMove(position)) return;
    // Where not all are listed, the module knows.
    const isMove = position.moves.some((it) => it.say === move)
      || (position.count > position.moves.length
        && !(await table.ask({ do: "position", input: game.input, game: game.number, rules: game.rules, moves: [...game.moves.slice(0, game.at), move] })).error);
    if (isMove) await made(move);
    else status.textContent = say("play-no-move", move);
  });

  // Several moves touch the same things.
  const ask = (moves) => {
    const buttons = moves.slice(0, MOST_SHOWN).map((move) => button(move.say, () => made(move.say)));
    asked.replaceChildren(element("p", say("play-which")), group("tools", ...buttons, button(say("play-none"), () => {
      asked.replaceChildren();
      board.clear();
    }, "quiet")));
    buttons[0].focus();
  };

  // ---- how it went ----

  // Who stands to win after each move and how far off that is: right of the middle the first player, left the second.
  const mark = (value) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "-50 -8 100 16");
    svg.setAttribute("class", "play-value");
    svg.setAttribute("aria-hidden", "true");
    const draw = (name, attributes) => {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, content] of Object.entries(attributes)) shape.setAttribute(key, content);
      svg.append(shape);
    };
    draw("path", { d: "M-48 0H48M0 -8V8", class: "axis" });
    if (!value) return svg;
    const far = value.points === undefined ? 1 / (1 + (value.remoteness ?? 0) / 6) : Math.min(1, Math.abs(value.points) / 20);
    const sign = { won: 1, lost: -1, drawn: 0 }[value.outcome];
    const x = sign * (8 + 36 * far);
    if (sign > 0) draw("circle", { cx: x, cy: 0, r: 5, class: "first" });
    else if (sign < 0) draw("rect", { x: x - 5, y: -5, width: 10, height: 10, class: "second" });
    else draw("path", { d: "M0 -6L6 0L0 6L-6 0Z", class: "neither" });
    return svg;
  };

  const told = (value) => {
    if (!value) return "";
    if (value.points !== undefined) return say("play-value-points", signed(value.points));
    if (value.outcome === "drawn") return say("play-value-drawn");
    const player = value.outcome === "won" ? say("play-player-first") : say("play-player-second");
    return value.remoteness ? say("play-value", player, value.remoteness) : say("play-value-over", player);
  };

  const listHistory = () => {
    const rows = [...game.moves.keys(), game.moves.length].map((place) => {
      const item = element("li");
      const move = place === 0 ? say("play-opening") : game.moves[place - 1];
      const jump = button(`${place === 0 ? "" : `${place}. `}${move}`, () => look(place), "small");
      if (place === game.at) jump.setAttribute("aria-current", "step");
      item.append(jump);
      if (isPuzzle || (!shown && !game.isOver)) return item;
      const value = game.value(place);
      item.append(mark(value), element("span", told(value), "play-told"));
      if (place > 0 && game.isSlip(place - 1)) item.append(element("span", say("play-slip"), "play-slip"));
      return item;
    });
    history.replaceChildren(...rows);
    // Within the list; the page stays where it is read.
    const here = history.querySelector("[aria-current]");
    if (here) history.scrollTop = here.offsetTop - history.offsetTop - history.clientHeight / 2;
  };

  const look = (place) => {
    stopFilm();
    if (thinker.busy) thinker.stop();
    game.at = place;
    show();
  };

  // ---- the film of best play ----

  const roll = async () => {
    if (rolling) {
      endFilm();
      return;
    }
    const from = isPuzzle ? 0 : game.at;
    const mine = ++turn;
    const { line, error, kind } = isPuzzle ? { line: game.solution } : await searching(game.line());
    if (mine !== turn) return;
    if (error) {
      await tellTrouble({ error, kind });
      return;
    }
    if (line.length === 0) {
      status.textContent = say("play-no-film");
      return;
    }
    const kept = game;
    game = new TroChoi.Match(table, thinker, kept.input, kept.number, kept.rules);
    game.moves = [...kept.moves.slice(0, from), ...line];
    game.at = from;
    rolling = { kept, timer: setInterval(step, FRAME) };
    await show();
  };
  const step = () => {
    if (isLast()) {
      clearInterval(rolling.timer);
      return;
    }
    game.at += 1;
    show();
  };
  // A click in the film stops it where it is.
  const stopFilm = () => { if (rolling) clearInterval(rolling.timer); };
  const endFilm = () => {
    stopFilm();
    game = rolling.kept;
    rolling = null;
    show();
  };

  // ---- a link that carries the game ----

  const copyLink = async () => {
    const carried = new URLSearchParams({
      input: game.input, game: game.number, moves: game.moves.slice(0, game.at).join("\n"), against: against.value, side: side.value,
      ...(game.rules ? { rules: game.rules } : {}),
    });
    const url = `${location.href.split("#")[0]}#play?${carried}`;
    setAddress(url);
    try {
      await navigator.clipboard.writeText(url);
      link.textContent = say("copied");
    } catch {
      link.textContent = say("play-link-above");
    }
    setTimeout(() => { link.textContent = say("play-link"); }, 2500);
  };
  const setAddress = (url) => {
    try {
      window.history.replaceState(null, "", url);
    } catch {
      location.hash = url.split("#")[1];
    }
  };

  // The game that the page's own address carries.
  const carried = () => {
    if (!location.hash.startsWith("#play?")) return null;
    const search = new URLSearchParams(location.hash.slice("#play?".length));
    const input = search.get("input");
    if (input === null || input.length > 1 << 16) return null;
    const moves = (search.get("moves") ?? "").split("\n").filter(Boolean).slice(0, 10000);
    for (const [field, name] of [[against, "against"], [side, "side"]]) {
      if ([...field.options].some(({ value }) => value === search.get(name))) field.value = search.get(name);
    }
    errs.hidden = against.value !== "errs";
    return { input, number: Number(search.get("game")) || 0, moves, rules: search.get("rules") ?? "" };
  };

  // ---- rooms without a game ----

  const drawInput = async () => {
    const picture = element("div", "", "play-board");
    const said = element("p");
    said.setAttribute("role", "status");
    const field = Object.assign(element("textarea"), { rows: 6, spellcheck: false, value: data.samples[0]?.input ?? "" });
    const draw = async () => {
      const { svg, text, error } = await table.ask({ do: "picture", input: field.value });
      said.textContent = error ? TroChoi.of(error) : text ?? say("play-no-picture");
      said.classList.toggle("bad", Boolean(error));
      if (!svg) {
        picture.replaceChildren();
        return false;
      }
      picture.replaceChildren(document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true));
      return true;
    };
    const samples = select(data.samples.map((_, place) => [place, say("play-opening-sample", place + 1)]), () => {
      field.value = data.samples[samples.value].input;
      draw();
    });
    if (!await draw()) {
      section.hidden = true;
      for (const to of document.querySelectorAll("a[href='#play']")) (to.closest("li") ?? to).hidden = true;
      return;
    }
    fill(group("tools", labelled(say("play-samples"), samples)), labelled(say("play-input"), field), group("tools", button(say("play-draw"), draw)), picture, said);
  };

  // ---- all of it ----

  const fill = (...children) => {
    const live = section.querySelector(".live") ?? section.appendChild(element("div"));
    live.replaceChildren(...children);
  };

  const seat = () => {
    fill(
      group("tools play-setup", labelled(say("play-from"), openings), labelled(say("play-which-game"), numbers), labelled(say("play-rules"), rules), labelled(say("play-against"), against), errs, labelled(say("play-side"), side)),
      ownForm,
      group("play-columns",
        group("play-main", place, status, best, asked, search, group("tools", back, anew, values, film, link, resume), form, reference),
        group("play-beside", element("h3", say("play-moves")), list, more, element("h3", say("play-history")), history)),
    );
  };

  const run = async () => {
    table = await TroChoi.room(id);
    thinker = await TroChoi.room(id);
    const wanted = carried();
    const first = data.samples[0]?.input ?? "";
    const { games, error } = await table.ask({ do: "games", input: wanted?.input ?? first });
    if (error && !wanted) {
      fill(element("p", TroChoi.of(error), "bad"));
      return;
    }
    if (!wanted && games.length === 0) {
      await drawInput();
      return;
    }
    seat();
    if (wanted) await begin(wanted.input, wanted.number, wanted.moves, wanted.rules);
    else await begin(first, 0);
  };

  // A page is read first: the module is fetched when the board comes near, or at once where a link asks for a game.
  if (location.hash.startsWith("#play")) run();
  else {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      run();
    }, { rootMargin: "600px" });
    near.observe(section);
  }
})();
