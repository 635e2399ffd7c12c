{$mode objfpc}
var
  tests, misere, n, i, large, largeOthers, count: longint;
  sum: int64;
  heap, left: array of int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'NIM2.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'NIM2.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(tests);
  while tests > 0 do
  begin
    read(misere, n);
    setlength(heap, n);
    setlength(left, n);
    sum := 0;
    large := 0;
    for i := 0 to n - 1 do
    begin
      read(heap[i]);
      sum := sum xor heap[i];
      if heap[i] > 1 then inc(large);
    end;
    count := 0;
    for i := 0 to n - 1 do
    begin
      largeOthers := large;
      if heap[i] > 1 then dec(largeOthers);
      left[i] := heap[i] xor sum;
      if (misere = 1) and (largeOthers = 0) then left[i] := left[i] xor 1;
      if left[i] < heap[i] then inc(count);
    end;
    writeln(count);
    for i := 0 to n - 1 do
      if left[i] < heap[i] then writeln(i + 1, ' ', heap[i] - left[i]);
    dec(tests);
  end;
  close(output);
end.
