{ Đánh số các viên sỏi từ phải sang. Chỉ khoảng trống bên trái các viên 1, 3, 5, ... mới quan trọng: mỗi khoảng
  là một đống mà mỗi lần bốc một hoặc hai viên. Viên 2, 4, ... đi thì khoảng của viên bên phải nó rộng ra. }
var
  n, i, cell, stones, sum, step, before, after, count: longint;
  strip: ansistring;
  gap: array[1..1000000] of longint;  { gap[i]: số ô trống ngay bên trái viên thứ i, tính từ phải }
begin
  assign(input, 'STONES.INP');
  reset(input);
  assign(output, 'STONES.OUT');
  rewrite(output);
  readln(n);
  readln(strip);
  stones := 0;
  for cell := n downto 1 do
    if strip[cell] = 'X' then inc(stones)
    else if stones > 0 then inc(gap[stones]);
  sum := 0;
  for i := 1 to stones do
    if odd(i) then sum := sum xor (gap[i] mod 3);
  count := 0;
  for i := 1 to stones do
    for step := 1 to 2 do
      if step <= gap[i] then
      begin
        if odd(i) then
        begin
          before := gap[i];
          after := gap[i] - step;
        end
        else
        begin
          before := gap[i - 1];
          after := gap[i - 1] + step;
        end;
        if (sum xor (before mod 3) xor (after mod 3)) = 0 then inc(count);
      end;
  writeln(count);
  close(output);
end.
