# Dijkstra từ thủ đô cho đến khi gặp một trong hai người: người được gặp trước thì gần hơn.
from heapq import heappop, heappush
from math import inf


def read_map():
    with open("GAME21.INP") as file:
        n, m, *numbers, s1, s2, t = map(int, file.read().split())
    neighbours = [[] for _ in range(n + 1)]  # lần lượt: thành phố kề, độ dài, thành phố kề, độ dài, …
    numbers = iter(numbers)
    for a, b, c in zip(numbers, numbers, numbers):  # mỗi lần ba số
        neighbours[a] += b, c
        neighbours[b] += a, c
    return neighbours, s1, s2, t


def winner(neighbours, s1, s2, t):
    size = len(neighbours)
    dist = [inf] * size
    dist[t] = 0
    heap = [t]  # cặp (d, u) viết thành một số d * size + u: so sánh hai số nhanh hơn hai cặp
    while heap:
        d, u = divmod(heappop(heap), size)
        if u == s1 or u == s2:
            break
        if d > dist[u]:
            continue  # phần tử cũ
        roads = iter(neighbours[u])
        for v, length in zip(roads, roads):
            after = d + length
            if after < dist[v]:
                dist[v] = after
                heappush(heap, after * size + v)
    # Cách thủ đô bằng nhau thì lúc này cả hai khoảng cách đều đã đúng.
    return "First" if dist[s1] <= dist[s2] else "Second"


with open("GAME21.OUT", "w") as file:
    print(winner(*read_map()), file=file)
