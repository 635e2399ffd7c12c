# Để lại cho đối thủ một bội của m + 1.
with open("BOCSOIA.INP") as file:
    q, *numbers = map(int, file.read().split())

with open("BOCSOIA.OUT", "w") as file:
    for n, m in zip(numbers[::2], numbers[1::2]):
        take = n % (m + 1)
        if take > 0:
            print(1, take, file=file)
        else:
            print(0, 1 if n > 0 else 0, file=file)
