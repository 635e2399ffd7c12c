def winning_moves(misere, heaps):
    total, large = 0, 0
    for stones in heaps:
        total ^= stones
        if stones > 1:
            large += 1
    moves = []
    for i in range(len(heaps)):
        large_others = large - 1 if heaps[i] > 1 else large
        left = heaps[i] ^ total
        if misere and large_others == 0:
            left ^= 1
        if left < heaps[i]:
            moves.append((i + 1, heaps[i] - left))
    return moves


with open("NIM2.INP") as file, open("NIM2.OUT", "w") as out:
    for _ in range(int(file.readline())):
        misere, n = map(int, file.readline().split())
        moves = winning_moves(misere, list(map(int, file.readline().split())))
        print(len(moves), file=out)
        for number, take in moves:
            print(number, take, file=out)
