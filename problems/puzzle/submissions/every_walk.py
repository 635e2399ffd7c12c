# Đúng, nhưng với mỗi độ dài thử mọi đường đi.
with open("PUZZLE.INP") as source:
    numbers = map(int, source.read().split())
diagrams = []
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    to = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b = next(numbers), next(numbers)
        to[a].append(b)
        to[b].append(a)
    diagrams.append((n, to))


def arrives(cell, steps, n, to):
    if steps == 0:
        return cell == n
    return any(arrives(next_cell, steps - 1, n, to) for next_cell in to[cell])


most = 2 * max(n for n, _ in diagrams)
found = (t for t in range(1, most) if all(arrives(1, t, n, to) for n, to in diagrams))
with open("PUZZLE.OUT", "w") as out:
    print(next(found, -1), file=out)
