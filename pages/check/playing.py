"""Games: won and lost by clicks against the perfect opponent, and their values held against the native search."""

import json
import re
import time
import urllib.parse

from browser import PageError

# Openings that are won for the player who moves, small enough to be played through. WBR is a puzzle, of
# which the reference knows the moves.
WON = {
    "nim": "3\n3 4 5\n",
    "hau": "1\n5 8\n",
    "step": "10 2\n3 7\n",
    "lgame": ".***\n.##*\nx.#.\n..#x\n",
    "wbr": "10 15\n" + "".join(2 * (15 * letter + "\n") for letter in "RWBRW"),
}
PATIENCE = 60


def begun(tab, id, lang, opening, against="perfect", side=0, moves=(), rules=""):
    """Opens a game by a link, as one is sent to a friend, and a room of its own to ask for the best move."""
    carried = {"input": opening, "game": 0, "moves": "\n".join(moves), "against": against, "side": side, "rules": rules}
    link = urllib.parse.urlencode(carried, quote_via=urllib.parse.quote)
    tab.open("about:blank")
    tab.open(f"{tab.base}/{lang}/{id}.html#play?{link}")
    tab.wait("document.querySelector('#play .play-history li')", PATIENCE)
    tab.run(f"(async () => {{ globalThis.aside = await TroChoi.room({json.dumps(id)}); }})()")


def begin(tab, *values):
    """Chooses these keys below the table, by their values, and begins a new game."""
    tab.run("document.querySelector('#play .new').open = true")
    for value in values:
        tab.run(f"[...document.querySelectorAll('.setup [type=radio]')].find((it) => it.value === {json.dumps(value)}).click()")
    tab.click(".setup button[type=submit]")
    tab.wait("!document.querySelector('#play .new').open", PATIENCE)


def made(tab):
    """The moves so far, out of the history beside the board."""
    return tab.run("[...document.querySelectorAll('.play-history button[data-say]')].map((it) => it.dataset.say)")


def asked(tab, what, opening, moves):
    """What the room says of a position."""
    question = {"do": what, "input": opening, "game": 0, "moves": moves}
    answer = tab.run(f"aside.ask({json.dumps(question)})")
    assert "error" not in answer, f"{what}: {answer['error']}"
    return answer


def chosen(tab):
    """The move that the bar below the board says."""
    return tab.run("document.querySelector('.movebar').dataset.say")


def picks(tab, move):
    """Chooses a move from the list of all."""
    tab.run("document.querySelector('.play-all').open = true")
    place = tab.run(f"[...document.querySelectorAll('.play-moves button')].findIndex((it) => it.dataset.say === {json.dumps(move)})")
    assert place >= 0, f"{move} is not in the list"
    tab.click(f".play-moves li:nth-child({place + 1}) button")


def clicks(tab, move, touches):
    """Makes a move: what it touches is pressed, one way is stepped to where there are several, and then the key."""
    before = len(made(tab))
    for name in touches:
        if chosen(tab) != move:
            tab.click(f'#play .play-board svg [data-name="{name.split("+")[0]}"]')
    for _ in range(60):
        if chosen(tab) == move or not tab.run("document.querySelector('.movebar .step').getClientRects().length"):
            break
        tab.click(".movebar .step button:last-child")
    on_board = chosen(tab) == move
    if not on_board:
        picks(tab, move)
    assert len(made(tab)) == before, f"{move} is made before it is confirmed"
    tab.click(".movebar .main")
    tab.wait(f"document.querySelectorAll('.play-history li').length > {before + 1}", PATIENCE)
    return on_board


def played(tab, id, opening, choose):
    """Plays to the end; the last position, and how many moves were made on the board itself."""
    on_board = 0
    for _ in range(200):
        moves = made(tab)
        position = asked(tab, "position", opening, moves)
        if position["end"]:
            return position, on_board
        if position["turn"] == 1:
            count = len(moves)
            tab.wait(f"document.querySelectorAll('.play-history li').length > {count + 1}", PATIENCE)
            continue
        move = choose(tab, opening, moves)
        touches = next((it["touches"] for it in position["moves"] if it["say"] == move), [])
        on_board += clicks(tab, move, touches)
    raise PageError(f"{id} does not end")


def best(tab, opening, moves):
    """The best move: of a game the one that wins fastest, of a puzzle the next one of the best that is known."""
    question = {"do": "worths", "input": opening, "game": 0, "moves": moves}
    worths = tab.run(f"aside.ask({json.dumps(question)})")
    if "error" not in worths:
        return worths["best"]
    return asked(tab, "line", opening, moves)["line"][0]


def worst(tab, opening, moves):
    """A move that gives the game away, if there is one."""
    worths = asked(tab, "worths", opening, moves)["moves"]
    return next((it["say"] for it in worths if it["outcome"] == "lost"), worths[0]["say"])


def five_games_are_won_by_clicks(site):
    """From a won position, the best moves, chosen and confirmed, win against the perfect opponent; the page says so and counts it."""
    told = []
    for id, opening in WON.items():
        with site.page(None, served=id == "hau") as tab:
            begun(tab, id, "vi", opening)
            before = tab.run(f"TroChoi.progress.of('{id}').won")
            position, on_board = played(tab, id, opening, best)
            if site.data(id)["plays"]:
                assert position["winner"] == 0, f"{id}: {position['winner']}"
                tab.wait("document.querySelector('.whose').textContent === 'Bạn thắng'", PATIENCE)
                tab.wait(f"TroChoi.progress.of('{id}').won === {before + 1}", PATIENCE)
            else:
                assert position["text"].strip(".\n") == "", f"{id}: {position['text']}"
            told.append(f"{id} {on_board}")
    return "moves on the board: " + ", ".join(told)


def a_game_is_lost_on_purpose(site):
    """Who gives a won game away loses it; the board stands where he slipped, and from there he wins, which does not count."""
    for id in ("nim", "hau"):
        with site.page(None) as tab:
            begun(tab, id, "en", WON[id])
            before = tab.run(f"TroChoi.progress.of('{id}').won")
            position, _ = played(tab, id, WON[id], worst)
            assert position["winner"] == 1, f"{id}: winner {position['winner']}"
            tab.wait("document.querySelector('.whose').textContent === 'Winner: the machine'")
            tab.wait("document.querySelector('.play-history .slip .play-slip')", PATIENCE)
            better = best(tab, WON[id], [])
            words = next(it["words"] for it in asked(tab, "position", WON[id], [])["moves"] if it["say"] == better)
            told = tab.run("document.querySelector('.play-slip').textContent")
            assert "slip" in told and words in told, f"{id}: {told}, not {words}"
            tab.wait("document.querySelector('.said').textContent.includes('You slipped at move 1')")
            tab.wait("document.querySelector('.play-history li:first-child [aria-current=step]')")
            tab.click(".movebar .main", "Play on from here")
            tab.wait("document.querySelectorAll('.play-history li').length === 1")
            position, _ = played(tab, id, WON[id], best)
            assert position["winner"] == 0, f"{id}: winner {position['winner']}"
            tab.wait("document.querySelector('.whose').textContent === 'Winner: you'")
            assert tab.run(f"TroChoi.progress.of('{id}').won") == before, f"{id}: a game that was taken back counts"


def moves_are_taken_back_and_values_are_shown(site):
    """Values are shown as signs and words, with how many there are; then the game counts no more. A move is taken back."""
    with site.page(None) as tab:
        begun(tab, "hau", "en", WON["hau"])
        assert "A win counts" in tab.run("document.querySelector('.play-fair').textContent")
        move = best(tab, WON["hau"], [])
        tab.click("#play button", "worth")
        tab.wait("document.querySelector('#play svg .sign')", PATIENCE)
        tab.wait("document.querySelector('.play-moves button.won')", PATIENCE)
        worths = asked(tab, "worths", WON["hau"], [])["moves"]
        for outcome, said in (("won", "winning moves"), ("lost", "losing moves")):
            number = sum(it["outcome"] == outcome for it in worths)
            tab.wait(f"document.querySelector('.legend').textContent.includes('{said}: {number}')")
        assert "does not count" in tab.run("document.querySelector('.play-fair').textContent")
        position = asked(tab, "position", WON["hau"], [])
        clicks(tab, move, next(it["touches"] for it in position["moves"] if it["say"] == move))
        tab.wait("document.querySelectorAll('.play-history li').length > 2", PATIENCE)
        tab.click("#play button", "Take back")
        tab.wait("document.querySelectorAll('.play-history li').length === 1", PATIENCE)


def the_rules_hear_what_is_typed(site):
    """A move that no list holds is made when it is typed, or set as a number below the board; one that is none is told."""
    with site.page(None) as tab:
        begun(tab, "nim", "en", "1\n999999999\n", against="friend")
        tab.run("document.querySelector('.play-all').open = true")
        for text, said in (("1 1000000000", "There is no move"), ("2 1", "There is no move")):
            tab.put(".play-typed input", text)
            tab.key("Enter")
            tab.wait(f"document.querySelector('.play-status').textContent.includes({json.dumps(said)})")
        tab.put(".play-typed input", "1 5")
        tab.key("Enter")
        tab.wait("document.querySelectorAll('.play-history li').length === 2")
        tab.click('#play .play-board svg [data-name="heap1"]')
        tab.put(".step input", "999999000")
        tab.wait("!document.querySelector('.movebar .main').disabled && document.querySelector('.movebar').dataset.say === '1 999999000'")
        tab.key("Enter")
        tab.wait("document.querySelectorAll('.play-history li').length === 3")
        assert made(tab) == ["1 5", "1 999999000"], made(tab)


def the_theorem_plays_at_any_size(site):
    """Where no search comes to an end the machine keeps what it has won, and says by what it knows."""
    with site.page(None) as tab:
        opening = "8\n" + "100 " * 7 + "101\n"
        began = time.monotonic()
        begun(tab, "nim", "en", opening, side=1)
        tab.wait("document.querySelectorAll('.play-history li').length === 2", PATIENCE)
        spent = time.monotonic() - began
        worths = asked(tab, "worths", opening, made(tab))
        assert (worths["by"], worths["value"]["outcome"]) == ("theorem", "lost"), worths["value"]
        tab.wait("document.querySelector('.goal').textContent.includes('theorem')")
        opening = site.data("game10")["samples"][0]["input"]
        begun(tab, "game10", "en", opening, side=1)
        tab.wait("document.querySelectorAll('.play-history li').length === 2", PATIENCE)
        said = tab.run("document.querySelector('.goal').textContent")
        assert "never errs" in said and "random" not in said, said
        return f"NIM of 8 heaps in {spent:.1f} s"


def a_position_that_comes_back_is_a_draw(site):
    """Two who go to and fro are warned at the second time, and at the third it is a draw."""
    with site.page(None) as tab:
        begun(tab, "lgame", "en", WON["lgame"], against="friend")
        first = asked(tab, "position", WON["lgame"], [])["text"]
        ring = ring_of(tab, WON["lgame"], first, [])
        begun(tab, "lgame", "en", WON["lgame"], against="friend", moves=ring)
        tab.wait("document.querySelector('.said').textContent.includes('third time is a draw')")
        begun(tab, "lgame", "en", WON["lgame"], against="friend", moves=(ring * 2)[:-1])
        position = asked(tab, "position", WON["lgame"], (ring * 2)[:-1])
        clicks(tab, ring[-1], next(it["touches"] for it in position["moves"] if it["say"] == ring[-1]))
        tab.wait("document.querySelector('.whose').textContent === 'A draw'")
        assert not tab.run("document.querySelector('#play svg .can')"), "a move can be made after the draw"


def ring_of(tab, opening, first, moves):
    """Four moves that leave the round pieces where they are and lead back to this position."""
    def stays(board):
        return [place for place, cell in enumerate(board.replace("/", "\n")) if cell == "x"]

    for it in asked(tab, "position", opening, moves)["moves"]:
        if stays(it["say"]) != stays(first):
            continue
        line = [*moves, it["say"]]
        if len(line) < 4:
            # The third move puts back what the first one lifted.
            own = [place for place, cell in enumerate(first) if cell == "#"]
            back = [place for place, cell in enumerate(it["say"]) if cell == "#"]
            if len(line) == 3 and own != back:
                continue
            found = ring_of(tab, opening, first, line)
            if found:
                return found
        elif asked(tab, "position", opening, line)["text"] == first:
            return line
    return None


def the_focus_stays_at_the_board(site):
    """By keyboard alone: one stop of Tab, Enter chooses, Escape lets go, Enter twice moves, and the next move is under the
    focus; at the end the key for what comes next is."""
    on_board = "document.activeElement.closest('.play-board svg')"
    with site.page(None) as tab:
        begun(tab, "hau", "en", WON["hau"])
        tab.wait("document.querySelectorAll('.play-board [tabindex=\"0\"]').length === 1")
        tab.run("document.querySelector('.play-board [tabindex=\"0\"]').focus()")
        tab.key("ArrowLeft")
        tab.key("Enter")
        assert chosen(tab) and made(tab) == [], made(tab)
        tab.key("Escape")
        assert chosen(tab) == "" and tab.run(f"Boolean({on_board})")
        assert tab.run("document.querySelectorAll('.play-board [tabindex=\"0\"]').length") == 1
        for _ in range(40):
            if asked(tab, "position", WON["hau"], made(tab))["end"]:
                break
            count = len(made(tab))
            tab.key("Enter")
            tab.key("Enter")
            tab.wait(f"document.querySelectorAll('.play-history li').length > {count + 1}")
            tab.wait(f"{on_board} || document.activeElement === document.querySelector('.movebar .main')", PATIENCE)
        tab.wait("document.querySelector('.whose.over') && document.activeElement === document.querySelector('.movebar .main')", PATIENCE)


# What of the table is seen, and the lowest key.
SEEN = """(() => {
  document.querySelector(".play-table").scrollIntoView({ block: "start", behavior: "instant" });
  const box = (it) => it.getBoundingClientRect();
  const keys = [...document.querySelectorAll("#play :is(button, summary, select, .setup label), #play .step input")].filter((it) => it.getClientRects().length && !it.matches(".setup .field, .setup .wide"));
  const small = keys.filter((it) => box(it).height < 44).map((it) => it.textContent || it.className);
  const board = box(document.querySelector(".play-board svg"));
  const main = box(document.querySelector(".movebar .main"));
  return { top: board.top, bottom: board.bottom, key: main.bottom, left: main.left, height: main.height, bar: box(document.querySelector(".movebar")).top, small, screen: innerHeight };
})()"""


def board_and_key_are_on_one_screen_and_keep_their_places(site):
    """On telephones and on a desk; what is pressed is 44 pixels high; from the first move to the last nothing moves its place."""
    for width, height in ((390, 844), (360, 740), (1280, 900)):
        for id in ("nim", "hau", "lgame"):
            with site.page(None, width=width, height=height) as tab:
                begun(tab, id, "vi", WON[id])
                tab.wait("document.querySelector('.play-board svg .can')")
                places = set()
                for _ in range(3):
                    moves = made(tab)
                    position = asked(tab, "position", WON[id], moves)
                    if position["end"]:
                        break
                    seen = tab.run(SEEN)
                    where = f"{id} at {width} x {height}: {seen}"
                    assert seen["top"] >= 0 and max(seen["bottom"], seen["key"]) <= seen["screen"] and seen["bottom"] <= seen["bar"] + 1, where
                    assert not seen["small"] and seen["height"] >= 48, where
                    places.add((round(seen["bar"]), round(seen["key"]), round(seen["left"])))
                    move = position["moves"][0]
                    clicks(tab, move["say"], move["touches"])
                    tab.wait("document.querySelector('.play-board svg .can') || document.querySelector('.whose.over')", PATIENCE)
                assert len(places) == 1, f"{id} at {width} x {height}: {places}"
                tab.run("document.querySelector('#play .new').open = true")
                assert not (small := tab.run(SEEN)["small"]), f"{id} at {width} x {height}: {small}"


# Before a projector: letters that are too small to be read from the last bench, what is seen beside the table and the hands, and
# how far down what is seen reaches.
PROJECTED = """(() => {
  const seen = [...document.querySelectorAll(".projected *")].filter((it) => it.checkVisibility() && !it.closest("svg, .unseen"));
  const own = seen.filter((it) => [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) || it.matches("input"));
  const small = own.filter((it) => parseFloat(getComputedStyle(it).fontSize) < 32).map((it) => it.textContent);
  const others = [...document.querySelectorAll(".play-history, .setup, .play-typed, .play-fair, h1, h2")].filter((it) => {
    const { x, y } = it.getBoundingClientRect();
    return it.checkVisibility() && document.elementFromPoint(x + 2, y + 2)?.closest(".projected") === null;
  });
  const bottom = Math.max(...own.filter((it) => !it.closest(".hands ul")).map((it) => it.getBoundingClientRect().bottom));
  return { small, others: others.length, bottom, screen: innerHeight, board: document.querySelector(".play-board svg").getBoundingClientRect().height };
})()"""


def a_class_plays_by_show_of_hands(site):
    """At 1280 x 720 board, goal, turn and moves alone, in letters of two rem: hands are clicked or typed, a tie makes no move, the
    move with most hands is made by a key; what moves are worth is told once it is asked for."""
    def hands(move):
        return f".hands li:has([data-say={json.dumps(move)}])"

    with site.page(None, width=1280, height=720) as tab:
        for id in ("nim", "hau"):
            begun(tab, id, "vi", WON[id])
            tab.click("#play button", "Máy chiếu")
            for turns in range(2):
                move = best(tab, WON[id], made(tab))
                tab.wait("document.querySelectorAll('.hands li').length > 1", PATIENCE)
                seen = tab.run(PROJECTED)
                assert not seen["small"] and not seen["others"], f"{id}: {seen}"
                assert seen["bottom"] <= seen["screen"] and seen["board"] > 220, f"{id}: {seen}"
                assert not tab.run("document.querySelector('.hands small:not(:empty), .play-board .sign')"), "what moves are worth is told unasked"
                assert "cả lớp" in tab.run("document.querySelector('.whose').textContent")
                worse = tab.run(f"[...document.querySelectorAll('.hands [data-say]')].map((it) => it.dataset.say).find((it) => it !== {json.dumps(move)})")
                tab.click(f"{hands(worse)} button")
                tab.click(f"{hands(move)} button")
                assert tab.run("document.querySelector('.hands .main').disabled"), "a tie makes a move"
                tab.put(f"{hands(move)} input", "12")
                if turns:
                    tab.click(".hands .main")
                else:
                    tab.key("Enter")
                tab.wait(f"document.querySelectorAll('.play-history li').length > {2 * turns + 2}", PATIENCE)
                assert made(tab)[2 * turns] == move, made(tab)
            tab.click("#play button", "Giá trị")
            tab.wait("document.querySelector('.hands .won small')?.textContent.includes('thắng')", PATIENCE)
            tab.click("#play button", "Thôi chiếu")
            assert tab.run("document.querySelector('.play-history').checkVisibility() && !document.querySelector('.hands').checkVisibility()")
        assert tab.said == [], f"the browser complains: {tab.said}"


def native_values(text):
    """The moves that `judge values` lists, with what each is worth."""
    found = {}
    for line in text.splitlines():
        told = re.match(r"  #\d+\s+(.*?)  (?:[+=-] (won(?: in \d+)?|lost(?: in \d+)?|drawn)|difference ([+−]?\d+))$", line)
        if told:
            found[told[1].strip()] = told[2] or int(told[3].replace("−", "-"))
    return found


def values_are_those_of_the_native_search(site):
    """For every game, the moves of the first opening of its sample that has any are worth what `judge values` says."""
    games, moves, large = 0, 0, []
    with site.page("en/index.html") as tab:
        for id in site.rooms():
            data = site.data(id)
            if not data["plays"]:
                continue
            games += 1
            tab.open(f"{tab.base}/en/{id}.html")
            for number in range(20):
                native = native_values(site.judge("values", id, "--test", data["tests"][0]["name"], "--game", str(number + 1), "--lang", "en"))
                question = {"do": "worths", "input": data["samples"][0]["input"], "game": number, "moves": []}
                answer = tab.run(f"(async () => (await TroChoi.room('{id}')).ask({json.dumps(question)}))()", 300)
                if native or "error" in answer or answer["moves"]:
                    break
            if "error" in answer:
                assert not native, f"{id}: {answer['error']['en']}, but natively {len(native)} moves"
                large.append(id)
                continue
            ours = {}
            for it in answer["moves"]:
                # By a theorem nobody knows when.
                ending = f"{it['outcome']} in {it['remoteness']}" if "remoteness" in it else it["outcome"]
                ours[it["say"].strip()] = it["points"] if "points" in it else ending
            wrong = [(move, worth, ours.get(move)) for move, worth in native.items() if ours.get(move) != worth]
            assert native and not wrong, f"{id}: {wrong[:3]}"
            moves += len(native)
    return f"{games} games, {moves} moves" + (f", too large on both sides: {large}" if large else "")


PARTS = [
    five_games_are_won_by_clicks, a_game_is_lost_on_purpose, moves_are_taken_back_and_values_are_shown, the_rules_hear_what_is_typed,
    the_theorem_plays_at_any_size, a_position_that_comes_back_is_a_draw, the_focus_stays_at_the_board,
    board_and_key_are_on_one_screen_and_keep_their_places, a_class_plays_by_show_of_hands, values_are_those_of_the_native_search,
]
