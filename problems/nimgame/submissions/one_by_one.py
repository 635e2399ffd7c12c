# Leads the game as it should, but takes one stone from the first heap that holds one.
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


def numbers(words, count):
    return len(words) == count and all(word.isascii() and word.isdigit() for word in words)


def is_move(words):
    if not numbers(words, 2):
        return False
    heap, stones = map(int, words)
    return 1 <= heap <= len(heaps) and 1 <= stones <= heaps[heap - 1]


rule = ask("RULE", lambda words: words in (["misere"], ["normal"]))[0]
n = int(ask("HEAPS", lambda words: numbers(words, 1) and 1 <= int(words[0]) <= 10)[0])
heaps = [5 + 3 * i % 25 for i in range(n)]
print("TOSS YOU", flush=True)
print("HEAPS", *heaps, flush=True)
you = True
while any(heaps):
    if you:
        heap, stones = map(int, ask("MOVE", is_move))
    else:
        heap, stones = 1 + next(i for i in range(n) if heaps[i]), 1
        print("TAKE", heap, stones, flush=True)
    heaps[heap - 1] -= stones
    print("HEAPS", *heaps, flush=True)
    you = not you
print("WINNER", "YOU" if you == (rule == "misere") else "MACHINE", flush=True)
