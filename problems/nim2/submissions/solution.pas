{ Với mỗi đống có đúng một số viên để lại mà đối thủ thua; đó là nước thắng nếu đống lớn hơn số ấy. }
var
  tests, test, mode, n, i, large, count: longint;
  sum: int64;
  heap, left: array of int64;
  buffer, outBuffer: array[0..65535] of char;

{ Số viên để lại ở đống i; misère (mode = 1) thì khi các đống khác chỉ có 0 hoặc 1 viên phải để lại một
  số lẻ đống một viên. }
function rest(i: longint): int64;
var
  othersLarge: longint;
begin
  othersLarge := large;
  if heap[i] > 1 then dec(othersLarge);
  rest := heap[i] xor sum;
  if (mode = 1) and (othersLarge = 0) then rest := heap[i] xor sum xor 1;
end;

begin
  assign(input, 'NIM2.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'NIM2.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(tests);
  for test := 1 to tests do
  begin
    read(mode, n);
    setlength(heap, n);
    setlength(left, n);
    sum := 0;
    large := 0;  { số đống có từ hai viên trở lên }
    for i := 0 to n - 1 do
    begin
      read(heap[i]);
      sum := sum xor heap[i];
      if heap[i] > 1 then inc(large);
    end;
    count := 0;
    for i := 0 to n - 1 do
    begin
      left[i] := rest(i);
      if left[i] < heap[i] then inc(count);
    end;
    writeln(count);
    for i := 0 to n - 1 do
      if left[i] < heap[i] then writeln(i + 1, ' ', heap[i] - left[i]);
  end;
  close(output);
end.
