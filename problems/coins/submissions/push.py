with open("COINS.INP") as file:
    k, l, m, *towers = map(int, file.read().split())

most = max(towers)
wins = [False] * (most + l + 1)
for n in range(most + 1):
    if not wins[n]:
        wins[n + 1] = True
        wins[n + k] = True
        wins[n + l] = True

with open("COINS.OUT", "w") as file:
    print("".join("A" if wins[n] else "B" for n in towers), file=file)
