# Chơi theo từng đợt: tìm mọi cặp nhặt được, nhặt chúng theo thứ tự rồi xem lại.
with open("MAHJONG.INP") as source:
    m, n, *tiles = map(int, source.read().split())

rows = [list(range(i * n, i * n + n)) for i in range(m)]
columns = [list(range(j, m * n, n)) for j in range(n)]
sides = [[line[::-1] for line in rows], rows, [line[::-1] for line in columns], columns]
sides = [[list(line) for line in side] for side in sides]
gone = [False] * (m * n)
places = {}
for tile, colour in enumerate(tiles):
    places.setdefault(colour, []).append(tile)

play = []
while True:
    may_go = set()
    for side in sides:
        shown = set()
        for line in side:
            while line and gone[line[-1]]:
                line.pop()
            if line:
                colour = tiles[line[-1]]
                if colour in shown:
                    may_go.add(colour)
                shown.add(colour)
    if not may_go:
        break
    for colour in sorted(may_go):
        play.append(colour)
        for tile in places[colour]:
            gone[tile] = True

with open("MAHJONG.OUT", "w") as out:
    print(len(play), file=out)
    print(*play, file=out)
