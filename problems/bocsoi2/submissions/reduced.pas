{$mode objfpc}
var
  lost: array[0..8, 0..8] of boolean;
  q, i, j, found: integer;
  x, y: int64;
  left, right: array[1..11] of int64;

function small(heap: int64): integer;
begin
  if heap < 9 then result := heap else result := 4 + (heap - 4) mod 5;
end;

procedure look(a, b: integer);
begin
  if (a <= x) and (b <= y) and lost[small(x - a), small(y - b)] then
  begin
    inc(found);
    left[found] := x - a;
    right[found] := y - b;
  end;
end;

procedure wins;
var
  a: integer;
begin
  found := 0;
  for a := 4 downto 1 do
  begin
    if a < 4 then look(a, a);
    look(a, 0);
  end;
  for a := 4 downto 1 do look(0, a);
end;

begin
  for i := 0 to 8 do
    for j := 0 to 8 do
    begin
      x := i;
      y := j;
      wins;
      lost[i, j] := found = 0;
    end;
  assign(input, 'BOCSOI2.INP');
  reset(input);
  assign(output, 'BOCSOI2.OUT');
  rewrite(output);
  read(q);
  for i := 1 to q do
  begin
    read(x, y);
    wins;
    writeln(found);
    for j := 1 to found do writeln(left[j], ' ', right[j]);
  end;
  close(output);
end.
