# Đúng, nhưng với mỗi tháp lại lập cả bảng từ đầu.
def alice_wins(n, k, l):
    wins = [False]
    for coins in range(1, n + 1):
        wins.append(
            not wins[coins - 1]
            or (coins >= k and not wins[coins - k])
            or (coins >= l and not wins[coins - l])
        )
    return wins[n]


with open("COINS.INP") as source:
    k, l, m, *towers = map(int, source.read().split())

with open("COINS.OUT", "w") as out:
    print("".join("A" if alice_wins(n, k, l) else "B" for n in towers), file=out)
