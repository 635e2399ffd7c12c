import sys

sys.setrecursionlimit(5000)
with open("GAME39.INP") as file:
    n1, n2, m, *numbers = map(int, file.read().split())

adjacent = [set() for _ in range(n1 + n2)]
for i, j in zip(numbers[::2], numbers[1::2]):
    adjacent[i - 1].add(n1 + j - 1)
    adjacent[n1 + j - 1].add(i - 1)
mate = [-1] * (n1 + n2)
lost = [False] * (n1 + n2)


def augment(v):
    visited.add(v)
    for u in adjacent[v]:
        if mate[u] < 0 or (mate[u] not in visited and augment(mate[u])):
            mate[v], mate[u] = u, v
            return True
    return False


def leave_free(v):
    lost[v] = True
    for u in adjacent[v]:
        if not lost[mate[u]]:
            leave_free(mate[u])


for v in range(n1):
    visited = set()
    augment(v)
for v in range(n1 + n2):
    if mate[v] < 0 and not lost[v]:
        leave_free(v)
letters = "".join("R" if is_lost else "H" for is_lost in lost)
with open("GAME39.OUT", "w") as file:
    print(letters[:n1], letters[n1:], sep="\n", file=file)
