with open("ZUMA.INP") as file:
    ring = file.read().strip()
VOWELS = "AEIOUY"
best = len(ring)
seen = set()


def bound(beads):
    odd = sum(beads.count(letter) % 2 for letter in set(beads) if letter not in VOWELS)
    vowels = sum(beads.count(letter) for letter in VOWELS)
    return max(odd, 2 if vowels >= 3 else 4 - len(beads) % 2)


def visit(beads):
    global best
    k = len(beads)
    best = min(best, k)
    if k < 5 or beads in seen or bound(beads) >= best:
        return
    seen.add(beads)
    for x in range(k):
        for a in range(1, 5):
            for b in range(a, 5):
                y, z = (x + a) % k, (x + b) % k
                if y == z:
                    allowed = beads[x] == beads[y]
                else:
                    allowed = beads[x] in VOWELS and beads[y] in VOWELS and beads[z] in VOWELS
                if allowed:
                    visit("".join(bead for i, bead in enumerate(beads) if i not in (x, y, z)))


visit(ring)
with open("ZUMA.OUT", "w") as file:
    print(best, file=file)
