{$mode objfpc}
const
  UNKNOWN = 1000000000;
type
  Matrix = array[0..7, 0..7] of longint;
var
  m, n, k, i, j: longint;
  a, turned: Matrix;
  known: array[0..255, 0..255] of longint;

function value(rows, columns, left: longint): longint;
var
  i, j, least, sum: longint;
begin
  if left = 0 then exit(0);
  if known[rows, columns] <> UNKNOWN then exit(known[rows, columns]);
  result := -1000000;
  for i := 0 to m - 1 do
  begin
    if odd(rows shr i) then continue;
    least := 1000000;
    for j := 0 to n - 1 do
      if not odd(columns shr j) then
      begin
        sum := a[i, j] + value(rows or 1 shl i, columns or 1 shl j, left - 1);
        if sum < least then least := sum;
      end;
    if least > result then result := least;
  end;
  known[rows, columns] := result;
end;

begin
  assign(input, 'MATMO.INP');
  reset(input);
  assign(output, 'MATMO.OUT');
  rewrite(output);
  read(m, n, k);
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do
    begin
      read(a[i, j]);
      turned[j, i] := -a[i, j];
    end;
  filldword(known, 256 * 256, UNKNOWN);
  writeln(value(0, 0, k));
  a := turned;
  filldword(known, 256 * 256, UNKNOWN);
  i := m;
  m := n;
  n := i;
  writeln(-value(0, 0, k), '.000000');
  close(output);
end.
