# Đúng, nhưng duyệt lại cùng một thế với mỗi cách đi tới nó.
with open("NUMCOINS.INP") as source:
    n, k, *heaps = map(int, source.read().split())

left = [0]
for heap in reversed(heaps):
    left.append(left[-1] + heap)


def best(r, m):
    coins, play = 0, []
    for take in range(1, min(r, m) + 1):
        others, rest = best(r - take, take)
        if left[r] - others > coins:
            coins, play = left[r] - others, [take] + rest
    return coins, play


coins, play = best(n, k)
with open("NUMCOINS.OUT", "w") as out:
    print(coins, file=out)
    print(*play, file=out)
