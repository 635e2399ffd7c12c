{ Xử lí các thao tác từ cuối lên: xóa cung trở thành thêm cung, nên dùng được các tập hợp không giao nhau.
  Gốc của mỗi tập là đỉnh mà sỏi dừng lại; gốc 0 nghĩa là không bao giờ dừng. }
var
  n, q, i, count: longint;
  arc, parent: array[0..1000000] of longint;
  deleted: array[0..1000000] of boolean;
  kind, vertex, answer: array[1..1000000] of longint;
  buffer, outBuffer: array[0..65535] of char;

function findStop(x: longint): longint;
begin
  while parent[x] <> x do
  begin
    parent[x] := parent[parent[x]];
    x := parent[x];
  end;
  findStop := x;
end;

{ Thêm cung từ x; trước đó x chưa có cung ra nên x là gốc của tập chứa nó. }
procedure addArc(x: longint);
var
  stop: longint;
begin
  stop := findStop(arc[x]);
  if stop = x then parent[x] := 0 else parent[x] := stop;
end;

begin
  assign(input, 'MABLE.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'MABLE.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(n);
  for i := 1 to n do read(arc[i]);
  read(q);
  for i := 1 to q do
  begin
    read(kind[i], vertex[i]);
    if kind[i] = 2 then deleted[vertex[i]] := true;
  end;
  for i := 0 to n do parent[i] := i;
  for i := 1 to n do
    if (arc[i] <> 0) and not deleted[i] then addArc(i);
  count := 0;
  for i := q downto 1 do
    if kind[i] = 1 then
    begin
      inc(count);
      answer[count] := findStop(vertex[i]);
    end
    else addArc(vertex[i]);
  for i := count downto 1 do
    if answer[i] = 0 then writeln('CIKLUS') else writeln(answer[i]);
  close(output);
end.
