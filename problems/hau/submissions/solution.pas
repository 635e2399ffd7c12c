{ Trò chơi Wythoff: cặp thua thứ k là (a, a + k) với a = phần nguyên của k nhân tỉ lệ vàng. }
{$Q-}  { cho phép tràn số: xem hàm sign }
type
  cell = record
    u, v: int64;
  end;
var
  t, test, count, i: longint;
  p, q, x, y, k, a: int64;
  golden: extended;
  moves: array[1..3] of cell;
  buffer, outBuffer: array[0..65535] of char;

{ a * a - a * k - k * k âm khi a < k * golden, dương khi a > k * golden. Các tích có thể đến 10^36, nhưng khi a gần
  k * golden thì kết quả không quá 2^63; phép tính trên int64 đúng theo mod 2^64 nên kết quả ấy đúng. }
function sign(a, k: int64): int64;
begin
  sign := a * a - a * k - k * k;
end;

{ Số nhỏ hơn trong cặp thứ k. }
function lower(k: int64): int64;
var
  a: int64;
begin
  a := trunc(k * golden);
  { Số thực có thể làm tròn sai. }
  while sign(a, k) > 0 do dec(a);
  while sign(a + 1, k) < 0 do inc(a);
  lower := a;
end;

{ Tọa độ kia của ô thua có một tọa độ là x. }
function partner(x: int64): int64;
var
  k: int64;
begin
  k := lower(x) - x;  { có k cặp, kể từ cặp 1, mà số nhỏ bé hơn x }
  if lower(k + 1) = x then partner := x + k + 1  { x là số nhỏ của một cặp }
  else partner := lower(x - k);                  { x là số lớn của một cặp }
end;

{ Thêm một nước đi, giữ các nước theo thứ tự tăng dần. }
procedure add(u, v: int64);
var
  i: longint;
begin
  inc(count);
  i := count;
  while (i > 1) and ((moves[i - 1].u > u) or ((moves[i - 1].u = u) and (moves[i - 1].v > v))) do
  begin
    moves[i] := moves[i - 1];
    dec(i);
  end;
  moves[i].u := u;
  moves[i].v := v;
end;

begin
  golden := (1 + sqrt(extended(5))) / 2;
  assign(input, 'HAU.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'HAU.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(t);
  for test := 1 to t do
  begin
    read(p, q);
    count := 0;
    y := partner(p);
    x := partner(q);
    k := abs(p - q);
    a := lower(k);
    if y < q then add(p, y);
    if x < p then add(x, q);
    if (a < p) and (a < q) then
      if p < q then add(a, a + k) else add(a + k, a);
    writeln(count);
    for i := 1 to count do writeln(moves[i].u, ' ', moves[i].v);
  end;
  close(output);
end.
