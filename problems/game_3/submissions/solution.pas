{ Chỉ số dư khi chia cho 3 là quan trọng. }
var
  n, i, sum, answer: longint;
  x: int64;
  count: array[0..2] of longint;
  memo: array of shortint;  { 2 là chưa biết }

{ Còn a, b, c quân có số dư 0, 1, 2; s là số dư của tổng người đi trước.
  Kết quả: 1 người đi trước thắng, 0 hòa, -1 thua. }
function value(a, b, c, s: longint): longint;
var
  at, best: longint;
  firstToMove: boolean;

  procedure consider(later: longint);
  begin
    if (firstToMove and (later > best)) or (not firstToMove and (later < best)) then best := later;
  end;

  { Tổng của người đi trước sau khi lấy một quân có số dư này. }
  function plus(rest: longint): longint;
  begin
    if firstToMove then plus := (s + rest) mod 3 else plus := s;
  end;

begin
  if a + b + c = 0 then exit(ord(s = 0) - ord((sum - s) mod 3 = 0));
  at := ((a * (count[1] + 1) + b) * (count[2] + 1) + c) * 3 + s;
  if memo[at] = 2 then
  begin
    firstToMove := not odd(n - a - b - c);
    if firstToMove then best := -1 else best := 1;
    if a > 0 then consider(value(a - 1, b, c, plus(0)));
    if b > 0 then consider(value(a, b - 1, c, plus(1)));
    if c > 0 then consider(value(a, b, c - 1, plus(2)));
    memo[at] := best;
  end;
  value := memo[at];
end;

begin
  assign(input, 'GAME_3.INP');
  reset(input);
  assign(output, 'GAME_3.OUT');
  rewrite(output);
  read(n);
  sum := 0;
  for i := 1 to n do
  begin
    read(x);
    inc(count[x mod 3]);
    sum := (sum + x mod 3) mod 3;
  end;
  setlength(memo, (count[0] + 1) * (count[1] + 1) * (count[2] + 1) * 3);
  for i := 0 to high(memo) do memo[i] := 2;
  answer := value(count[0], count[1], count[2], 0);
  if answer > 0 then writeln('FIRST')
  else if answer < 0 then writeln('SECOND')
  else writeln('DRAW');
  close(output);
end.
