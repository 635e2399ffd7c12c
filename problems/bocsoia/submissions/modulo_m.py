# Để lại một bội của M: khi đó người kia bốc M viên và làm y như vậy.
with open("BOCSOIA.INP") as source:
    q, *numbers = map(int, source.read().split())

with open("BOCSOIA.OUT", "w") as out:
    for i in range(q):
        n, m = numbers[2 * i : 2 * i + 2]
        rest = n % m
        if rest:
            print(1, rest, file=out)
        else:
            print(0, min(n, 1), file=out)
