# Mỗi bước đổi tính chẵn lẻ của cả ba số; nếu lúc đầu ba số cùng chẵn hoặc cùng lẻ thì không thể còn 1, 0, 0.
with open("COLLECT.INP") as file:
    tests, *numbers = map(int, file.read().split())

with open("COLLECT.OUT", "w") as file:
    for a, b, c in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        colours = (a > 0) + (b > 0) + (c > 0)
        if colours < 2:
            # Không có bước nào: chỉ thắng nếu đã có đúng một viên.
            possible = a + b + c == 1
        else:
            possible = not (a % 2 == b % 2 == c % 2)
        print("YES" if possible else "NO", file=file)
