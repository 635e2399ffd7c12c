# Người viết chữ số cuối luôn viết 9, người kia luôn viết chữ số nhỏ nhất. Số nhận được là số lớn nhất
# mà người viết chữ số cuối bảo đảm được.
with open("GAME11.INP") as file:
    n = file.read().strip()

if len(n) % 2 == 1:
    largest = "9" + "09" * (len(n) // 2)
else:
    largest = "19" + "09" * (len(n) // 2 - 1)
last_wins = largest >= n  # hai xâu dài bằng nhau: so sánh xâu cũng là so sánh số
first_is_last = len(n) % 2 == 1
with open("GAME11.OUT", "w") as file:
    print("First" if last_wins == first_is_last else "Second", file=file)
