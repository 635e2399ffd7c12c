# Mỗi chữ cái một ngăn xếp các vị trí: đúng và tuyến tính.
from array import array

with open("GAME12.INP") as source:
    n, s = source.read().split()
n = int(n)

places = {letter: array("i") for letter in sorted(set(s))}
for i, letter in enumerate(s):
    places[letter].append(i)
stacks = list(places.values())
taken = bytearray(n)
hers, his = [], []
last = n
for turn in range(n):
    if turn % 2 == 0:
        last -= 1
        while taken[last]:
            last -= 1
        his.append(s[last])
    else:
        for stack in stacks:
            while stack and stack[-1] >= last:
                stack.pop()
            if stack:
                place = stack.pop()
                taken[place] = 1
                hers.append(s[place])
                break

with open("GAME12.OUT", "w") as out:
    print("YES" if hers < his else "NO", file=out)
    print("".join(hers), file=out)
