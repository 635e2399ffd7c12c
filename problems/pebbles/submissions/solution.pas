{ Tách n thành tổng các số Fibonacci, mỗi lần lấy số lớn nhất có thể; số cuối cùng là đáp án. }
var
  fibonacci: array[0..90] of int64;
  k: longint;
  left, answer: int64;
begin
  assign(input, 'PEBBLES.INP');
  reset(input);
  assign(output, 'PEBBLES.OUT');
  rewrite(output);
  read(left);
  fibonacci[0] := 1;
  fibonacci[1] := 2;
  for k := 2 to 90 do fibonacci[k] := fibonacci[k - 1] + fibonacci[k - 2];
  answer := 0;
  for k := 90 downto 0 do
    if (left > 0) and (fibonacci[k] <= left) then
    begin
      left := left - fibonacci[k];
      answer := fibonacci[k];
    end;
  writeln(answer);
  close(output);
end.
