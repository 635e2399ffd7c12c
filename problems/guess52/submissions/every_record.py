# Đúng, nhưng thử tiếp với mọi chữ cái mà không có cận nào.
from functools import cache


def chooser_wins(words, n):
    @cache
    def play(words, misses, open_places):
        if misses > n:
            return True
        if open_places == 0 or len(words) == 1:
            return False
        for letter in sorted(set("".join(words))):
            parts = {}
            for word in words:
                parts.setdefault(word.find(letter), []).append(word)
            if len(parts) == 1:
                continue
            if not any(
                play(tuple(part), misses + (place < 0), open_places - (place >= 0))
                for place, part in parts.items()
            ):
                return False
        return True

    return play(tuple(words), 0, n)


with open("GUESS.INP") as source:
    tokens = iter(source.read().split())
with open("GUESS.OUT", "w") as out:
    for _ in range(int(next(tokens))):
        words = sorted({next(tokens) for _ in range(int(next(tokens)))})
        lengths = {len(word) for word in words}
        wins = any(chooser_wins([w for w in words if len(w) == n], n) for n in lengths)
        print("Yes" if wins else "No", file=out)
