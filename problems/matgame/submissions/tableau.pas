{$mode objfpc}
type
  Matrix = array[0..5, 0..10] of double;
  Pair = record
    open: longint;
    hidden: double;
  end;
var
  m, n, k, i, j: longint;
  a: array[0..4, 0..4] of longint;
  answer: Pair;

function mixed(t: Matrix; rows, columns: longint): double;
var
  width, r, c, i, j: longint;
  pivot, factor, ratio, least: double;
  basic: array[0..4] of longint;
begin
  width := columns + rows;
  for i := 0 to rows do
  begin
    for j := 0 to columns - 1 do
      if i < rows then t[i, j] := t[i, j] / 5000 + 2 else t[i, j] := -1;
    for j := columns to width do t[i, j] := 0;
    if i = rows then break;
    t[i, columns + i] := 1;
    t[i, width] := 1;
    basic[i] := columns + i;
  end;
  repeat
    c := 0;
    while (c < width) and (t[rows, c] > -1e-11) do inc(c);
    if c = width then exit((1 / t[rows, width] - 2) * 5000);
    r := -1;
    least := 1e9;
    for i := 0 to rows - 1 do
      if t[i, c] > 1e-11 then
      begin
        ratio := t[i, width] / t[i, c];
        if (ratio < least) or ((ratio = least) and (basic[i] < basic[r])) then
        begin
          least := ratio;
          r := i;
        end;
      end;
    pivot := t[r, c];
    for j := 0 to width do t[r, j] := t[r, j] / pivot;
    for i := 0 to rows do
      if i <> r then
      begin
        factor := t[i, c];
        for j := 0 to width do t[i, j] := t[i, j] - factor * t[r, j];
      end;
    basic[r] := c;
  until false;
end;

function value(rows, columns, left: longint): Pair;
var
  i, j, height, width, least: longint;
  after: Pair;
  sums: Matrix;
begin
  result.open := 0;
  result.hidden := 0;
  if left = 0 then exit;
  result.open := -1000000;
  height := 0;
  width := 0;
  for i := 0 to m - 1 do
  begin
    if odd(rows shr i) then continue;
    least := 1000000;
    width := 0;
    for j := 0 to n - 1 do
    begin
      if odd(columns shr j) then continue;
      after := value(rows or 1 shl i, columns or 1 shl j, left - 1);
      if a[i, j] + after.open < least then least := a[i, j] + after.open;
      sums[height, width] := a[i, j] + after.hidden;
      inc(width);
    end;
    if least > result.open then result.open := least;
    inc(height);
  end;
  result.hidden := mixed(sums, height, width);
end;

begin
  assign(input, 'MATGAME.INP');
  reset(input);
  assign(output, 'MATGAME.OUT');
  rewrite(output);
  read(m, n, k);
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do read(a[i, j]);
  answer := value(0, 0, k);
  writeln(answer.open);
  writeln(answer.hidden: 0: 6);
  close(output);
end.
