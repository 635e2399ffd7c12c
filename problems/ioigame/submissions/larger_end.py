# Lấy số lớn hơn trong hai đầu.
import sys

with open("IOIGAME.INP") as source:
    n, *row = map(int, source.read().split())

totals = [0, 0]
while row:
    end = "L" if row[0] >= row[-1] else "R"
    totals[0] += row.pop(0 if end == "L" else -1)
    print(end, flush=True)
    reply = sys.stdin.readline().split()
    if not reply:
        sys.exit()
    totals[1] += row.pop(0 if reply[0] == "L" else -1)

with open("IOIGAME.OUT", "w") as out:
    print(*totals, file=out)
