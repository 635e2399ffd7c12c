# BFS trên trạng thái (đỉnh, tính chẵn lẻ của số bước) cho từng sơ đồ.
from math import inf


def steps_home(n, edges):
    """Số bước chẵn ít nhất và số bước lẻ ít nhất từ đỉnh 1 đến đỉnh n."""
    neighbours = [[] for _ in range(n + 1)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    dist = [[inf, inf] for _ in range(n + 1)]
    dist[1][0] = 0
    queue = [(1, 0)]
    for v, parity in queue:  # dãy dài thêm trong khi đang duyệt
        after = dist[v][parity] + 1
        for to in neighbours[v]:
            if dist[to][1 - parity] == inf:
                dist[to][1 - parity] = after
                queue.append((to, 1 - parity))
    return dist[n]


with open("PUZZLE.INP") as file:
    numbers = iter(map(int, file.read().split()))
latest = [0, 0]  # số bước chẵn, số bước lẻ ít nhất để mọi quân đều về được
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    edges = [(next(numbers), next(numbers)) for _ in range(m)]
    latest = list(map(max, latest, steps_home(n, edges)))
with open("PUZZLE.OUT", "w") as file:
    print(-1 if min(latest) == inf else min(latest), file=file)
