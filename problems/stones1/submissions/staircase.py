with open("STONES.INP") as file:
    n, strip = file.read().split()


def balance(gap):
    total = 0
    for size in gap[::2]:
        total ^= size % 3
    return total


gap = []
for cell in reversed(strip):
    if cell == "X":
        gap.append(0)
    elif gap:
        gap[-1] += 1

wins = 0
for i, size in enumerate(gap):
    for d in range(1, min(2, size) + 1):
        after = gap[:]
        after[i] -= d
        if i > 0:
            after[i - 1] += d
        if balance(after) == 0:
            wins += 1

with open("STONES.OUT", "w") as file:
    print(wins, file=file)
