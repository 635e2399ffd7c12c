# Đúng, nhưng thử mọi lựa chọn của Jan.
import sys

sys.setrecursionlimit(10000)
tokens = iter(open("GOODIES.INP").read().split())


def best(left, is_petras):
    # Phần Jan và Petra còn được.
    if not left:
        return 0, 0
    if is_petras:
        (p, j), *rest = left
        jan, petra = best(rest, False)
        return jan, petra + p
    choices = []
    for i, (p, j) in enumerate(left):
        jan, petra = best(left[:i] + left[i + 1 :], True)
        choices.append((jan + j, petra))
    return max(choices)


with open("GOODIES.OUT", "w") as out:
    for _ in range(int(next(tokens))):
        n, first = int(next(tokens)), next(tokens)
        sweets = [(int(next(tokens)), int(next(tokens))) for _ in range(n)]
        sweets.sort(key=lambda sweet: (-sweet[0], sweet[1]))
        jan, petra = best(sweets, first == "Petra")
        print(petra, jan, file=out)
