# Không lăn bi: lấy đi những viên sai chỗ rồi đặt vào những viên còn thiếu.
with open("LINE10.INP") as source:
    m, n, _, _, _, *rows = source.read().split()

m, n = int(m), int(n)
cells = [(x, y) for x in range(m) for y in range(n)]
plan = [f"2 {x + 1} {y + 1}" for x, y in cells if rows[x][y] == "*" != rows[m + x][y]]
plan += [f"1 {x + 1} {y + 1}" for x, y in cells if rows[x][y] != "*" == rows[m + x][y]]

with open("LINE10.OUT", "w") as out:
    print(len(plan), *plan, sep="\n", file=out)
