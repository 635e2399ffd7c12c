{ M chẵn: thua khi n chia hết cho M + 1. M lẻ: lập bảng tới khi M giá trị liên tiếp lặp lại. }
const
  SIZE = 20000;
var
  { good[m][n]: 0 nếu với n viên không nước nào thắng, -1 nếu có nhiều nước, nếu không thì là nước duy nhất. }
  good: array[1..100, 0..SIZE - 1] of longint;
  period: array[1..100] of longint;
  t, test, m: longint;
  n: int64;

procedure build(m: longint);
var
  n, c, count, p, same: longint;
begin
  for n := 0 to SIZE - 1 do
  begin
    count := 0;
    for c := 1 to m do
      if (c <= n) and ((good[m][n - c] = 0) or (good[m][n - c] = c)) then
      begin
        good[m][n] := c;
        inc(count);
      end;
    if count > 1 then good[m][n] := -1;
  end;
  { M giá trị cuối bảng xuất hiện lần trước cách đó bao xa? }
  p := 0;
  repeat
    inc(p);
    same := 0;
    while (same < m) and (good[m][SIZE - 1 - same] = good[m][SIZE - 1 - same - p]) do inc(same);
  until same = m;
  period[m] := p;
end;

begin
  assign(input, 'BOCSOIH.INP');
  reset(input);
  assign(output, 'BOCSOIH.OUT');
  rewrite(output);
  read(t);
  for test := 1 to t do
  begin
    read(n, m);
    if odd(m) then
    begin
      if period[m] = 0 then build(m);
      if n >= SIZE then n := SIZE - period[m] + (n - SIZE) mod period[m];
      writeln(ord(good[m][n] <> 0));
    end
    else writeln(ord(n mod (m + 1) <> 0));
  end;
  close(output);
end.
