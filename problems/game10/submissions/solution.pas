{ Cột 1 và 2 là một cặp, cột 3 và 4 là một cặp: đối thủ điền k thì điền 5 - k vào ô cùng hàng ở cột cặp đôi,
  trừ khi thắng được ngay. }
var
  board: array[1..4, 1..4] of longint;
  r, c, k: longint;

{ Điền k vào ô (r, c) có thắng ngay không? }
function wins(r, c, k: longint): boolean;
var
  i, rowSum, colSum, rowEmpty, colEmpty: longint;
begin
  rowSum := k;
  colSum := k;
  rowEmpty := 0;
  colEmpty := 0;
  for i := 1 to 4 do
  begin
    rowSum := rowSum + board[r][i];
    colSum := colSum + board[i][c];
    if board[r][i] = 0 then inc(rowEmpty);
    if board[i][c] = 0 then inc(colEmpty);
  end;
  wins := ((rowEmpty = 1) and (rowSum = 10)) or ((colEmpty = 1) and (colSum = 10));
end;

function winAtOnce: boolean;
var
  r, c, k: longint;
begin
  for r := 1 to 4 do
    for c := 1 to 4 do
      for k := 1 to 4 do
        if (board[r][c] = 0) and wins(r, c, k) then
        begin
          writeln(r, ' ', c, ' ', k, ' WIN');
          flush(output);
          exit(true);
        end;
  winAtOnce := false;
end;

begin
  while not seekeof do
  begin
    read(r, c, k);
    board[r][c] := k;
    if winAtOnce then halt;
    if odd(c) then inc(c) else dec(c);
    board[r][c] := 5 - k;
    writeln(r, ' ', c, ' ', 5 - k);
    flush(output);  { không xả bộ đệm thì đối thủ không nhận được nước đi }
  end;
end.
