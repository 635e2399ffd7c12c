# Dùng int() để biết một từ có phải là số không, nên nhận cả "+3".
import sys


def ask(question, is_answer):
    while True:
        print("ASK", question, flush=True)
        words = []
        while not words:
            line = sys.stdin.readline()
            if not line:
                sys.exit()
            words = line.split()
        if is_answer(words):
            return words
        print("AGAIN", flush=True)


def numbers(words):
    try:
        [int(word) for word in words]
        return True
    except ValueError:
        return False


def are_heaps(words):
    return numbers(words) and len(words) <= 10 and all(1 <= int(word) <= 30 for word in words)


def is_move(words):
    if len(words) != 2 or not numbers(words):
        return False
    heap, stones = map(int, words)
    return 1 <= heap <= len(heaps) and 1 <= stones <= heaps[heap - 1]


def lost(h):
    total = 0
    for x in h:
        total ^= x
    if rule == "misere" and max(h) <= 1:
        return total == 1
    return total == 0


def machine():
    for i, held in enumerate(heaps):
        for rest in range(held):
            if lost(heaps[:i] + [rest] + heaps[i + 1:]):
                return i + 1, held - rest
    return 1 + heaps.index(max(heaps)), 1


rule = ask("RULE", lambda words: words in (["misere"], ["normal"]))[0]
heaps = [int(word) for word in ask("HEAPS", are_heaps)]
you = ask("FIRST", lambda words: words in (["YOU"], ["MACHINE"])) == ["YOU"]
print("HEAPS", *heaps, flush=True)
while any(heaps):
    if you:
        heap, stones = map(int, ask("MOVE", is_move))
    else:
        heap, stones = machine()
        print("TAKE", heap, stones, flush=True)
    heaps[heap - 1] -= stones
    print("HEAPS", *heaps, flush=True)
    you = not you
print("WINNER", "YOU" if you == (rule == "misere") else "MACHINE", flush=True)
