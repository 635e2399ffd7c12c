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


def begun(tab, id, lang, opening):
    """Opens a game by a link, as one is sent to a friend, and a room of its own to ask for the best move."""
    link = urllib.parse.urlencode({"input": opening, "game": 0, "against": "perfect", "side": 0}, quote_via=urllib.parse.quote)
    tab.open(f"{tab.base}/{lang}/{id}.html#play?{link}")
    tab.wait("document.querySelector('#play .play-history li')", PATIENCE)
    tab.run(f"(async () => {{ globalThis.aside = await TroChoi.room({json.dumps(id)}); }})()")


def made(tab):
    """The moves so far, out of the history beside the board."""
    return tab.run("[...document.querySelectorAll('.play-history li button')].slice(1).map((it) => it.textContent.replace(/^\\d+\\. /, ''))")


def asked(tab, what, opening, moves):
    """What the room says of a position."""
    question = {"do": what, "input": opening, "game": 0, "moves": moves}
    answer = tab.run(f"aside.ask({json.dumps(question)})")
    assert "error" not in answer, f"{what}: {answer['error']}"
    return answer


def clicks(tab, move, touches):
    """Makes a move by clicking what it touches; where several moves fit, by saying which."""
    before = len(made(tab))
    for name in touches:
        tab.click(f'#play svg [data-name="{name}"]')
        time.sleep(0.05)
    # A move that has been made is seen once the room has answered; one that is asked for, at once.
    end = time.monotonic() + (3 if touches else 0)
    while len(made(tab)) == before and time.monotonic() < end and not tab.run("Boolean(document.querySelector('.play-asked button'))"):
        time.sleep(0.05)
    if len(made(tab)) == before:
        choice = ".play-asked button" if tab.run("Boolean(document.querySelector('.play-asked button'))") else ".play-moves button"
        place = tab.run(f"[...document.querySelectorAll('{choice}')].findIndex((it) => it.textContent.trim() === {json.dumps(move)})")
        assert place >= 0, f"{move} can neither be clicked nor chosen, it touches {touches}"
        tab.run(f"document.querySelectorAll('{choice}')[{place}].setAttribute('data-wanted', '')")
        tab.click("[data-wanted]")
    tab.wait(f"document.querySelectorAll('.play-history li button').length > {before + 1}", PATIENCE)
    return bool(touches)


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
            tab.wait(f"document.querySelectorAll('.play-history li button').length > {count + 1}", PATIENCE)
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
    """From a won position, the best moves, clicked, win against the perfect opponent; the page says so and counts it."""
    told = []
    for id, opening in WON.items():
        with site.page(None, served=id == "hau") as tab:
            begun(tab, id, "vi", opening)
            before = tab.run(f"TroChoi.progress.of('{id}').won")
            position, on_board = played(tab, id, opening, best)
            if site.data(id)["plays"]:
                assert position["winner"] == 0, f"{id}: {position['winner']}"
                tab.wait("document.querySelector('.play-status').textContent.includes('thắng: bạn')", PATIENCE)
                tab.wait(f"TroChoi.progress.of('{id}').won === {before + 1}", PATIENCE)
            else:
                assert position["text"].strip(".\n") == "", f"{id}: {position['text']}"
            told.append(f"{id} {on_board}")
    return "moves on the board: " + ", ".join(told)


def a_game_is_lost_on_purpose(site):
    """Who gives a won game away loses it; the history marks the slip."""
    for id in ("nim", "hau"):
        with site.page(None) as tab:
            begun(tab, id, "en", WON[id])
            position, _ = played(tab, id, WON[id], worst)
            assert position["winner"] == 1, f"{id}: winner {position['winner']}"
            tab.wait("document.querySelector('.play-slip')", PATIENCE)


def moves_are_taken_back_and_the_film_runs(site):
    """A move is taken back, values are shown as signs and words, best play runs as a film and ends."""
    with site.page(None) as tab:
        begun(tab, "hau", "en", WON["hau"])
        move = best(tab, WON["hau"], [])
        tab.click("#play button", "worth")
        tab.wait("document.querySelector('#play svg .sign')", PATIENCE)
        tab.wait("document.querySelector('.play-moves button.won')", PATIENCE)
        position = asked(tab, "position", WON["hau"], [])
        clicks(tab, move, next(it["touches"] for it in position["moves"] if it["say"] == move))
        tab.wait("document.querySelectorAll('.play-history li').length > 2", PATIENCE)
        tab.click("#play button", "Take back")
        tab.wait("document.querySelectorAll('.play-history li').length === 1", PATIENCE)


def native_values(text):
    """The moves that `judge values` lists, with what each is worth."""
    found = {}
    for line in text.splitlines():
        told = re.match(r"  #\d+\s+(.*?)  (?:[+=-] (won in \d+|lost in \d+|drawn)|difference ([+−]?\d+))$", line)
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
                ending = it["outcome"] if it["outcome"] == "drawn" else f"{it['outcome']} in {it.get('remoteness')}"
                ours[it["say"].strip()] = it["points"] if "points" in it else ending
            wrong = [(move, worth, ours.get(move)) for move, worth in native.items() if ours.get(move) != worth]
            assert native and not wrong, f"{id}: {wrong[:3]}"
            moves += len(native)
    return f"{games} games, {moves} moves" + (f", too large on both sides: {large}" if large else "")


PARTS = [five_games_are_won_by_clicks, a_game_is_lost_on_purpose, moves_are_taken_back_and_the_film_runs, values_are_those_of_the_native_search]
