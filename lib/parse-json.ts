// Parses untrusted JSON after checking its size. JSON.parse blocks the main thread, and a few
// megabytes of "[[[[" or "{},{}," take it seconds. One cheap pass over the text rejects such input
// first.

/** Far more than any request needs. */
export const MAX_JSON_DEPTH = 32;
export const MAX_JSON_VALUES = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Null if the text is not JSON or exceeds the limits. */
export function parseJson(text: string): unknown {
  if (!isWithinBounds(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Counts values: each follows a comma, except the first of an array or object, which is counted
 * with its bracket.
 */
function isWithinBounds(text: string): boolean {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) inString = !inString;
    else if (inString) {
      if (code === BACKSLASH) i++;
    } else if (code === COMMA) values++;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth++;
      values++;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
    if (depth > MAX_JSON_DEPTH || values > MAX_JSON_VALUES) return false;
  }
  return true;
}
