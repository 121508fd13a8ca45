// Text of others made safe to hand on as data: without characters that no reader sees (control,
// bidirectional, zero-width and tag characters), and without markup that would be carried out, a
// link or a picture. What it says stays as it is.

/** Line breaks and tabs stay. */
const HIDDEN =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]--[\n\t]]/gv;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ELEMENT = /<\/?[a-z!?][^<>]*>?/gi;
const LINK = /!?\[([^\][]*)\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g;
const REFERENCE = /^[^\S\n]*\[[^\][]+\]:\s*\S+.*$/gm;
const FENCE = /`{3,}|~{3,}/g;

export function toPlainData(text: string): string {
  const seen = text.toWellFormed().replaceAll('\ufffd', '').replace(HIDDEN, '');
  return stripMarkup(seen).trim();
}

const MARKS = /[<`~]/g;
/** More layers than any honest text has. */
const MAX_PASSES = 8;

/**
 * What is left of one piece may be another, so it is done again until nothing changes. Where that
 * does not end soon, the marks themselves go. A picture or link of a form that is not known here is
 * broken by a space.
 */
function stripMarkup(text: string): string {
  let before = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const after = stripOnce(before);
    if (after === before) return breakLinks(after);
    before = after;
  }
  return breakLinks(before.replace(MARKS, ''));
}

const stripOnce = (text: string): string =>
  text
    .replace(COMMENT, '')
    .replace(ELEMENT, '')
    .replace(LINK, '$1')
    .replace(REFERENCE, '')
    .replace(FENCE, '');

const breakLinks = (text: string): string => text.replaceAll('![', '! [').replaceAll('](', '] (');
