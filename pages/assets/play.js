"use strict";
// The section `#play`: a game of the problem against the machine or a friend, a puzzle, or the picture of an input.

globalThis.TroChoi ??= {};

(() => {
  const section = document.getElementById("play");
  if (!section) return;
  const { say, element, button } = TroChoi;
  const data = TroChoi.data();
  const id = section.dataset.room ?? data.id;
  // Moves that are offered as keys at a time.
  const MOST_SHOWN = 60;
  // Letters of a position that are told beside a move.
  const MOST_TOLD = 70;
  // So long the other side lets its move be waited for, and a film stands still.
  const PAUSE = 450;
  const FRAME = 1100;
  // What is said of a machine that never errs, as far as it is known.
  const FOES = ["play-foe", "play-foe-theorem", "play-foe-search", "play-foe-lost"];

  const group = (className, ...children) => {
    const box = element("div", "", className);
    box.append(...children);
    return box;
  };
  const status = (name, className) => {
    const box = element(name, "", className);
    box.setAttribute("role", "status");
    return box;
  };

  // ---- what is on the page ----

  const goal = element("b");
  const foe = element("span");
  const foeBox = element("span", "", "foe");
  foeBox.append(foe);
  const goalBox = element("p", "", "goal");
  goalBox.append(goal, foeBox);
  const turnBox = status("p", "whose");
  const place = element("div", "", "play-board");
  const legend = element("ul", "", "legend");
  legend.setAttribute("aria-label", say("play-legend"));
  const barBox = element("div", "", "movebar");
  const news = status("p", "play-status bad");
  const search = element("p", "", "play-search");
  const typed = Object.assign(element("input"), { autocomplete: "off", spellcheck: false });
  const form = element("form", "", "play-typed tools");
  const typeLabel = element("label", `${say("play-type")} `);
  typeLabel.append(typed);
  const enter = Object.assign(element("button", say("play-make")), { type: "submit" });
  form.append(typeLabel, enter);
  const list = element("ul", "", "play-moves");
  list.setAttribute("aria-label", say("play-moves"));
  const more = element("p", "", "quiet");
  const all = element("details", "", "play-all");
  const count = element("span", "", "quiet");
  const values = button(say("play-values"), () => {
    shown = !shown;
    values.setAttribute("aria-pressed", shown);
    if (game) show();
  }, "quiet");
  values.setAttribute("aria-pressed", "false");
  const back = button(say("play-back"), () => takeBack(), "quiet");
  const anew = button(say("play-anew"), () => start(game.number), "quiet desk");
  const film = button(say("play-film"), () => roll(), "quiet desk");
  const link = button(say("play-link"), () => copyLink(), "quiet desk");
  const projector = button(say("play-projector"), () => project(!isProjected), "quiet");
  const fair = element("p", "", "quiet play-fair");
  const beside = element("div", "", "panel");

  const bar = new TroChoi.Bar(barBox, (by) => board.step(by), (number) => board.set(number));
  const board = new TroChoi.Board(place, () => go(), (choice) => choose(choice));
  const timeline = new TroChoi.Timeline(beside, (at) => look(at));
  const hands = new TroChoi.Hands((move) => made(move));

  // ---- what is played ----

  let table = null;
  let thinker = null;
  let setup = null;
  let game = null;
  // The position that is looked at, the move that is chosen there, and whether one is begun.
  let here = null;
  let chosen = null;
  let isBegun = false;
  // Whether values are shown.
  let shown = false;
  // Counts what is shown: an answer that comes too late is dropped.
  let turn = 0;
  let rolling = null;
  let isPuzzle = false;
  // Whether a class plays, before a projector.
  let isProjected = false;

  const trouble = (answer) => { news.textContent = TroChoi.of(answer.error); };

  // The game that was chosen.
  const beginChosen = async () => {
    const found = await setup.input();
    if (found.error) trouble(found);
    else if (await begin(found.input, found.game, [], setup.rules.value)) {
      // The address told of another game.
      if (carried()) setAddress(`${location.href.split("#")[0]}#play`);
      arrive();
    }
  };

  // The game is gone to, and a move can be made.
  const arrive = () => {
    setup.close();
    section.scrollIntoView({ block: "start" });
    board.focus();
  };

  // A game of this input; whether there is one.
  const begin = async (input, number, moves, rules, isPrograms) => {
    news.textContent = "";
    const { games, error } = await table.ask({ do: "games", input });
    if (error) trouble({ error });
    else if (number >= games.length) news.textContent = say("play-no-game");
    if (error || number >= games.length) return false;
    await setup.offer(input, games, number, rules);
    await start(number, input, moves, isPrograms);
    return true;
  };

  const start = async (number, input = game?.input, moves = [], isPrograms = false) => {
    stopFilm();
    rolling = null;
    thinker.stop();
    game = new TroChoi.Match(table, thinker, input, number, setup.rules.value || undefined);
    Object.assign(game, { moves: [...moves], at: moves.length, against: setup.against.value, side: Number(setup.side.value), isFair: moves.length === 0, isPrograms });
    board.anew();
    const own = game;
    await show();
    if (isPuzzle) await tellBest(own);
    else if (!["friend", "random"].includes(own.against) && own === game && isMine(here) && !here.end && !shown) await valued(own, own.at);
  };

  // What a puzzle can be solved in.
  const tellBest = async (of) => {
    const { best: known, line, error } = await searching(thinker.ask({ do: "best", input: of.input, game: of.number }));
    if (of !== game || error || known === null) return;
    Object.assign(of, { solution: line, known });
    // Nothing else: whoever has begun a move goes on with it.
    tell();
  };

  // What is searched is asked for no more; of a puzzle it is its best solution, wherever one stands by then.
  const searchNoMore = () => { if (!isPuzzle && thinker.busy) thinker.stop(); };

  const made = (move, isOurs = true) => {
    if (isOurs) searchNoMore();
    if (isOurs && document.activeElement?.closest(".play-table, .play-all")) board.focus();
    game.make(move);
    typed.value = "";
    return show();
  };

  // Makes the move that is chosen.
  const go = () => chosen && made(chosen);

  // Against the machine its answer is taken back as well.
  const takeBack = async () => {
    if (rolling) {
      endFilm();
      return;
    }
    searchNoMore();
    let to = game.at - 1;
    if (!isPuzzle && game.against !== "friend") {
      while (to > 0 && (await game.position(to)).turn !== game.side) to -= 1;
      if ((await game.position(Math.max(to, 0))).turn !== game.side) return;
    }
    if (to >= 0) cutAt(to);
  };

  const cutAt = (at) => {
    game.cut(at);
    board.focus();
    return show();
  };

  // ---- what is shown ----

  const isMine = (position) => isPuzzle || game.against === "friend" || position.turn === game.side;
  const isLast = () => game.at === game.moves.length;
  // Whether there are more moves than are listed, which only typing makes.
  const isCut = () => (here.count ?? Infinity) > here.moves.length;
  // Whether the person may move: on his own turn, and anywhere when he looks back.
  const canMove = (position) => !position.end && !rolling && (isMine(position) || !isLast());

  // Shows the position that is looked at, and lets the other side answer.
  const show = async () => {
    const mine = ++turn;
    const position = await game.position();
    if (mine !== turn) return;
    news.textContent = "";
    if (position.error) {
      trouble(position);
      return;
    }
    here = position;
    isPuzzle = position.players === 1;
    values.hidden = isPuzzle;
    if (shown && !game.result) game.isFair = false;
    film.textContent = rolling ? say("play-film-end") : isPuzzle ? say("play-film-alone") : say("play-film");
    search.replaceChildren();
    goal.textContent = position.goal ? TroChoi.of(position.goal) : "";
    board.show(position, canMove(position), game.at ? game.touched(game.at - 1) : []);
    tell();
    tellLegend(null);
    listMoves(null);
    back.disabled = game.at === 0 && !rolling;
    listHistory();
    if (position.end && isLast() && !rolling) await over(position, mine);
    else if (!position.end && isLast() && !isMine(position) && !rolling) await reply(position, mine);
    else if (shown && !position.end) await tellWorths(mine);
    if (shown && mine === turn) await lookBack(mine);
  };

  const who = (player) => {
    if (game.against === "friend") return player === 0 ? say("play-player-first") : say("play-player-second");
    if (player !== game.side) return say("play-other");
    return game.isPrograms ? say("duel-yours") : isProjected ? say("play-class") : say("play-you");
  };

  // Whether a puzzle is solved once it comes to its goal, and not by what was earned on the way.
  const hasGoal = ({ aim }) => ["moves", "spent"].includes(aim);

  // How a game or a puzzle ended.
  const ended = (position) => {
    if (isPuzzle) return hasGoal(position) && position.end === "won" ? say("play-solved") : say("play-stuck");
    return position.winner === null ? say("play-is-drawn") : TroChoi.capital(say("play-winner", who(position.winner)));
  };

  // Whose turn it is, and what stands beside the goal: the points so far, how well the other side plays.
  const tell = () => {
    const result = game.result ?? (here.end ? ended(here) : null);
    const text = result ?? (isPuzzle ? say("play-made", game.at) : say("play-turn", who(here.turn)));
    turnBox.replaceChildren(...isPuzzle || result ? [] : [element("span", "", here.turn === (game.against === "friend" ? 0 : game.side) ? "disc" : "disc foe")], text);
    turnBox.className = `whose ${result ? "over" : isMine(here) ? "" : "foe"}`.trim();
    const score = here.aim === "points" ? say("play-earned", here.points ?? here.score)
      : here.aim === "left" ? say("play-left", here.score)
        : here.aim === "spent" ? say("play-spent", here.score)
          : !isPuzzle && here.score ? say("play-score", TroChoi.signed(here.score)) : "";
    const known = isPuzzle && game.known !== undefined && typeof game.known === "number" ? say("play-best-known", game.known) : "";
    film.hidden = isPuzzle && !rolling && !game.solution?.length;
    foe.textContent = [score, isPuzzle ? known : foeSaid()].filter(Boolean).join(" ");
    // The longest that may come to stand there keeps the place, or the board would move when it comes.
    const sayings = isPuzzle || ["friend", "random"].includes(game.against) ? [] : FOES.map((it) => say(it));
    foeBox.dataset.longest = [score, sayings.reduce((most, it) => (it.length > most.length ? it : most), "")].filter(Boolean).join(" ");
    fair.textContent = isPuzzle || game.against !== "perfect" || game.rules ? "" : game.isFair ? say("play-counts") : say("play-uncounted");
    setup.say(isPuzzle ? "" : `${say("play-against")}: ${say(`play-${game.against}`).toLocaleLowerCase()}`);
    if (!chosen) idle();
  };

  // How the other side plays, and how far that holds.
  const foeSaid = () => {
    if (game.against === "friend") return say("play-foe-friend");
    if (game.against === "random") return say("play-foe-random");
    if (game.by === "none") return say("play-foe-lost");
    if (game.against === "errs") return say("play-foe-errs", setup.percent);
    return game.by === "theorem" ? say("play-foe-theorem") : game.by === "search" ? say("play-foe-search") : say("play-foe");
  };

  // What the bar says while no move is chosen.
  const idle = () => {
    const rests = [say("play-make"), null];
    if (rolling) bar.show({ said: say("play-is-film", game.at, game.moves.length), main: [say("play-film-end"), endFilm] });
    else if (!isLast()) {
      const isSlip = game.slipped === game.at;
      bar.show({
        said: isSlip ? (game.isPrograms ? say("duel-slipped", game.at + 1) : say("play-slipped", game.at + 1)) : say("play-looking", game.at),
        told: isSlip ? say("play-slipped-how") : "",
        main: [say("play-resume"), () => cutAt(game.at)],
        other: [say("play-to-end"), () => look(game.moves.length)],
      });
    } else if (here.end) {
      const told = isPuzzle ? say("play-made", game.at) : here.isRepeated ? say("play-repeated") : game.told ?? "";
      bar.show({ said: ended(here), told, main: [say("play-new"), () => setup.open()], other: [say("play-anew"), () => start(game.number)] });
    } else if (!isMine(here)) bar.show({ said: say("play-thinking"), main: rests });
    else if (isBegun) bar.show({ said: say("play-begun"), told: say("play-begun-how"), main: rests, other: [say("play-none"), () => board.clear()] });
    else {
      const last = game.at && game.against !== "friend" && !isPuzzle ? say("play-answered", TroChoi.inWords(game.said(game.at - 1))) : "";
      const told = [here.repeats === 1 ? say("play-repeats") : last, isCut() ? say("play-cut", here.moves.length) : ""].filter(Boolean).join(" ");
      bar.show({ said: say("play-choose"), told, main: rests });
    }
  };

  // A move was chosen, or let go: the bar says it, and what comes of it. Only the module knows one that is not listed.
  const choose = async (choice) => {
    const { move } = choice;
    chosen = null;
    ({ isBegun } = choice);
    barBox.dataset.say = move?.say ?? "";
    if (!here) return;
    if (!move) {
      idle();
      return;
    }
    const isListed = here.moves.includes(move);
    chosen = isListed ? move.say : null;
    if (isProjected) hands.choose(move.say);
    const ways = choice.count > 1 ? choice : null;
    const tellMove = (said, told) => bar.show({ said, told, main: [say("play-make"), chosen ? go : null], ways });
    const worth = shown ? game.known()?.moves.find((it) => it.say === move.say) : null;
    const hints = [worth ? TroChoi.worth(worth) : "", choice.isMore ? say("play-or-more") : ""].filter(Boolean).join(" · ");
    tellMove(TroChoi.moved(move), hints);
    const [of, at] = [game, game.at];
    const next = await game.after(move.say);
    if (of !== game || at !== game.at || barBox.dataset.say !== move.say) return;
    if (next.error) {
      tellMove(say("play-no-move", move.say), TroChoi.of(next.error));
      return;
    }
    chosen = move.say;
    const told = next.told.length <= MOST_TOLD ? say("play-then", next.told) : "";
    tellMove(TroChoi.moved({ ...next, words: next.words ?? move.words }), hints || told);
  };

  // Once a game is over, how it went is looked at; who gave it away stands where he did.
  const over = async (position, mine) => {
    if (isPuzzle) {
      if (position.end === "won" && hasGoal(position)) TroChoi.progress?.solvedIn?.(id, setup.opening.value, game.at);
      return;
    }
    const isSeen = game.result !== null;
    game.result = ended(position);
    tell();
    const isFocused = section.contains(document.activeElement);
    if (isFocused) bar.main.focus({ preventScroll: true });
    await lookBack(mine);
    if (mine !== turn || game.against === "friend" || isSeen) return;
    if (position.winner === game.side) {
      const counts = game.against === "perfect" && !game.rules && game.isFair && game.canSlip(game.side);
      game.told = counts ? say("play-counted") : "";
      if (counts) TroChoi.progress?.won?.(id);
      tell();
      return;
    }
    const slip = game.slip(game.side);
    if (slip < 0) {
      game.told = position.isRepeated || position.winner === null ? "" : say("play-no-slip");
      tell();
      return;
    }
    Object.assign(game, { slipped: slip, at: slip });
    await show();
    if (isFocused) bar.main.focus({ preventScroll: true });
  };

  // What the moves from there are worth; whether the other side knows that is told.
  const valued = async (of, at) => {
    const worths = await searching(of.worths(at));
    if (of === game && worths.kind !== "stopped") {
      game.by = worths.error ? "none" : worths.by ?? "search";
      tell();
    }
    return worths;
  };

  // What the other side does.
  const reply = async (position, mine) => {
    const waited = new Promise((done) => { setTimeout(done, PAUSE); });
    let move = null;
    if (game.against !== "random") {
      const worths = await valued(game, game.at);
      if (mine !== turn) return;
      if (!worths.error) move = TroChoi.choose(worths, game.against === "errs" ? setup.percent : 0);
      else {
        game.isFair = false;
        tellTrouble(worths);
        if (worths.kind === "stopped") {
          bar.show({ said: say("stopped"), main: [say("play-search-again"), () => show()], other: [say("play-any-move"), () => made(any(position), false)] });
          return;
        }
      }
    }
    await waited;
    if (mine === turn) await made(move ?? any(position), false);
  };
  const any = ({ moves }) => moves[Math.floor(Math.random() * moves.length)].say;

  // The values of all moves from here, on the board and in the list.
  const tellWorths = async (mine) => {
    const worths = await valued(game, game.at);
    if (mine !== turn) return;
    if (worths.error) {
      tellTrouble(worths);
      return;
    }
    if (!rolling) board.tell(worths.moves);
    tellLegend(worths);
    listMoves(worths);
  };

  // What stands on the board beside its moves, and how often.
  const tellLegend = (worths) => {
    legend.hidden = !shown;
    const outcomes = ["won", "drawn", "lost"].map((outcome) => [outcome, worths?.moves.filter((it) => it.outcome === outcome).length]);
    const said = { won: say("play-moves-won"), drawn: say("play-moves-drawn"), lost: say("play-moves-lost") };
    legend.replaceChildren(...outcomes.filter(([, number]) => number).map(([outcome, number]) => {
      const item = element("li", `${said[outcome]}: ${number}`);
      item.prepend(element("span", TroChoi.signs[outcome], `sig ${outcome}`));
      return item;
    }));
  };

  // The values of all positions so far that are not known yet.
  const lookBack = async (mine) => {
    for (let at = game.moves.length - 1; at >= 0; at--) {
      if (game.known(at)) continue;
      await game.position(at);
      const worths = await searching(game.worths(at));
      if (mine !== turn) return;
      listHistory();
      if (worths.error) return;
    }
    listHistory();
  };

  // Why nobody knows what a position is worth.
  const tellTrouble = ({ error }) => { search.textContent = TroChoi.of(error); };

  // Shows that a search goes on as long as the answer is waited for, and lets it be stopped.
  const searching = async (answer) => {
    const began = performance.now();
    const seconds = element("span");
    const tick = () => {
      const passed = (performance.now() - began) / 1000;
      if (passed < 0.3) return;
      if (!seconds.isConnected) search.replaceChildren(seconds, " ", button(say("play-stop"), () => thinker.stop(), "quiet"));
      seconds.textContent = say("play-searching", Math.floor(passed));
    };
    const timer = setInterval(tick, 250);
    const found = await answer;
    clearInterval(timer);
    if (seconds.isConnected) search.replaceChildren();
    return found;
  };

  // ---- all moves, for who cannot press them on the board ----

  const moveKey = (move, worth) => {
    const item = element("li");
    const one = button(TroChoi.moved(move), () => (barBox.dataset.say === move.say ? go() : board.pick(move.say)), `quiet ${worth?.outcome ?? ""}`.trim());
    one.dataset.say = move.say;
    if (worth) one.append(`  ${TroChoi.worth(worth)}`);
    item.append(one);
    return item;
  };

  const listMoves = (worths) => {
    const can = canMove(here);
    const by = new Map(worths?.moves.map((worth) => [worth.say, worth]));
    const begun = typed.value.trim().toLocaleLowerCase();
    const fit = can ? here.moves.filter((move) => move.say.toLocaleLowerCase().startsWith(begun) || move.words?.toLocaleLowerCase().includes(begun)) : [];
    if (worths) fit.sort((one, other) => TroChoi.rank(by.get(other.say)) - TroChoi.rank(by.get(one.say)));
    list.replaceChildren(...fit.slice(0, MOST_SHOWN).map((move) => moveKey(move, by.get(move.say))));
    hands.show(here, can ? here.moves.slice(0, MOST_SHOWN) : [], worths);
    const isEndless = here.count === null || here.count === undefined;
    const left = can ? fit.length - MOST_SHOWN + (begun || isEndless ? 0 : here.count - here.moves.length) : 0;
    more.textContent = can && isEndless ? say("play-many") : left > 0 ? say("play-more", left) : "";
    count.textContent = isEndless ? "" : String(here.count);
    enter.disabled = typed.disabled = !can;
    // What nothing on the board stands for is chosen here.
    if (can && (isCut() || !(here.svg && here.moves.every(({ touches }) => touches.length)))) all.open = true;
  };

  typed.addEventListener("input", () => here && listMoves(shown ? game.known() : null));

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const move = typed.value.trim().split(/\s+/).join(" ");
    if (!move || !canMove(here)) return;
    const of = game;
    const next = await game.after(move);
    if (of !== game) return;
    if (next.error) news.textContent = say("play-no-move", move);
    else await made(move);
  });

  // ---- before a class ----

  // The board, the goal, whose turn it is and the moves, and nothing else, for the whole screen. Values are asked for.
  const project = (isOn) => {
    isProjected = isOn;
    live.classList.toggle("projected", isOn);
    document.documentElement.classList.toggle("still", isOn);
    projector.textContent = isOn ? say("play-projector-end") : say("play-projector");
    if (isOn && shown) values.click();
    else show();
    projector.focus({ preventScroll: true });
  };

  // ---- how it went ----

  const listHistory = () => {
    const me = game.against === "friend" || isPuzzle ? 0 : game.side;
    timeline.show(game, { me, who: isPuzzle ? null : who, isTold: !isPuzzle && (shown || game.result !== null) });
  };

  const look = (at) => {
    stopFilm();
    searchNoMore();
    game.at = at;
    return show();
  };

  // ---- the film of best play ----

  const roll = async () => {
    if (rolling) {
      endFilm();
      return;
    }
    const from = isPuzzle ? 0 : game.at;
    const mine = ++turn;
    if (!game.result) game.isFair = false;
    const { line, error } = isPuzzle ? { line: game.solution } : await searching(game.line());
    if (mine !== turn) return;
    if (error) {
      tellTrouble({ error });
      return;
    }
    if (line.length === 0) {
      news.textContent = say("play-no-film");
      return;
    }
    const kept = game;
    game = new TroChoi.Match(table, thinker, kept.input, kept.number, kept.rules);
    Object.assign(game, { moves: [...kept.moves.slice(0, from), ...line], at: from, against: kept.against, side: kept.side, by: kept.by });
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
      input: game.input, game: game.number, moves: game.moves.slice(0, game.at).join("\n"), against: game.against, side: game.side,
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
    return { input, game: Number(search.get("game")) || 0, moves, rules: search.get("rules") ?? "", against: search.get("against"), side: search.get("side") };
  };

  // ---- all of it ----

  const live = section.querySelector(".live") ?? section.appendChild(element("div"));

  const seat = () => {
    const head = group("head", goalBox, turnBox);
    const keys = element("details");
    keys.append(element("summary", say("play-keys")), element("p", say("play-keys-how"), "quiet"));
    const summary = element("summary", `${say("play-moves")} `);
    summary.append(count);
    all.append(summary, form, list, more);
    live.replaceChildren(group("play-columns",
      group("play-main",
        group("play-table", head, place, legend, barBox),
        group("play-under", group("tools", back, anew, values, film, link, projector), group("play-news", news, search), fair)),
      hands.element,
      group("play-beside", beside, all, keys),
      setup.element));
  };

  // The rooms are fetched once, when they are first needed.
  let ready = null;
  const prepare = () => ready ??= (async () => {
    table = await TroChoi.room(id);
    thinker = await TroChoi.room(id);
    setup = new TroChoi.Setup({ data, table, thinker, begin: beginChosen, wait: searching });
  })();

  // Opens a game: { input, game, moves, rules, side, against, isPrograms }, all but the input with something usual where it is not
  // said; the last tells that a program has played it.
  const open = async ({ input, game: number = 0, moves = [], rules = "", side = "0", against = "perfect", isPrograms = false }) => {
    await prepare();
    if (!barBox.isConnected) seat();
    setup.against.value = against ?? "perfect";
    setup.side.value = String(side ?? 0);
    return begin(input, number, moves, rules, isPrograms);
  };

  const run = async () => {
    await prepare();
    const wanted = carried();
    if (wanted) {
      seat();
      await open(wanted);
      return;
    }
    const first = data.play?.first ?? data.samples[0]?.input ?? "";
    const { games, error } = await table.ask({ do: "games", input: first });
    if (error) live.replaceChildren(element("p", TroChoi.of(error), "bad"));
    else if (games.length === 0) await TroChoi.drawInput(live, table, data);
    else await open({ input: first, side: data.play?.side, rules: data.play?.rules ?? "" });
  };

  TroChoi.play = {
    // Opens a game on the board of the page, and goes there.
    open: async (game) => await open(game) && arrive(),
  };

  addEventListener("hashchange", () => {
    const wanted = carried();
    if (wanted) open(wanted);
  });

  // A page is read first: the module is fetched when the board comes near, or at once where a link asks for a game.
  let hasRun = false;
  const once = () => {
    if (!hasRun) run();
    hasRun = true;
  };
  if (location.hash.startsWith("#play")) once();
  else {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      // Another script may have opened a game by now.
      if (!game) once();
    }, { rootMargin: "600px" });
    near.observe(section);
  }
})();
