// Text of others made safe to hand on as data: without characters that no reader sees (control,
// bidirectional, zero-width and tag characters), and without markup that would be carried out, a
// link or a picture. What it says stays as it is.

/** Line breaks and tabs stay. */
const HIDDEN =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]--[\n\t]]/gv;
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
