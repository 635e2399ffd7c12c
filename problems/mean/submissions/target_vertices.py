# Đúng trừ một điểm: ghi các đỉnh mà Harry đi tới, không phải số hiệu các cung của cậu.
def find_cycle(n, start, arcs):
    """Bellman-Ford on arcs (u, v, w): distances, and a negative cycle as {tail: head} or None."""
    d, by = {start: 0}, {}
    for _ in range(n + 1):
        last = None
        for u, v, w in arcs:
            if u in d and (v not in d or d[u] + w < d[v]):
                d[v], by[v], last = d[u] + w, u, v
        if last is None:
            return d, None
    for _ in range(n):
        last = by[last]
    cycle, v = {by[last]: last}, by[last]
    while v != last:
        cycle[by[v]] = v
        v = by[v]
    return d, cycle


def answer(n, owners, start, arcs, ron):
    usable = [a for i, a in enumerate(arcs, 1) if owners[a[0] - 1] == "B" or ron[a[0] - 1] == i]
    verdict, (_, cycle) = "LOSE", find_cycle(n, start, usable)
    if cycle is None:
        verdict = "DRAW"
        _, cycle = find_cycle(n, start, [(u, v, w * (n + 1) - 1) for u, v, w in usable])
    if cycle is None:
        return "WIN\n"
    distance, _ = find_cycle(n, start, [(u, v, 1) for u, v, w in usable])
    way = {v: u for u, v, w in usable if u in distance and distance[v] == distance[u] + 1}
    target = {u: v for u, v, w in reversed(arcs)}
    v = min(cycle, key=distance.get)
    while v != start:
        target[way[v]] = v
        v = way[v]
    target.update(cycle)
    row = [target[u] if owners[u - 1] == "B" else 0 for u in range(1, n + 1)]
    return verdict + "\n" + " ".join(map(str, row)) + "\n"


with open("MEAN.INP") as source:
    tokens = source.read().split()
at = 0
with open("MEAN.OUT", "w") as out:
    while at < len(tokens):
        n, m, owners, start = int(tokens[at]), int(tokens[at + 1]), tokens[at + 2], int(tokens[at + 3])
        at += 4
        arcs = [tuple(map(int, tokens[at + 3 * i : at + 3 * i + 3])) for i in range(m)]
        at += 3 * m
        out.write(answer(n, owners, start, arcs, list(map(int, tokens[at : at + n]))))
        at += n
