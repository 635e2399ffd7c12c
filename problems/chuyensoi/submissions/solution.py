# Chỉ khoảng cách g giữa hai viên sỏi là quan trọng: như đống g viên, mỗi lần bốc 1 đến M viên.
with open("CHUYENSOI.INP") as file:
    k, m, *numbers = map(int, file.read().split())

gaps = [w - b - 1 for b, w in zip(numbers[::2], numbers[1::2])]
total = 0
for gap in gaps:
    total ^= gap % (m + 1)
moves = []
for i, gap in enumerate(gaps, 1):
    now = gap % (m + 1)
    wanted = now ^ total
    step = (now - wanted) % (m + 1)  # giá trị tăng: phải đi vòng qua bội của m + 1
    if wanted <= m and 0 < step <= gap:
        moves.append((i, step))

with open("CHUYENSOI.OUT", "w") as file:
    print(total, len(moves), sep="\n", file=file)
    for i, step in moves:
        print(i, step, file=file)
