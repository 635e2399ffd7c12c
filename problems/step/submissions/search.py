# Đúng, nhưng duyệt cả cây trò chơi.
with open("STEP.INP") as source:
    n, m, *beads = map(int, source.read().split())

strip = [False] * (n + 1)
for bead in beads:
    strip[bead] = True


def winning_moves():
    count = 0
    for cell in range(1, n):
        if strip[cell]:
            target = strip.index(False, cell)
            strip[cell], strip[target] = False, True
            if target == n or winning_moves() == 0:
                count += 1
            strip[cell], strip[target] = True, False
    return count


with open("STEP.OUT", "w") as out:
    print(winning_moves(), file=out)
