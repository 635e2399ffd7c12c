{$mode objfpc}
var
  table: array[2..10, 0..1000] of longint;
  start, period: array[2..10] of longint;
  tests, k, card, count: longint;
  n: int64;
  buffer, outBuffer: array[0..65535] of char;

function same(k, a, b: longint): boolean;
var
  i: longint;
begin
  same := true;
  for i := 0 to k - 1 do
    if table[k][a + i] <> table[k][b + i] then same := false;
end;

procedure findPeriod(k: longint);
var
  n, card: longint;
begin
  for n := 0 to k - 1 do table[k][n] := 2046;
  n := 0;
  repeat
    table[k][n + k] := 0;
    for card := 1 to k do
      if table[k][n + k - card] and not (1 shl card) = 0 then
        table[k][n + k] := table[k][n + k] or (1 shl card);
    inc(n);
    start[k] := 0;
    while not same(k, start[k], n) do inc(start[k]);
  until start[k] < n;
  period[k] := n - start[k];
end;

begin
  for k := 2 to 10 do findPeriod(k);
  assign(input, 'CARDS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'CARDS.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(tests);
  while tests > 0 do
  begin
    read(n, k);
    if n >= start[k] then n := start[k] + (n - start[k]) mod period[k];
    count := 0;
    for card := 1 to k do
      if odd(table[k][n + k] shr card) then inc(count);
    write(count);
    for card := 1 to k do
      if odd(table[k][n + k] shr card) then write(' ', card);
    writeln;
    dec(tests);
  end;
  close(output);
end.
