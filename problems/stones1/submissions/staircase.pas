{$mode objfpc}
type
  TGaps = array[0..50] of integer;
var
  n, cell, stones, i, d, wins: integer;
  strip: string;
  gap, after: TGaps;

function balance(const gaps: TGaps): integer;
var
  j: integer;
begin
  result := 0;
  for j := 0 to stones - 1 do
    if not odd(j) then result := result xor (gaps[j] mod 3);
end;

begin
  assign(input, 'STONES.INP');
  reset(input);
  assign(output, 'STONES.OUT');
  rewrite(output);
  readln(n);
  readln(strip);
  stones := 0;
  for cell := n downto 1 do
    if strip[cell] = 'X' then
    begin
      gap[stones] := 0;
      inc(stones);
    end
    else if stones > 0 then inc(gap[stones - 1]);
  wins := 0;
  for i := 0 to stones - 1 do
    for d := 1 to 2 do
      if d <= gap[i] then
      begin
        after := gap;
        dec(after[i], d);
        if i > 0 then inc(after[i - 1], d);
        if balance(after) = 0 then inc(wins);
      end;
  writeln(wins);
  close(output);
end.
