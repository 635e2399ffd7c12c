{ Như tài liệu: một phép trừ cho biết có bốc được không và bốc mấy viên. Số viên là 32 bit. }
var
  n, i, sum, count: longint;
  heap, take: array[1..1000] of longint;
begin
  assign(input, 'NIM.INP');
  reset(input);
  assign(output, 'NIM.OUT');
  rewrite(output);
  readln(n);
  sum := 0;
  for i := 1 to n do
  begin
    readln(heap[i]);
    sum := sum xor heap[i];
  end;
  count := 0;
  for i := 1 to n do
  begin
    take[i] := heap[i] - (heap[i] xor sum);
    if take[i] > 0 then inc(count);
  end;
  writeln(count);
  for i := 1 to n do
    if take[i] > 0 then writeln(i, ' ', take[i]);
  close(output);
end.
