# Luôn hỏi về một nửa số ứng viên.
def sweets(n):
    if n == 1:
        return 0
    half = n // 2
    return max(2 + sweets(half), 1 + sweets(n - half))


with open("GUESS.INP") as source:
    n = int(source.read())

with open("GUESS.OUT", "w") as out:
    print(sweets(n), file=out)
