{ Đổi dấu hàng, cột có tổng âm cho đến khi không còn; mỗi lần như vậy tổng cả bảng tăng lên. }
var
  n, m, i, j, k: longint;
  a: array[1..700, 1..700] of int64;
  rowSum, colSum: array[1..700] of int64;
  rowFlipped, colFlipped: array[1..700] of boolean;
  changed: boolean;
  buffer: array[0..65535] of char;
begin
  assign(input, 'TABLE.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'TABLE.OUT');
  rewrite(output);
  read(n, m);
  for i := 1 to n do
    for j := 1 to m do
    begin
      read(a[i][j]);
      rowSum[i] := rowSum[i] + a[i][j];
      colSum[j] := colSum[j] + a[i][j];
    end;
  repeat
    changed := false;
    for i := 1 to n do
      if rowSum[i] < 0 then
      begin
        changed := true;
        rowFlipped[i] := not rowFlipped[i];
        rowSum[i] := -rowSum[i];
        for j := 1 to m do
        begin
          a[i][j] := -a[i][j];
          colSum[j] := colSum[j] + 2 * a[i][j];
        end;
      end;
    for j := 1 to m do
      if colSum[j] < 0 then
      begin
        changed := true;
        colFlipped[j] := not colFlipped[j];
        colSum[j] := -colSum[j];
        for i := 1 to n do
        begin
          a[i][j] := -a[i][j];
          rowSum[i] := rowSum[i] + 2 * a[i][j];
        end;
      end;
  until not changed;
  { Đổi dấu hai lần cũng như không: mỗi hàng, cột ghi nhiều nhất một lần. }
  k := 0;
  for i := 1 to n do k := k + ord(rowFlipped[i]);
  for j := 1 to m do k := k + ord(colFlipped[j]);
  writeln(k);
  for i := 1 to n do
    if rowFlipped[i] then writeln('R ', i);
  for j := 1 to m do
    if colFlipped[j] then writeln('C ', j);
  close(output);
end.
