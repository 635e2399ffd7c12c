{ Phân tích ngược: từ những đỉnh không còn nước đi, lan kết quả về các đỉnh đứng trước. }
var
  n, m, start, i, v, w, head, tail: longint;
  source, target, next: array[1..1000000] of longint;
  first: array[1..200000] of longint;      { danh sách các cung đi vào mỗi đỉnh: cung đầu, rồi next }
  movesLeft: array[1..200000] of longint;  { số nước đi chưa biết là dẫn tới thế thắng của đối thủ }
  result: array[1..200000] of longint;     { 1: người đến lượt thắng, 2: thua, 0: chưa xác định }
  queue: array[1..200000] of longint;
  buffer: array[0..65535] of char;

procedure settle(v, value: longint);
begin
  result[v] := value;
  inc(tail);
  queue[tail] := v;
end;

begin
  assign(input, 'GAME.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME.OUT');
  rewrite(output);
  read(n, m, start);
  for i := 1 to m do
  begin
    read(source[i], target[i]);
    next[i] := first[target[i]];
    first[target[i]] := i;
    inc(movesLeft[source[i]]);
  end;
  head := 0;
  tail := 0;
  for v := 1 to n do
    if movesLeft[v] = 0 then settle(v, 2);
  while head < tail do
  begin
    inc(head);
    v := queue[head];
    i := first[v];
    while i <> 0 do
    begin
      w := source[i];
      if result[w] = 0 then
        if result[v] = 2 then settle(w, 1)
        else
        begin
          dec(movesLeft[w]);
          if movesLeft[w] = 0 then settle(w, 2);
        end;
      i := next[i];
    end;
  end;
  writeln(result[start]);
  close(output);
end.
