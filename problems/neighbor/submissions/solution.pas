{ Đánh số các vị trí 0, 1, ..., n - 1 ngược chiều kim đồng hồ từ hình vuông. Trong một lượt với số
  nguyên tố p = q * (n - 1) + r, người ở vị trí 0 đi qua mọi người khác q lần và r người đầu thêm
  một lần nữa; mỗi lần bị đi qua thì lùi lại một vị trí.
  Theo dõi người a xuôi theo các lượt, rồi lần ngược hai vị trí bên cạnh về lúc đầu. }
var
  primes: array[1..5000000] of longint;
  n, k, a, place, q, r, i: longint;

procedure findPrimes;
var
  composite: array of boolean;  { composite[i]: số lẻ 2 * i + 1 là hợp số }
  limit, p, found: longint;
  m: int64;
begin
  { Số nguyên tố thứ 500000 là 7368787, thứ 5000000 là 86028121. }
  if k <= 500000 then limit := 7368787 else limit := 86028121;
  setlength(composite, limit div 2 + 1);
  primes[1] := 2;
  found := 1;
  p := 3;
  while found < k do
  begin
    if not composite[p div 2] then
    begin
      inc(found);
      primes[found] := p;
      m := int64(p) * p;
      while m <= limit do
      begin
        composite[m div 2] := true;
        m := m + 2 * p;
      end;
    end;
    p := p + 2;
  end;
end;

function before(place: longint): longint;
var
  i, q, r: longint;
begin
  for i := k downto 1 do
  begin
    q := primes[i] div (n - 1) mod n;
    r := primes[i] mod (n - 1);
    place := (place + q) mod n;
    if place = r then place := 0
    else if place < r then inc(place);
  end;
  before := place + 1;
end;

begin
  assign(input, 'NEIGHBOR.INP');
  reset(input);
  assign(output, 'NEIGHBOR.OUT');
  rewrite(output);
  read(n, k, a);
  findPrimes;
  place := a - 1;
  for i := 1 to k do
  begin
    q := primes[i] div (n - 1) mod n;
    r := primes[i] mod (n - 1);
    if place = 0 then place := r
    else if place <= r then dec(place);
    place := (place - q + n) mod n;
  end;
  writeln(before((place + 1) mod n), ' ', before((place + n - 1) mod n));
  close(output);
end.
