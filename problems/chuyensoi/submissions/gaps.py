with open("CHUYENSOI.INP") as file:
    k, most, *numbers = map(int, file.read().split())

gap = [white - black - 1 for black, white in zip(numbers[::2], numbers[1::2])]
total = 0
for g in gap:
    total ^= g % (most + 1)

wins = []
for i, g in enumerate(gap, 1):
    for d in range(1, min(most, g) + 1):
        now, after = g % (most + 1), (g - d) % (most + 1)
        if total ^ now ^ after == 0:
            wins.append((i, d))

with open("CHUYENSOI.OUT", "w") as file:
    print(total, len(wins), sep="\n", file=file)
    for strip, d in wins:
        print(strip, d, file=file)
