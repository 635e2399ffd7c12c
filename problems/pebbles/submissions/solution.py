# Tách n thành tổng các số Fibonacci, mỗi lần lấy số lớn nhất có thể; số cuối cùng là đáp án.
with open("PEBBLES.INP") as file:
    n = int(file.read())

fibonacci = [1, 2]
while fibonacci[-1] < n:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])
for number in reversed(fibonacci):
    if number <= n:
        n -= number
        if n == 0:
            break
with open("PEBBLES.OUT", "w") as file:
    print(number, file=file)
