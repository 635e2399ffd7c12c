import sys

sys.setrecursionlimit(10**7)

with open("COINS.INP") as file:
    k, l, m, *towers = map(int, file.read().split())

known = [None] * (max(towers) + 1)


def wins(n):
    if known[n] is None:
        known[n] = False
        for take in (l, k, 1):
            if take <= n and not wins(n - take):
                known[n] = True
                break
    return known[n]


with open("COINS.OUT", "w") as file:
    print("".join("A" if wins(n) else "B" for n in towers), file=file)
