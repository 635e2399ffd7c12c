{ Số tiền lớn nhất là số lớn nhất trong dãy n, f(n), f(f(n)), ... cho đến 1.
  Với n không quá 10^9 dãy dài không quá 987 số, nhưng có số vượt quá 10^18: phải dùng 64 bit. }
var
  sum, largest: int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'MONEY.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'MONEY.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  while not seekeof do
  begin
    read(sum);
    largest := sum;
    while sum > 1 do
    begin
      if odd(sum) then sum := 3 * sum + 1 else sum := sum div 2;
      if sum > largest then largest := sum;
    end;
    writeln(largest);
  end;
  close(output);
end.
