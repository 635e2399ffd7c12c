{ Tính tổng XOR của mọi đống; một đống có nước thắng nếu làm cho tổng bằng 0 là bớt sỏi ở đống đó. }
var
  n, i, count: longint;
  sum: int64;
  heap: array of int64;
  buffer: array[0..65535] of char;
begin
  assign(input, 'NIM.INP');
  settextbuf(input, buffer);  { bộ đệm có sẵn chỉ 256 byte: đọc 10^6 số sẽ chậm }
  reset(input);
  assign(output, 'NIM.OUT');
  rewrite(output);
  read(n);
  setlength(heap, n);
  sum := 0;
  for i := 0 to n - 1 do
  begin
    read(heap[i]);
    sum := sum xor heap[i];
  end;
  count := 0;
  for i := 0 to n - 1 do
    if (heap[i] xor sum) < heap[i] then inc(count);
  writeln(count);
  for i := 0 to n - 1 do
    if (heap[i] xor sum) < heap[i] then
      writeln(i + 1, ' ', heap[i] - (heap[i] xor sum));
  close(output);
end.
