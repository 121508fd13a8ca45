// Validates the text of a change: plain text only, from any author. Markup, URLs, template syntax
// and blanks to fill in are rejected rather than cleaned up, because a cleaned-up sentence is one
// that nobody wrote.

import type { Change } from '#features/printing/document-shapes.ts';
import { parseJson } from '#lib/parse-json.ts';

/** Limits in characters. */
export const MAX_INSTRUCTION_LENGTH = 2_000;
export const MAX_TITLE_LENGTH = 120;
export const MAX_CHANGE_LENGTH = 4_000;
/** The longest document that is sent to the AI provider. */
export const MAX_TAILORED_LENGTH = 60_000;
/** Accepted changes per document. */
export const MAX_CHANGES = 40;
/** Suggestions read from one reply. */
export const MAX_SUGGESTIONS = 12;

const MARKUP = /<[a-z!/?]|[[\]{}`\\]|\*\*|__|^#|https?:|\bwww\./i;
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

export const isPlainText = (text: string): boolean =>
  text === text.trim() && !MARKUP.test(text) && !INVISIBLE.test(text);

/**
 * Parses the form's hidden field. Runs in browsers, so without zod; the server validates again with
 * a schema.
 */
export function readChanges(value: unknown): Change[] {
  const changes = typeof value === 'string' ? parseJson(value) : [];
  return Array.isArray(changes) && changes.every(isChange) ? changes : [];
}

export function isChange(value: unknown): value is Change {
  const { kind, at, clause, was, title, text } = (value ?? {}) as Partial<Change>;
  return (
    (kind === 'replace' || kind === 'insert') &&
    Number.isInteger(at) &&
    [clause, was, title, text].every((part) => typeof part === 'string')
  );
}
