# "Số đống hai viên bằng số đống ba viên: người đi sau làm đối xứng mỗi nước." Nhưng hai không phải
# là ba.
with open("STONE.INP") as source:
    n, m = map(int, source.read().split())

moves = []
if n != m and (n % 2 or m % 2):
    total = 2 * (n % 2) ^ 3 * (m % 2)
    moves = [(a, a - (a ^ total)) for a in (2, 3) if a ^ total < a]

with open("STONE.OUT", "w") as out:
    if moves:
        print("YES", len(moves), sep="\n", file=out)
        for heap, take in moves:
            print(heap, take, file=out)
    else:
        print("NO", file=out)
