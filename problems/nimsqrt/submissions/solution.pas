{ Gọi r là phần nguyên của căn n, p là lũy thừa của 2 lớn nhất không quá r. In ra các thế thua thì thấy: trong
  các số từ r*r đến (r+1)*(r+1)-1, n thua khi (n - r*r) chia r+1 dư 2*(r-p)+1. }
var
  n, root, power: int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'NIMSQRT.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'NIMSQRT.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  while not seekeof do
  begin
    read(n);
    root := trunc(sqrt(n));
    { sqrt có thể làm tròn sai. }
    while root * root > n do dec(root);
    while (root + 1) * (root + 1) <= n do inc(root);
    power := 1;
    while power * 2 <= root do power := power * 2;
    if (n - root * root) mod (root + 1) = 2 * (root - power) + 1 then writeln('LOSE')
    else writeln('WIN');
  end;
  close(output);
end.
