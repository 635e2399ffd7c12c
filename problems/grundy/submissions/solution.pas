{ Từ đống m chia được thành a và m - a viên, a khác m - a: giá trị của m là số nhỏ nhất không bằng giá trị
  g[a] xor g[m - a] nào. Với n = 10^6 phải xét ít cặp hơn: xem solution.cpp. }
var
  g: array[1..1000000] of longint;
  seen: array[0..1023] of longint;  { seen[v] = m: gặp giá trị v khi xét đống m; khỏi phải xóa }
  n, m, a: longint;
  outBuffer: array[0..65535] of char;
begin
  assign(input, 'GRUNDY.INP');
  reset(input);
  assign(output, 'GRUNDY.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(n);
  for m := 1 to n do
  begin
    for a := 1 to (m - 1) div 2 do seen[g[a] xor g[m - a]] := m;
    while seen[g[m]] = m do inc(g[m]);
    if m > 1 then write(' ');
    write(g[m]);
  end;
  writeln;
  close(output);
end.
