def opening(game):
    numbers = [int(word) for word in open("STEP.INP").read().split()]
    return (numbers[0],) + tuple(sorted(numbers[2:]))


def moves(at):
    cells, beads, all = at[0], at[1:], []
    for bead in beads if beads[-1] != cells else ():
        to = bead + 1
        while to in beads:
            to += 1
        after = sorted(set(beads) - {bead} | {to})
        all.append(("%d %d" % (bead, to), (cells,) + tuple(after)))
    return all


def gain(at, after):
    return sum(after) - sum(at)
