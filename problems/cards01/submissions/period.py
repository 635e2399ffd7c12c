def find_period(k):
    table = [set(range(1, 11))] * k
    n = start = 0
    while start == n:
        table.append({card for card in range(1, k + 1) if table[n + k - card] <= {card}})
        n += 1
        start = 0
        while table[start:start + k] != table[n:n + k]:
            start += 1
    return table, start, n - start


packs = {k: find_period(k) for k in range(2, 11)}
lines = {k: [" ".join(map(str, [len(good), *sorted(good)])) for good in packs[k][0]] for k in packs}

with open("CARDS.INP") as file:
    tests, *numbers = map(int, file.read().split())
with open("CARDS.OUT", "w") as out:
    for n, k in zip(numbers[::2], numbers[1::2]):
        table, start, period = packs[k]
        if n >= start:
            n = start + (n - start) % period
        print(lines[k][n + k], file=out)
