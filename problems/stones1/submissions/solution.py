# Đánh số các viên sỏi từ phải sang, bắt đầu từ 0. Chỉ khoảng trống bên trái các viên 0, 2, 4, ... mới quan trọng: mỗi
# khoảng là một đống mà mỗi lần bốc một hoặc hai viên. Viên 1, 3, ... đi thì khoảng của viên bên phải nó rộng ra.
with open("STONES.INP") as file:
    n, strip = file.read().split()

# Các ô trống ngay bên trái mỗi viên, tính từ phải; phần bên phải viên ngoài cùng không thuộc viên nào.
gap = [len(cells) for cells in strip.split("X")[-2::-1]]
total = 0
for size in gap[::2]:
    total ^= size % 3

count = 0
for i, size in enumerate(gap):
    for step in range(1, min(2, size) + 1):
        if i % 2 == 0:
            before, after = size, size - step
        else:
            before, after = gap[i - 1], gap[i - 1] + step
        count += total ^ before % 3 ^ after % 3 == 0
with open("STONES.OUT", "w") as file:
    print(count, file=file)
