{ Với mỗi ô và mỗi hướng trong bốn hướng, xem ba ô liên tiếp có cùng một loại quân không. }
var
  board: array[0..8, 0..8] of char;  { thêm viền trống quanh bàn cờ: hàng và cột từ 2 đến 6 }
  t, test, i, j: longint;
  row: string;
  a, b: boolean;
  buffer, outBuffer: array[0..65535] of char;

function three(player: char; i, j, di, dj: longint): boolean;
begin
  three := (board[i + di][j + dj] = player) and (board[i + 2 * di][j + 2 * dj] = player);
end;

function hasLine(player: char): boolean;
var
  i, j: longint;
begin
  for i := 2 to 6 do
    for j := 2 to 6 do
      if (board[i][j] = player) and
         (three(player, i, j, 0, 1) or three(player, i, j, 1, 0) or
          three(player, i, j, 1, 1) or three(player, i, j, 1, -1)) then exit(true);
  hasLine := false;
end;

begin
  assign(input, 'GAME25.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME25.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  readln(t);
  for test := 1 to t do
  begin
    for i := 2 to 6 do
    begin
      readln(row);
      for j := 1 to 5 do board[i][j + 1] := row[j];
    end;
    a := hasLine('A');
    b := hasLine('B');
    if a and not b then writeln('A wins')
    else if b and not a then writeln('B wins')
    else writeln('draw');
  end;
  close(output);
end.
