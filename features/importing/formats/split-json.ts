// Splits a streamed JSON file into records: elements of an array, consecutive values, or one record
// per line. Only brackets and quotes are examined here; the caller parses each piece. A record that
// is too long is skipped, and a broken one does not affect the next one if possible.
export type JsonPiece = { text: string; fault?: 'too long' | 'unfinished' | 'no JSON' };

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;
const COMMA = 44;
const BYTE_ORDER_MARK = 0xfeff;
const OPEN = 123;
const CLOSE = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;

export function createLineSplitter(maxChars: number) {
  let rest = '';
  let tooLong = false;
  const finishLine = (text: string): JsonPiece[] => {
    const fault = tooLong || text.length > maxChars;
    tooLong = false;
    if (fault) return [{ text: text.slice(0, 200), fault: 'too long' }];
    return text.trim() === '' ? [] : [{ text }];
  };
  return {
    push(text: string): JsonPiece[] {
      const lines = text.split('\n');
      const last = lines.pop() ?? '';
      const pieces = lines.flatMap((line, i) => finishLine(i === 0 ? rest + line : line));
      rest = lines.length > 0 ? last : rest + last;
      if (rest.length > maxChars) {
        tooLong = true;
        rest = rest.slice(0, 200);
      }
      return pieces;
    },
    end: (): JsonPiece[] => finishLine(rest),
  };
}

export function createJsonSplitter(maxChars: number) {
  let parts: string[] = [];
  let length = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let started = false;
  let stray = false;
  let start = 0;

  const append = (text: string) => {
    length += text.length;
    if (length <= maxChars) parts.push(text);
    else if (parts.length > 1) parts = [parts[0]?.slice(0, 200) ?? ''];
  };
  const takePiece = (fault?: JsonPiece['fault']): JsonPiece => {
    const text = parts.join('');
    const piece: JsonPiece =
      length > maxChars ? { text: text.slice(0, 200), fault: 'too long' } : { text, fault };
    parts = [];
    length = 0;
    return piece;
  };

  function scanString(code: number) {
    if (escaped) escaped = false;
    else if (code === BACKSLASH) escaped = true;
    // JSON strings have no line breaks, so the closing quote is missing
    else if (code === QUOTE || code === NEWLINE) inString = false;
  }

  /** Returns true at the end of the value. */
  function scanValue(code: number): boolean {
    if (code === QUOTE) inString = true;
    else if (code === OPEN || code === OPEN_LIST) depth++;
    else if (code === CLOSE || code === CLOSE_LIST) return --depth === 0;
    return false;
  }

  function scanBetween(code: number, offset: number) {
    if (code <= 32 || code === COMMA || code === CLOSE_LIST || code === BYTE_ORDER_MARK) return;
    if (code === OPEN_LIST && !started) {
      started = true; // an array: its elements are the records
      return;
    }
    started = true;
    start = offset;
    if (code === OPEN || code === OPEN_LIST) depth = 1;
    else stray = true;
  }

  return {
    push(text: string): JsonPiece[] {
      const pieces: JsonPiece[] = [];
      start = 0;
      for (let offset = 0; offset < text.length; offset++) {
        const code = text.charCodeAt(offset);
        if (inString) scanString(code);
        else if (depth > 0) {
          if (!scanValue(code)) continue;
          append(text.slice(start, offset + 1));
          pieces.push(takePiece());
        } else if (!stray) scanBetween(code, offset);
        else if (code === NEWLINE) {
          append(text.slice(start, offset));
          pieces.push(takePiece('no JSON'));
          stray = false;
        }
      }
      if (depth > 0 || stray) append(text.slice(start));
      return pieces;
    },
    end(): JsonPiece[] {
      if (depth > 0) return [takePiece('unfinished')];
      return stray ? [takePiece('no JSON')] : [];
    },
  };
}
