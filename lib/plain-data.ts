// Text of others made safe to hand on as data: without characters that no reader sees (control,
// bidirectional, zero-width and tag characters), and without markup that would be carried out, a
// link or a picture. What it says stays as it is.

/** Line breaks and tabs stay. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ELEMENT = /<\/?[a-z!?][^<>]*>?/gi;
const LINK = /!?\[([^\][]*)\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g;
const REFERENCE = /^\s*\[[^\][]+\]:\s*\S+.*$/gm;
const FENCE = /`{3,}|~{3,}/g;

export function toPlainData(text: string): string {
  const seen = text.toWellFormed().replaceAll('\ufffd', '').replace(HIDDEN, '');
  return stripMarkup(seen).trim();
}

/** Until nothing changes: what is left of one piece may be another. */
function stripMarkup(text: string): string {
  const stripped = text
    .replace(COMMENT, '')
    .replace(ELEMENT, '')
    .replace(LINK, '$1')
    .replace(REFERENCE, '')
    .replace(FENCE, '');
  return stripped === text ? text : stripMarkup(stripped);
}
