// What the words of a change may be: plain text for paper, whoever wrote them. Markup, addresses of the web, template syntax and blanks
// left to fill in are refused rather than mended, because a mended sentence is one that nobody wrote.

import type { Change } from '#features/printing/document-shapes.ts';
import { parseJson } from '#lib/parse-json.ts';

/** In characters; the last is the longest document that is sent to be tailored. */
export const MAX_INSTRUCTION_LENGTH = 2_000;
export const MAX_TITLE_LENGTH = 120;
export const MAX_CHANGE_LENGTH = 4_000;
export const MAX_TAILORED_LENGTH = 60_000;
/** In one document, and of one reply. */
export const MAX_CHANGES = 40;
export const MAX_SUGGESTED = 12;

const MARKUP = /<[a-z!/?]|[[\]{}`\\]|\*\*|__|^#|https?:|\bwww\./i;
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

export const isPlainText = (text: string): boolean => text === text.trim() && !MARKUP.test(text) && !UNSEEN.test(text);

/** As a form carries them. Browsers have no schema library; the server checks them again with one. */
export function readChanges(value: unknown): Change[] {
  const found = typeof value === 'string' ? parseJson(value) : [];
  return Array.isArray(found) && found.every(isChange) ? found : [];
}

export function isChange(value: unknown): value is Change {
  const { kind, at, clause, was, title, text } = (value ?? {}) as Partial<Change>;
  return (
    (kind === 'replace' || kind === 'insert') &&
    Number.isInteger(at) &&
    [clause, was, title, text].every((part) => typeof part === 'string')
  );
}
