with open("TOMAU.INP") as file:
    k, *strips = map(int, file.read().split())

g = [0] * (max(strips) + 1)
for n in range(2, len(g)):
    reached = {g[left] ^ g[n - 2 - left] for left in range(n - 1)}
    reached |= {g[left] ^ g[n - 3 - left] for left in range(n - 2)}
    while g[n] in reached:
        g[n] += 1

total = 0
for n in strips:
    total ^= g[n]

wins = []
for i, n in enumerate(strips, 1):
    wanted = total ^ g[n]
    for left in range(n - 1):
        for cells in range(2, min(3, n - left) + 1):
            if g[left] ^ g[n - cells - left] == wanted:
                wins.append((i, left + 1, cells))

with open("TOMAU.OUT", "w") as file:
    print(total, len(wins), sep="\n", file=file)
    if wins:
        print(*wins[0], file=file)
