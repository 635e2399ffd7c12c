{$mode objfpc}
var
  board: array[1..4, 1..4] of longint;
  r, c, k: longint;
  over: boolean;

function wins(r, c, k: longint): boolean;
var
  i, row, column, inRow, inColumn: longint;
begin
  row := k;
  column := k;
  inRow := 0;
  inColumn := 0;
  for i := 1 to 4 do
  begin
    row := row + board[r, i];
    column := column + board[i, c];
    inRow := inRow + ord(board[r, i] > 0);
    inColumn := inColumn + ord(board[i, c] > 0);
  end;
  result := ((inRow = 3) and (row = 10)) or ((inColumn = 3) and (column = 10));
end;

procedure think(var r, c, k: longint);
var
  i, j, x: longint;
begin
  for i := 1 to 4 do
    for j := 1 to 4 do
      for x := 1 to 4 do
        if (board[i, j] = 0) and wins(i, j, x) then
        begin
          r := i;
          c := j;
          k := x;
          exit;
        end;
  if odd(c) then inc(c) else dec(c);
  k := 5 - k;
end;

begin
  over := false;
  while not over and not seekeof do
  begin
    read(r, c, k);
    board[r, c] := k;
    think(r, c, k);
    over := wins(r, c, k);
    board[r, c] := k;
    write(r, ' ', c, ' ', k);
    if over then write(' WIN');
    writeln;
    flush(output);
  end;
end.
