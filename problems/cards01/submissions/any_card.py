# Quên rằng quân bài vừa úp xuống không được chọn: khi đó n modulo k + 1 quyết định tất cả.
with open("CARDS.INP") as source:
    t, *numbers = map(int, source.read().split())

with open("CARDS.OUT", "w") as out:
    for n, k in zip(numbers[::2], numbers[1::2]):
        card = n % (k + 1)
        print(*([1, card] if card else [0]), file=out)
