// The text of a section as it is compared and hashed: the same words give the same hash, whether
// they were read from the official markup, from plain text with other line breaks, or with other
// quotation marks and dashes.
import { createHash } from 'node:crypto';

const QUOTES = /[\u2018\u2019\u201a\u201b\u2032]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033]|''/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Soft hyphens, zero-width characters and all white space. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff\s]+/g;

function normalizeStatuteText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(INVISIBLE, '');
}

export function hashStatuteText(paragraphs: readonly string[]): string {
  return createHash('sha256')
    .update(normalizeStatuteText(paragraphs.join(' ')))
    .digest('hex')
    .slice(0, 32);
}
