// Cuts a JSON file into its records without reading it whole: the elements of a list, values that follow each other, or one
// record a line. Only brackets and quotes are looked at here; whether a piece is good JSON is seen when it is parsed. A record that
// is too long is passed over, and one that is broken does not take the next one along where that can be helped.
export type JsonPiece = { text: string; fault?: 'too long' | 'unfinished' | 'no JSON' };

const [QUOTE, BACKSLASH, NEWLINE, COMMA, BYTE_ORDER] = [34, 92, 10, 44, 0xfeff];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];

export function createLineSplitter(mostChars: number) {
  let rest = '';
  let tooLong = false;
  const piece = (text: string): JsonPiece[] => {
    const fault = tooLong || text.length > mostChars;
    tooLong = false;
    if (fault) return [{ text: text.slice(0, 200), fault: 'too long' }];
    return text.trim() === '' ? [] : [{ text }];
  };
  return {
    push(text: string): JsonPiece[] {
      const lines = text.split('\n');
      const last = lines.pop() ?? '';
      const done = lines.flatMap((line, i) => piece(i === 0 ? rest + line : line));
      rest = lines.length > 0 ? last : rest + last;
      if (rest.length > mostChars) {
        tooLong = true;
        rest = rest.slice(0, 200);
      }
      return done;
    },
    end: (): JsonPiece[] => piece(rest),
  };
}

export function createJsonSplitter(mostChars: number) {
  let parts: string[] = [];
  let length = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let begun = false;
  let stray = false;
  let from = 0;

  const keep = (text: string) => {
    length += text.length;
    if (length <= mostChars) parts.push(text);
    else if (parts.length > 1) parts = [parts[0]?.slice(0, 200) ?? ''];
  };
  const take = (fault?: JsonPiece['fault']): JsonPiece => {
    const text = parts.join('');
    const piece: JsonPiece = length > mostChars ? { text: text.slice(0, 200), fault: 'too long' } : { text, fault };
    parts = [];
    length = 0;
    return piece;
  };

  function inText(code: number) {
    if (escaped) escaped = false;
    else if (code === BACKSLASH) escaped = true;
    else if (code === QUOTE || code === NEWLINE) inString = false; // no JSON text has a line break: its quote is missing
  }

  /** Whether this ends the value. */
  function inValue(code: number): boolean {
    if (code === QUOTE) inString = true;
    else if (code === OPEN || code === OPEN_LIST) depth++;
    else if (code === CLOSE || code === CLOSE_LIST) return --depth === 0;
    return false;
  }

  function between(code: number, at: number) {
    if (code <= 32 || code === COMMA || code === CLOSE_LIST || code === BYTE_ORDER) return;
    if (code === OPEN_LIST && !begun) {
      begun = true; // a list: its elements are the records
      return;
    }
    begun = true;
    from = at;
    if (code === OPEN || code === OPEN_LIST) depth = 1;
    else stray = true;
  }

  return {
    push(text: string): JsonPiece[] {
      const done: JsonPiece[] = [];
      from = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (inString) inText(code);
        else if (depth > 0) {
          if (!inValue(code)) continue;
          keep(text.slice(from, at + 1));
          done.push(take());
        } else if (!stray) between(code, at);
        else if (code === NEWLINE) {
          keep(text.slice(from, at));
          done.push(take('no JSON'));
          stray = false;
        }
      }
      if (depth > 0 || stray) keep(text.slice(from));
      return done;
    },
    end(): JsonPiece[] {
      if (depth > 0) return [take('unfinished')];
      return stray ? [take('no JSON')] : [];
    },
  };
}
