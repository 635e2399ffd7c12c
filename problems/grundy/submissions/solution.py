# Từ đống m chia được thành a và m - a viên, a khác m - a: giá trị của m là số nhỏ nhất không bằng giá trị
# g[a] ^ g[m - a] nào. Với n = 10^6 phải xét ít cặp hơn: xem solution.cpp.
with open("GRUNDY.INP") as file:
    n = int(file.read())

g = [0]
for m in range(1, n + 1):
    reached = {g[a] ^ g[m - a] for a in range(1, (m + 1) // 2)}
    value = 0
    while value in reached:
        value += 1
    g.append(value)
with open("GRUNDY.OUT", "w") as file:
    print(*g[1:], file=file)
