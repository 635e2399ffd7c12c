# Dijkstra từ thủ đô cho đến khi gặp một trong hai người: người được gặp trước thì gần hơn.
from heapq import heappop, heappush
from math import inf


def winner(neighbours, s1, s2, t):
    dist = [inf] * len(neighbours)
    dist[t] = 0
    heap = [(0, t)]
    while heap:
        d, u = heappop(heap)
        if u == s1 or u == s2:
            break
        if d > dist[u]:
            continue  # phần tử cũ
        for v, length in neighbours[u]:
            after = d + length
            if after < dist[v]:
                dist[v] = after
                heappush(heap, (after, v))
    # Cách thủ đô bằng nhau thì lúc này cả hai khoảng cách đều đã đúng.
    return "First" if dist[s1] <= dist[s2] else "Second"


with open("GAME21.INP") as file:
    n, m = map(int, file.readline().split())
    neighbours = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b, c = map(int, file.readline().split())
        neighbours[a].append((b, c))
        neighbours[b].append((a, c))
    s1, s2, t = map(int, file.readline().split())
with open("GAME21.OUT", "w") as file:
    print(winner(neighbours, s1, s2, t), file=file)
