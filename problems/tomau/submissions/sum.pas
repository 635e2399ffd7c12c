{$mode objfpc}
var
  g: array[0..1000] of integer;
  strips: array[1..100] of integer;
  reached: array[0..63] of boolean;
  k, i, n, left, cells, total, wanted, wins: longint;
  firstStrip, firstCell, firstCells: integer;
begin
  fillchar(g, sizeof(g), 0);
  for n := 2 to 1000 do
  begin
    fillchar(reached, sizeof(reached), false);
    for left := 0 to n - 2 do
      for cells := 2 to 3 do
        if left + cells <= n then
          reached[g[left] xor g[n - cells - left]] := true;
    while reached[g[n]] do inc(g[n]);
  end;
  assign(input, 'TOMAU.INP');
  reset(input);
  assign(output, 'TOMAU.OUT');
  rewrite(output);
  read(k);
  total := 0;
  for i := 1 to k do
  begin
    read(strips[i]);
    total := total xor g[strips[i]];
  end;
  wins := 0;
  for i := 1 to k do
  begin
    n := strips[i];
    wanted := total xor g[n];
    for left := 0 to n - 2 do
      for cells := 2 to 3 do
        if (left + cells <= n) and (g[left] xor g[n - cells - left] = wanted) then
        begin
          inc(wins);
          if wins = 1 then
          begin
            firstStrip := i;
            firstCell := left + 1;
            firstCells := cells;
          end;
        end;
  end;
  writeln(total);
  writeln(wins);
  if wins > 0 then writeln(firstStrip, ' ', firstCell, ' ', firstCells);
  close(output);
end.
