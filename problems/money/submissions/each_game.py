# Đúng, nhưng chơi mọi ván đến hết, kể cả ván đã chơi rồi.
with open("MONEY.INP") as source:
    sums = list(map(int, source.read().split()))

with open("MONEY.OUT", "w") as out:
    for money in sums:
        largest = money
        while money > 1:
            if money % 2 == 0:
                money //= 2
            else:
                money += 2 * money + 1
            largest = max(largest, money)
        print(largest, file=out)
