# Ron lấy chữ cuối cùng còn lại. Hermione lấy chữ nhỏ nhất, trong các chữ như thế lấy chữ ở bên phải nhất.
with open("GAME12.INP") as file:
    n, word = file.read().split()
n = int(n)

taken = [False] * n
# Hai thứ tự lấy; lấy từ cuối mỗi dãy, bỏ qua những chữ mà người kia đã lấy.
ron_order = list(range(n))
her_order = sorted(range(n - 1, -1, -1), key=lambda i: word[i])[::-1]
ron, her = [], []
for turn in range(n):
    order, letters = (ron_order, ron) if turn % 2 == 0 else (her_order, her)
    while taken[order[-1]]:
        order.pop()
    at = order.pop()
    taken[at] = True
    letters.append(word[at])

with open("GAME12.OUT", "w") as file:
    print("YES" if her < ron else "NO", file=file)
    print("".join(her), file=file)
