{ most[r][m]: số xu nhiều nhất khi còn r cọc và được lấy tối đa m cọc. }
var
  n, k, r, m, take, rest: longint;
  coins, total: array of int64;  { total[r]: tổng của r cọc cuối }
  most: array of array of int64;
  others: int64;
begin
  assign(input, 'NUMCOINS.INP');
  reset(input);
  assign(output, 'NUMCOINS.OUT');
  rewrite(output);
  read(n, k);
  setlength(coins, n + 1);
  for r := n downto 1 do read(coins[r]);  { đánh số từ cuối: cọc r là cọc đầu khi còn r cọc }
  if k > n then k := n;
  setlength(total, n + 1);
  setlength(most, n + 1);
  setlength(most[0], 1);
  for r := 1 to n do
  begin
    total[r] := total[r - 1] + coins[r];
    setlength(most[r], r + 1);
    for m := 1 to r do
    begin
      { Lấy đúng m cọc: người kia cũng được lấy tối đa m cọc. }
      rest := r - m;
      if m < rest then others := most[rest][m] else others := most[rest][rest];
      most[r][m] := most[r][m - 1];
      if total[r] - others > most[r][m] then most[r][m] := total[r] - others;
    end;
  end;
  writeln(most[n][k]);
  r := n;
  m := k;
  while r > 0 do
  begin
    if m > r then m := r;
    take := 1;
    while most[r][take] < most[r][m] do inc(take);
    write(take, ' ');
    r := r - take;
    m := take;
  end;
  writeln;
  close(output);
end.
