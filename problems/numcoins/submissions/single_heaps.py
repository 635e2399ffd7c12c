# Số xu đúng, kèm một ván chơi đúng luật nhưng ít khi là tốt nhất.
with open("NUMCOINS.INP") as source:
    n, k, *heaps = map(int, source.read().split())

left = [0]
for heap in reversed(heaps):
    left.append(left[-1] + heap)

best = [[0] * (n + 1) for _ in range(n + 1)]
for r in range(1, n + 1):
    for m in range(1, n + 1):
        best[r][m] = best[r][m - 1] if m > r else max(best[r][m - 1], left[r] - best[r - m][m])

with open("NUMCOINS.OUT", "w") as out:
    print(best[n][min(n, k)], file=out)
    print(*[1] * n, file=out)
