var f: Text; a, b: Integer;
begin
    Assign(f, 'HELLO.INP'); Reset(f); ReadLn(f, a, b);
    Assign(f, 'HELLO.OUT'); Rewrite(f); Write(f, a * b); Close(f);
end.
