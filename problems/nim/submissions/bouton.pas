{$mode objfpc}
var
  n, i, count: longint;
  sum: int64;
  heap, left: array of int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'NIM.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'NIM.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(n);
  setlength(heap, n);
  setlength(left, n);
  sum := 0;
  for i := 0 to n - 1 do
  begin
    read(heap[i]);
    sum := sum xor heap[i];
  end;
  count := 0;
  for i := 0 to n - 1 do
  begin
    left[i] := heap[i] xor sum;
    if left[i] < heap[i] then inc(count);
  end;
  writeln(count);
  for i := 0 to n - 1 do
    if left[i] < heap[i] then writeln(i + 1, ' ', heap[i] - left[i]);
  close(output);
end.
