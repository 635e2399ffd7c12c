# Hai đống bằng nhau triệt tiêu nhau, nên chỉ cần biết N và M chẵn hay lẻ.
with open("STONE.INP") as file:
    n, m = map(int, file.read().split())

total = n % 2 * 2 ^ m % 2 * 3
moves = [(size, size - (size ^ total)) for size in (2, 3) if size ^ total < size]
with open("STONE.OUT", "w") as file:
    if moves:
        print("YES", len(moves), sep="\n", file=file)
        for size, take in moves:
            print(size, take, file=file)
    else:
        print("NO", file=file)
