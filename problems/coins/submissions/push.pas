{$mode objfpc}
const
  MOST = 1000000;
var
  wins: array[0..MOST] of boolean;
  takes: array[1..3] of longint;
  k, l, m, n, i: longint;
begin
  assign(input, 'COINS.INP');
  reset(input);
  assign(output, 'COINS.OUT');
  rewrite(output);
  read(k, l, m);
  takes[1] := 1;
  takes[2] := k;
  takes[3] := l;
  for n := 0 to MOST do wins[n] := false;
  for n := 0 to MOST do
    if not wins[n] then
      for i := 1 to 3 do
        if n + takes[i] <= MOST then wins[n + takes[i]] := true;
  while m > 0 do
  begin
    read(n);
    if wins[n] then write('A') else write('B');
    dec(m);
  end;
  writeln;
  close(output);
end.
