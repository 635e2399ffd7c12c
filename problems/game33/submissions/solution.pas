{ Nhìn từ số vừa báo, ba người có ba vai: 0 là người sắp đi, 1 là người kế tiếp, 2 là người vừa báo số.
  Kết quả đã biết giữ trong một bảng băm (hash). }
const
  SIZE = 2000003;  { nhiều hơn gấp bốn số trạng thái gặp được }
  MAX_PRIME = 1000000;
  PLAYER: array[0..2] of longint = (2, 3, 1);
type
  list = array of int64;
var
  primes: array[1..80000] of longint;
  primeCount: longint;
  number: array[0..SIZE - 1] of int64;   { số ở mỗi chỗ của bảng băm; 0 là còn trống }
  known: array[0..SIZE - 1] of shortint; { vai của người thắng khi số ấy vừa được báo }
  divisors: array[0..7000] of int64;     { không số nào đến 10^12 có quá 6720 ước }
  n: int64;
  buffer: array[0..65535] of char;

procedure findPrimes;
var
  composite: array of boolean;
  p: longint;
  q: int64;
begin
  setlength(composite, MAX_PRIME + 1);
  for p := 2 to MAX_PRIME do
    if not composite[p] then
    begin
      inc(primeCount);
      primes[primeCount] := p;
      q := int64(p) * p;
      while q <= MAX_PRIME do
      begin
        composite[q] := true;
        q := q + p;
      end;
    end;
end;

procedure sort(var a: list; l, r: longint);
var
  i, j: longint;
  middle, t: int64;
begin
  i := l;
  j := r;
  middle := a[(l + r) div 2];
  repeat
    while a[i] < middle do inc(i);
    while a[j] > middle do dec(j);
    if i <= j then
    begin
      t := a[i];
      a[i] := a[j];
      a[j] := t;
      inc(i);
      dec(j);
    end;
  until i > j;
  if l < j then sort(a, l, j);
  if i < r then sort(a, i, r);
end;

{ Các tổng a + b với a * b = n, a, b >= 2, tăng dần. }
function sums(n: int64): list;
var
  found: list;
  count, before, k, i: longint;
  rest, power: int64;

  procedure addPower(power: int64);
  var
    i: longint;
  begin
    for i := 0 to before - 1 do
    begin
      divisors[count] := divisors[i] * power;
      inc(count);
    end;
  end;

begin
  divisors[0] := 1;
  count := 1;
  rest := n;
  k := 1;
  while (k <= primeCount) and (int64(primes[k]) * primes[k] <= rest) do
  begin
    before := count;
    power := 1;
    while rest mod primes[k] = 0 do
    begin
      rest := rest div primes[k];
      power := power * primes[k];
      addPower(power);
    end;
    inc(k);
  end;
  before := count;
  if rest > 1 then addPower(rest);
  setlength(found, count);
  k := 0;
  for i := 0 to count - 1 do
    if (divisors[i] > 1) and (divisors[i] <= n div divisors[i]) then
    begin
      found[k] := divisors[i] + n div divisors[i];
      inc(k);
    end;
  setlength(found, k);
  if k > 0 then sort(found, 0, k - 1);
  sums := found;
end;

{ Chỗ của n trong bảng băm, hoặc chỗ trống dành cho n. }
function find(n: int64): longint;
var
  at: longint;
begin
  at := n mod SIZE;
  while (number[at] <> 0) and (number[at] <> n) do at := (at + 1) mod SIZE;
  find := at;
end;

{ Vai của người thắng khi số vừa báo là n (khác 4). }
function winner(n: int64): longint;
var
  next: list;
  i, role, at: longint;
begin
  at := find(n);
  if number[at] = n then exit(known[at]);
  next := sums(n);
  role := 2;
  if length(next) > 0 then
  begin
    { Tổng nhỏ dẫn tới ít số hơn, nên thử trước. }
    for i := 0 to high(next) do
      if winner(next[i]) = 2 then
      begin
        role := 0;
        break;
      end;
    if role <> 0 then role := winner(next[high(next)]) + 1;
  end;
  at := find(n);  { chỗ trống lúc đầu có thể đã được dùng }
  number[at] := n;
  known[at] := role;
  winner := role;
end;

begin
  findPrimes;
  assign(input, 'GAME33.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME33.OUT');
  rewrite(output);
  while not seekeof do
  begin
    read(n);
    if n = 4 then writeln(0) else writeln(PLAYER[winner(n)]);
  end;
  close(output);
end.
