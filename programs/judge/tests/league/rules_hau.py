def opening(game):
    numbers = [int(word) for word in open("HAU.INP").read().split()]
    return tuple(numbers[2 * game - 1:2 * game + 1])


def moves(at):
    p, q = at
    squares = [(a, q) for a in range(p)] + [(p, b) for b in range(q)]
    squares += [(p - d, q - d) for d in range(1, min(p, q) + 1)]
    return [("%d %d" % square, square) for square in squares]


def gain(at, after):
    return sum(at) - sum(after)
