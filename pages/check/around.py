"""What stands around the board: openings, sides and opponents, the film, the history, the stop of a search; and puzzles."""

import json

from browser import PageError
from playing import PATIENCE, WON, asked, begin, begun, best, clicks, made, picks, played

GAMES = ".setup label:has(> select) select"
MOVES = "document.querySelectorAll('.play-history li').length - 1"
STATUS = "document.querySelector('.whose').textContent"
SAID = "document.querySelector('.movebar .said').textContent"


def worths(tab, opening, moves=(), game=0):
    """What the moves of a position are worth."""
    return tab.run(f"aside.ask({json.dumps({'do': 'worths', 'input': opening, 'game': game, 'moves': list(moves)})})", 120)


def the_film_of_best_play_runs_to_its_end(site):
    """The film shows best play move by move until the game is over, and leads back to the game as it was."""
    with site.page(None) as tab:
        begun(tab, "hau", "en", WON["hau"])
        count = len(asked(tab, "line", WON["hau"], [])["line"])
        tab.click("#play button", "Film")
        tab.wait(f"{SAID}.includes('Film: move 0 of {count}')")
        tab.wait(f"{SAID}.includes('Film: move {count} of {count}') && {STATUS}.includes('Winner: you')", 10 + 2 * count)
        tab.click("#play button", "Back to your game")
        tab.wait(f"{MOVES} === 0 && {STATUS}.includes('To move: you')")
        return f"{count} moves"


def a_click_in_the_history_goes_back(site):
    """Who stood to win is told beside every move; a click goes back there, and play goes on from there."""
    with site.page(None) as tab:
        begun(tab, "nim", "en", WON["nim"])
        tab.click("#play button", "worth")
        for count in (2, 4):
            move = best(tab, WON["nim"], made(tab))
            picks(tab, move)
            tab.click(".movebar .main")
            tab.wait(f"{MOVES} === {count} && {STATUS}.includes('To move: you')", PATIENCE)
        tab.wait("[...document.querySelectorAll('.play-history li')].every((it) => it.querySelector('.val'))", PATIENCE)
        told = tab.run("[...document.querySelectorAll('.play-history .val')].map((it) => it.textContent)")
        assert all(it.startswith("+ won for you") for it in told), told
        first = tab.run("document.querySelector('.play-board .unseen').textContent")
        tab.click(".play-history li:nth-child(3) button")
        tab.wait("document.querySelector('.play-history li:nth-child(3) [aria-current=step]')")
        assert tab.run("document.querySelector('.play-board .unseen').textContent") != first
        tab.click(".movebar .main", "Play on from here")
        tab.wait(f"{MOVES} === 2")
        tab.click("#play button", "Start anew")
        tab.wait(f"{MOVES} === 0")


def random_openings_are_as_asked(site):
    """An opening that is to be won, lost or drawn for the one who moves is that."""
    with site.page(None) as tab:
        for id, outcomes in (("hau", ("won", "lost")), ("game", ("won", "lost", "drawn"))):
            begun(tab, id, "vi", {"hau": WON["hau"], "game": "2 1 1\n1 2\n"}[id], against="friend")
            for outcome in outcomes:
                before = tab.run("document.querySelector('.setup textarea').value")
                begin(tab, f"random:{outcome}")
                tab.wait(f"document.querySelector('.setup textarea').value !== {json.dumps(before)}", PATIENCE)
                opening = tab.run("document.querySelector('.setup textarea').value")
                game = int(tab.run(f"document.querySelector({json.dumps(GAMES)}).value"))
                found = worths(tab, opening, game=game)["value"]["outcome"]
                assert found == outcome, f"{id}: {found}, not {outcome}"


def openings_are_called_by_what_they_are_and_drawn(site):
    """A pupil finds samples and tests by their numbers, as pictures, and no English name on a Vietnamese page; what a page
    begins with is worth playing, and an input of sizes is made by sliders."""
    for lang, sample, test in (("vi", "Ví dụ 1", "Test 03"), ("en", "Sample 1", "Test 03")):
        with site.page(f"{lang}/nim.html#play") as tab:
            tab.wait("document.querySelector('.openings')", PATIENCE)
            said = tab.run("[...document.querySelectorAll('.openings label')].map((it) => it.textContent)")
            assert sample in said and any(it.startswith(test) for it in said), said
            names = [it["name"] for it in site.data("nim")["tests"]]
            assert not any(it in name for it in names for name in said if "-" in it), said
            tab.run("document.querySelector('#play .new').open = true")
            tab.wait("[...document.querySelectorAll('.openings label:has([value^=test], [value^=first])')].every((it) => it.querySelector('svg'))")
            play = site.data("nim")["play"]
            if not play:
                continue
            assert tab.run("document.querySelector('.setup textarea').value") == play["first"]
            begin(tab, "size:")
            heaps = tab.run("document.querySelector('.setup textarea').value").split()
            assert len(heaps) == 1 + int(heaps[0]) and int(heaps[0]) == play["size"][0]["value"], heaps


def either_side_may_begin(site):
    """Who chooses to move second is moved against first; of two friends both move."""
    with site.page(None) as tab:
        begun(tab, "nim", "en", WON["nim"])
        begin(tab, "own:", "1")
        tab.wait(f"{MOVES} === 1 && {STATUS}.includes('To move: you')", PATIENCE)
        begin(tab, "friend")
        for count in (1, 2, 3):
            picks(tab, asked(tab, "position", WON["nim"], made(tab))["moves"][0]["say"])
            tab.click(".movebar .main")
            tab.wait(f"{MOVES} === {count}", PATIENCE)
        assert "the second player" in tab.run(STATUS)


def the_machine_errs_as_often_as_the_slider_says(site):
    """At 0 the machine keeps what it has won, at 100 it gives it away with its first move."""
    with site.page(None) as tab:
        for percent, outcome in ((0, "lost"), (100, "won")):
            begun(tab, "nim", "en", WON["nim"])
            slider = ".setup label:not(.sizes *):has(> input[type=range])"
            tab.choose(f"{slider} input", str(percent))
            assert tab.run(f"document.querySelector('{slider} output').textContent") == f"{percent} %"
            begin(tab, "own:", "errs", "1")
            tab.wait(f"{MOVES} === 1 && {STATUS}.includes('To move: you')", PATIENCE)
            found = worths(tab, WON["nim"], made(tab))["value"]["outcome"]
            assert found == outcome, f"at {percent} % it is {found}"


def a_search_is_stopped_and_what_is_too_large_is_told(site):
    """A long search shows that it goes on, and stops when it is asked to; where neither a search nor a theorem helps, the
    machine is called what it is for as long as it plays."""
    opening = "1\n1000000000 9\n"
    said = "document.querySelector('.goal').textContent"
    with site.page(None) as tab:
        begun(tab, "grundy", "en", "85\n", against="friend")
        tab.click("#play button", "worth")
        tab.wait("[...document.querySelectorAll('.play-search button')].some((it) => it.textContent === 'Stop')", PATIENCE)
        tab.click(".play-search button", "Stop")
        tab.wait("document.querySelector('.play-search').textContent.includes('Stopped')")
        begun(tab, "bocsoia", "en", opening, side=1)
        tab.wait(f"{MOVES} === 1", PATIENCE)
        assert "by the theorem" in tab.run(said), tab.run(said)
        rules = next(it["name"] for it in asked(tab, "rules", opening, [])["rules"] if it["name"].startswith("least"))
        begun(tab, "bocsoia", "en", opening, side=1, rules=rules)
        for count in (1, 3):
            tab.wait(f"{MOVES} === {count}", 240)
            assert "at random" in tab.run(said), tab.run(said)
            picks(tab, tab.run("document.querySelector('.play-moves button').dataset.say"))
            assert "at random" in tab.run(said), tab.run(said)
            tab.click(".movebar .main")
            tab.wait(f"{MOVES} > {count}")


def other_rules_are_chosen(site):
    """By other rules the same opening has another winner; the link carries them; where there are none, there are no keys."""
    with site.page(None) as tab:
        begun(tab, "nim", "vi", "1\n1\n", against="friend")
        for rules, winner in (("misere", "Người đi sau"), ("", "Người đi trước")):
            begin(tab, "own:", rules)
            tab.wait(f"{MOVES} === 0")
            picks(tab, "1 1")
            tab.click(".movebar .main")
            tab.wait(f"{STATUS}.includes({json.dumps(winner + ' thắng')})")
        begin(tab, "own:", "misere")
        tab.click("#play button", "Chép đường dẫn")
        tab.wait("location.hash.includes('rules=misere')")
        begun(tab, "wbr", "vi", WON["wbr"])
        assert tab.run("[...document.querySelectorAll('.setup fieldset')].filter((it) => it.textContent.includes('như đề bài')).every((it) => it.hidden)")


def a_piece_is_dragged_to_where_it_goes(site):
    """A queen is moved with the pressed button, and so is a bead."""
    for id in ("hau", "step"):
        with site.page(None) as tab:
            begun(tab, id, "vi", WON[id], against="friend")
            move = asked(tab, "position", WON[id], [])["moves"][0]
            if len(move["touches"]) < 2:
                raise PageError(f"{id}: {move} is not dragged")
            from_x, from_y = tab.place(f'#play .play-board svg [data-name="{move["touches"][0]}"]')
            x, y = tab.place(f'#play .play-board svg [data-name="{move["touches"][-1]}"]')
            from_x, from_y = tab.run(f"""(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])
              (document.querySelector('#play .play-board svg [data-name="{move["touches"][0]}"]').getBoundingClientRect())""")
            tab.mouse("mouseMoved", from_x, from_y)
            tab.mouse("mousePressed", from_x, from_y)
            tab.mouse("mouseMoved", x, y)
            tab.mouse("mouseReleased", x, y)
            tab.wait(f"document.querySelector('.movebar').dataset.say === {json.dumps(move['say'])}")
            tab.click(".movebar .main")
            tab.wait(f"{MOVES} === 1", PATIENCE)
            assert made(tab) == [move["say"]], made(tab)


def a_link_carries_the_game(site):
    """The address that is copied opens the same position, with the same moves before it."""
    with site.page(None) as tab:
        begun(tab, "hau", "en", WON["hau"], against="friend")
        picks(tab, asked(tab, "position", WON["hau"], [])["moves"][0]["say"])
        tab.click(".movebar .main")
        tab.wait(f"{MOVES} === 1")
        moves = made(tab)
        tab.click("#play button", "Copy a link")
        tab.wait("location.hash.startsWith('#play?')")
        address = tab.run("location.href")
        tab.open("about:blank")
        tab.open(address)
        tab.wait(f"document.querySelector('.play-history') && {MOVES} === 1", PATIENCE)
        assert made(tab) == moves
        # Also where the page is open already.
        tab.run(f"location.hash = {json.dumps(address.split('#')[1].replace(moves[0].replace(' ', '+'), ''))}")
        tab.wait(f"{MOVES} === 0", PATIENCE)


# Puzzles for one: what the page says once the best that is known has been clicked.
PUZZLES = {
    "rubic": ["Đã đi 2 nước", "Đã giải xong", "Tốt nhất đã biết: 2."],
    "line2010": ["Đến nay tốn 33", "Đã giải xong", "Tốt nhất đã biết: 33."],
    "puzzle": ["Đến nay tốn 3", "Đã giải xong", "Tốt nhất đã biết: 3."],
    "killbots": ["Được 4 điểm", "Tốt nhất đã biết: 4."],
}


# Begins the game anew and makes a move as soon as there is one.
MOVES_AT_ONCE = f"""(async () => {{
  const until = async (what) => {{ while (!what()) await new Promise((then) => setTimeout(then)); }};
  [...document.querySelectorAll('#play button')].find((it) => it.textContent === 'Chơi lại từ đầu').click();
  await until(() => {MOVES} === 0);
  document.querySelector('.play-moves button').click();
  await until(() => !document.querySelector('.movebar .main').disabled);
  document.querySelector('.movebar .main').click();
}})()"""


def puzzles_count_moves_against_the_best_known(site):
    """Puzzles for one are solved by clicks, and what that took stands beside the best that is known."""
    told = []
    for id, said in PUZZLES.items():
        with site.page(None) as tab:
            opening = site.data(id)["samples"][0]["input"]
            begun(tab, id, "vi", opening)
            if id == "killbots":
                while moves := asked(tab, "position", opening, made(tab))["moves"]:
                    clicks(tab, moves[0]["say"], moves[0]["touches"])
            else:
                played(tab, id, opening, best)
            if id != "killbots":
                assert tab.run("[...document.querySelectorAll('#play button')].some((it) => it.textContent === 'Phim: cách giải tốt nhất')")
            for words in said:
                tab.wait(f"document.querySelector('.play-main').textContent.includes({json.dumps(words)})", PATIENCE)
            told.append(f"{id} {len(made(tab))}")
            # Whoever moves at once is told as well: the search has only begun by then.
            tab.run(MOVES_AT_ONCE)
            tab.wait(f"{MOVES} === 1 && document.querySelector('.play-main').textContent.includes({json.dumps(said[-1])})", PATIENCE)
    return "moves: " + ", ".join(told)


PARTS = [
    the_film_of_best_play_runs_to_its_end, a_click_in_the_history_goes_back, random_openings_are_as_asked,
    openings_are_called_by_what_they_are_and_drawn, either_side_may_begin, the_machine_errs_as_often_as_the_slider_says,
    a_search_is_stopped_and_what_is_too_large_is_told, other_rules_are_chosen, a_piece_is_dragged_to_where_it_goes, a_link_carries_the_game,
    puzzles_count_moves_against_the_best_known,
]
