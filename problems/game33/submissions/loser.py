# Ghi người không đi tiếp được số cuối cùng, như lời tài liệu đòi hỏi.
import sys

sys.setrecursionlimit(10000)
memory = {}


def winner(n):
    """0: the player to move wins, 1: the next one, 2: the one who announced n."""
    if n not in memory:
        sums = [a + n // a for a in range(2, int(n**0.5) + 1) if n % a == 0]
        if not sums:
            memory[n] = 2
        elif any(winner(s) == 2 for s in sums):
            memory[n] = 0
        else:
            memory[n] = (winner(sums[0]) + 1) % 3
    return memory[n]


with open("GAME33.INP") as source, open("GAME33.OUT", "w") as out:
    for n in map(int, source.read().split()):
        if n == 4:
            print(0, file=out)
        else:
            last_announced = [2, 3, 1][winner(n)]
            print(last_announced % 3 + 1, file=out)
