{ Ron lấy chữ cuối cùng còn lại. Hermione lấy chữ nhỏ nhất, trong các chữ như thế lấy chữ ở bên phải nhất. }
var
  word, ron, her: ansistring;
  taken: array of boolean;
  previous: array of longint;         { vị trí đứng ngay trước của cùng một chữ cái, 0 nếu không có }
  last: array['a'..'z'] of longint;   { vị trí cuối cùng còn lại của mỗi chữ cái, 0 nếu đã hết }
  n, i, turn, at, right: longint;
  letter: char;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'GAME12.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME12.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  readln(n);
  readln(word);
  setlength(taken, n + 1);
  setlength(previous, n + 1);
  for i := 1 to n do
  begin
    previous[i] := last[word[i]];
    last[word[i]] := i;
  end;
  setlength(ron, (n + 1) div 2);
  setlength(her, n div 2);
  right := n;
  for turn := 1 to n do
  begin
    if odd(turn) then
    begin
      while taken[right] do dec(right);
      at := right;
      ron[(turn + 1) div 2] := word[at];
    end
    else
    begin
      letter := 'a';
      while last[letter] = 0 do inc(letter);
      at := last[letter];
      her[turn div 2] := letter;
    end;
    { Ai lấy thì cũng là vị trí cuối cùng còn lại của chữ cái ấy. }
    taken[at] := true;
    last[word[at]] := previous[at];
  end;
  if her < ron then writeln('YES') else writeln('NO');
  writeln(her);
  close(output);
end.
