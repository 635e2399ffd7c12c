# Đúng và tuyến tính, nhưng mỗi vị trí báo cho các vị trí trước nó bằng đệ quy, như tài liệu làm.
with open("GAME.INP") as source:
    n, m, start, *ends = map(int, source.read().split())
degree = [0] * (n + 1)
before = [[] for _ in range(n + 1)]
for u, v in zip(ends[::2], ends[1::2]):
    degree[u] += 1
    before[v].append(u)
result = [0] * (n + 1)


def decide(v, outcome):
    result[v] = outcome
    for u in before[v]:
        if result[u] == 0:
            degree[u] -= 1
            if outcome == 2:
                decide(u, 1)
            elif degree[u] == 0:
                decide(u, 2)


for u in [u for u in range(1, n + 1) if degree[u] == 0]:
    decide(u, 2)
with open("GAME.OUT", "w") as out:
    print(result[start], file=out)
