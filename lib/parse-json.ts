// JSON from outside, bounded before it is parsed. JSON.parse runs on the main thread, and a few megabytes of "[[[[" or "{},{},"
// keep it busy for seconds. One cheap pass over the text finds those first.

/** Far more than any address or form takes. */
export const MAX_JSON_DEPTH = 32;
export const MAX_JSON_VALUES = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Null when it is not JSON, or over the bounds. */
export function parseJson(text: string): unknown {
  if (!isWithinBounds(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every value but the first of its array or object follows a comma; the first is counted with the bracket. */
function isWithinBounds(text: string): boolean {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (inString) {
      if (code === BACKSLASH) at++;
    } else if (code === COMMA) values++;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth++;
      values++;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
    if (depth > MAX_JSON_DEPTH || values > MAX_JSON_VALUES) return false;
  }
  return true;
}
