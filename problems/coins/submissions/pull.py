with open("COINS.INP") as file:
    k, l, m, *towers = map(int, file.read().split())

wins = [False]
for n in range(1, max(towers) + 1):
    wins.append(not wins[n - 1] or (n >= k and not wins[n - k]) or (n >= l and not wins[n - l]))

with open("COINS.OUT", "w") as file:
    print("".join("A" if wins[n] else "B" for n in towers), file=file)
