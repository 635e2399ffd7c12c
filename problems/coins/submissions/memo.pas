{$mode objfpc}
const
  MOST = 1000000;
var
  known: array[0..MOST] of char;
  takes: array[1..3] of longint;
  k, l, m, n: longint;

function wins(n: longint): boolean;
var
  i: longint;
begin
  if known[n] = '?' then
  begin
    known[n] := 'B';
    for i := 1 to 3 do
      if (takes[i] <= n) and not wins(n - takes[i]) then
      begin
        known[n] := 'A';
        break;
      end;
  end;
  wins := known[n] = 'A';
end;

begin
  assign(input, 'COINS.INP');
  reset(input);
  assign(output, 'COINS.OUT');
  rewrite(output);
  read(k, l, m);
  takes[1] := l;
  takes[2] := k;
  takes[3] := 1;
  for n := 0 to MOST do known[n] := '?';
  while m > 0 do
  begin
    read(n);
    if wins(n) then write('A') else write('B');
    dec(m);
  end;
  writeln;
  close(output);
end.
