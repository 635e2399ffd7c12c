{$mode objfpc}
var
  n, m, p, k, i: longint;
  row, column, taker: array[1..1100] of longint;
  seen: array[1..1100] of boolean;
  possible: boolean;

function find(black: longint): boolean;
var
  earlier: longint;
begin
  for earlier := 1 to p + k do
    if not seen[earlier] and (row[earlier] < row[black])
      and (abs(column[earlier] - column[black]) = 1) then
    begin
      seen[earlier] := true;
      if (taker[earlier] = 0) or find(taker[earlier]) then
      begin
        taker[earlier] := black;
        exit(true);
      end;
    end;
  result := false;
end;

begin
  assign(input, 'PAWNS.INP');
  reset(input);
  assign(output, 'PAWNS.OUT');
  rewrite(output);
  read(n, m, p, k);
  for i := 1 to p do
  begin
    row[i] := 1;
    read(column[i]);
  end;
  for i := p + 1 to p + k do read(row[i], column[i]);
  fillchar(taker, sizeof(taker), 0);
  possible := true;
  for i := p + 1 to p + k do
    if possible then
    begin
      fillchar(seen, sizeof(seen), false);
      possible := find(i);
    end;
  if possible then writeln('YES') else writeln('NO');
  close(output);
end.
