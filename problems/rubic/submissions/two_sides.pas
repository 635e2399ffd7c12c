{$mode objfpc}{$H+}
const SIZE = 1 shl 18;
var
  board, list: array[0..SIZE - 1] of string;
  side, queue: array[0..SIZE - 1] of longint;
  start, goal, step, answer: string;
  head, tail, code, at: longint;
  met: boolean;

function push(const before: string; code: longint): string;
var i, line, by: longint;
begin
  result := before;
  line := code div 3 mod 4;
  by := code mod 3 + 1;
  for i := 0 to 3 do
    if code < 12 then result[4 * line + (i + by) mod 4 + 1] := before[4 * line + i + 1]
    else result[4 * ((i + by) mod 4) + line + 1] := before[4 * i + line + 1];
end;

procedure reach(const b, steps: string; s: longint);
var i, at: longint;
begin
  at := 0;
  for i := 1 to 16 do at := (at * 1003 + ord(b[i])) mod SIZE;
  while (side[at] > 0) and (board[at] <> b) do at := (at + 1) mod SIZE;
  if side[at] = s then exit;
  if s = 1 then answer := steps + list[at] else answer := list[at] + steps;
  met := side[at] > 0;
  if met then exit;
  side[at] := s;
  board[at] := b;
  list[at] := steps;
  queue[tail] := at;
  inc(tail);
end;

begin
  assign(input, 'RUBIC.INP'); reset(input);
  assign(output, 'RUBIC.OUT'); rewrite(output);
  for at := 1 to 16 do
  begin
    read(code);
    start := start + chr(code);
    goal := goal + chr(at);
  end;
  reach(start, '', 1);
  reach(goal, '', 2);
  while not met do
  begin
    at := queue[head div 24];
    code := head mod 24;
    inc(head);
    step := chr(49 + code div 12) + ' ' + chr(49 + code div 3 mod 4) + ' ';
    if side[at] = 1 then reach(push(board[at], code), list[at] + step + chr(49 + code mod 3) + #10, 1)
    else reach(push(board[at], code), step + chr(51 - code mod 3) + #10 + list[at], 2);
  end;
  write(length(answer) div 6, #10, answer);
  close(output);
end.
