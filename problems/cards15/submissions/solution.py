# Mỗi số chỉ có một quân chủ: nếu c người cùng nói một số thì ít nhất c - 1 người nói sai.
with open("CARDS.INP") as file:
    claims = [int(word) for word in file.read().split()]

liars = sum(max(claims.count(value) - 1, 0) for value in range(6, 15))
with open("CARDS.OUT", "w") as file:
    print(liars, file=file)
