TAKES = [(a, 0) for a in range(1, 5)] + [(0, a) for a in range(1, 5)]
TAKES += [(a, a) for a in range(1, 4)]
lost = {}


def small(heap):
    return heap if heap < 9 else 4 + (heap - 4) % 5


def wins(x, y):
    after = [(x - a, y - b) for a, b in TAKES if a <= x and b <= y]
    return sorted((u, v) for u, v in after if lost[small(u), small(v)])


for x in range(9):
    for y in range(9):
        lost[x, y] = not wins(x, y)

with open("BOCSOI2.INP") as file, open("BOCSOI2.OUT", "w") as out:
    q, *numbers = map(int, file.read().split())
    for x, y in zip(numbers[::2], numbers[1::2]):
        found = wins(x, y)
        print(len(found), file=out)
        for u, v in found:
            print(u, v, file=out)
