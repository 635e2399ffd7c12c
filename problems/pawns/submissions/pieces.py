import sys

sys.setrecursionlimit(5000)
with open("PAWNS.INP") as file:
    n, m, p, k, *numbers = map(int, file.read().split())

pieces = [(1, column) for column in numbers[:p]]
pieces += zip(numbers[p::2], numbers[p + 1::2])
in_column = [[] for _ in range(m + 2)]
for number, (row, column) in enumerate(pieces):
    in_column[column].append(number)
taker = [-1] * (p + k)


def find(black):
    row, column = pieces[black]
    for earlier in in_column[column - 1] + in_column[column + 1]:
        if earlier in seen or pieces[earlier][0] >= row:
            continue
        seen.add(earlier)
        if taker[earlier] < 0 or find(taker[earlier]):
            taker[earlier] = black
            return True
    return False


possible = True
for black in range(p, p + k):
    seen = set()
    if not find(black):
        possible = False
        break
with open("PAWNS.OUT", "w") as file:
    print("YES" if possible else "NO", file=file)
