{$mode objfpc}
type Table = array[0..5, 0..5] of double;
var m, n, k, i, j: integer; a: Table;
function mixed(t: Table; rows, columns: integer): double;
var r, c, i, j: integer; factor: double;
begin
  while true do
  begin
    c := 0;
    for j := 1 to columns - 1 do
      if t[rows, j] < t[rows, c] then c := j;
    if t[rows, c] > -1e-11 then exit(1 / t[rows, columns]);
    r := -1;
    for i := 0 to rows - 1 do
      if t[i, c] > 1e-11 then
        if (r < 0) or (t[i, columns] * t[r, c] < t[r, columns] * t[i, c]) then r := i;
    factor := t[r, c];
    t[r, c] := 1;
    for j := 0 to columns do t[r, j] := t[r, j] / factor;
    for i := 0 to rows do
      if i <> r then
      begin
        factor := t[i, c];
        t[i, c] := 0;
        for j := 0 to columns do t[i, j] := t[i, j] - factor * t[r, j];
      end;
  end;
end;
function value(rows, columns, left: integer; open: boolean): double;
var t: Table; i, j, p, q: integer; least, best: double;
begin
  if left = 0 then exit(0);
  best := 0; p := 0;
  for i := 0 to m - 1 do
    if not odd(rows shr i) then
    begin
      q := 0; least := 1e9;
      for j := 0 to n - 1 do
        if not odd(columns shr j) then
        begin
          t[p, q] := 10000 + a[i, j] + value(rows or 1 shl i, columns or 1 shl j, left - 1, open);
          if t[p, q] < least then least := t[p, q];
          inc(q);
        end;
      if least > best then best := least;
      t[p, q] := 1; inc(p);
    end;
  for j := 0 to q - 1 do t[p, j] := -1;
  t[p, q] := 0;
  if not open then best := mixed(t, p, q);
  exit(best - 10000);
end;
begin
  assign(input, 'MATGAME.INP'); reset(input);
  assign(output, 'MATGAME.OUT'); rewrite(output);
  read(m, n, k);
  for i := 0 to m - 1 do for j := 0 to n - 1 do read(a[i, j]);
  writeln(round(value(0, 0, k, true)));
  writeln(value(0, 0, k, false):0:6);
end.
