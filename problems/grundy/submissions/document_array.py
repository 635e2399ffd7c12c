# Đúng đến hết mảng, mảng có một nghìn ô như trong chương trình của tài liệu.
with open("GRUNDY.INP") as source:
    n = int(source.read())

g = [0] * 1001
for heap in range(1, n + 1):
    seen = {g[part] ^ g[heap - part] for part in range(1, (heap + 1) // 2)}
    while g[heap] in seen:
        g[heap] += 1

with open("GRUNDY.OUT", "w") as out:
    print(*g[1 : n + 1], file=out)
