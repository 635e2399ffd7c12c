# Đúng, nhưng đệ quy từ mặt đất lên: thân cao thì tràn ngăn xếp.
with open("HACKEN.INP") as file:
    n = int(file.readline())
    below = [0] + list(map(int, file.readline().split()))

above = [[] for _ in range(n + 1)]
for v in range(1, n + 1):
    above[below[v]].append(v)
g = [0] * (n + 1)
cuts = []


def value(v):
    for w in above[v]:
        value(w)
        g[v] ^= g[w] + 1


def descend(v, want):
    for w in above[v]:
        counts = want ^ g[v] ^ (g[w] + 1)
        if counts == 0:
            cuts.append(w)
        else:
            descend(w, counts - 1)


value(0)
descend(0, 0)
with open("HACKEN.OUT", "w") as out:
    print(len(cuts), *sorted(cuts), sep="\n", file=out)
