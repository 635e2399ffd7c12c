{ Cách của tài liệu: đi từ hàng 1 xuống. Tới một ô mà chưa ai ghi gì thì đó là ô thua; chỉ ô thua mới phải làm
  việc: tìm cách thua chậm nhất, rồi báo cho các ô ở dưới đi tới nó được rằng chúng thắng. Giữ cả bảng. }
var
  n, m, x, y, i, j, k, longest, wins: longint;
  moves: array of array of longint;  { dương: thắng sau bấy nhiêu nước; âm hay 0: thua }
begin
  assign(input, 'COBANG.INP');
  reset(input);
  assign(output, 'COBANG.OUT');
  rewrite(output);
  read(n, m, x, y);
  setlength(moves, x + 1, m + 1);
  for i := 1 to x do
    for j := 1 to m do
    begin
      if moves[i, j] > 0 then continue;
      longest := -1;
      for k := 1 to m do
        if (k <> j) and (k < i) and (moves[i - k, k] > longest) then longest := moves[i - k, k];
      moves[i, j] := -(longest + 1);
      if i + j > x then continue;
      wins := longest + 2;
      for k := 1 to m do
        if (k <> j) and ((moves[i + j, k] <= 0) or (moves[i + j, k] > wins)) then moves[i + j, k] := wins;
    end;
  writeln(ord(moves[x, y] > 0));
  writeln(abs(moves[x, y]));
  close(output);
end.
