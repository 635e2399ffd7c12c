from collections import deque

with open("GAME.INP") as file:
    n, m, start, *numbers = map(int, file.read().split())

before = [[] for _ in range(n + 1)]
unknown = [0] * (n + 1)
for source, target in zip(numbers[::2], numbers[1::2]):
    before[target].append(source)
    unknown[source] += 1

moves = [-1] * (n + 1)
decided = deque()
for v in range(1, n + 1):
    if unknown[v] == 0:
        moves[v] = 0
        decided.append(v)

while decided:
    target = decided.popleft()
    for source in before[target]:
        unknown[source] -= 1
        if moves[source] >= 0:
            continue
        if moves[target] % 2 == 0 or unknown[source] == 0:
            moves[source] = moves[target] + 1
            decided.append(source)

with open("GAME.OUT", "w") as file:
    if moves[start] < 0:
        print(0, file=file)
    else:
        print(1 if moves[start] % 2 == 1 else 2, file=file)
