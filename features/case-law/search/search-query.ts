// What was typed into the case search, read as words: stems to rank by, phrases that must stand there as they are, and the
// tsqueries that ask for them. Lexemes hold only letters, digits and our own "~", so that no operator can be typed in.
import { cleanText } from '#features/site-search/read-query.ts';
import { MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import { type Token, tokensOf } from '../store/opinion-words.ts';

export type Phrase = { flat: string; tokens: Token[] };

export type CaseQuery = {
  text: string;
  /** Different stems, in the order typed. */
  lexemes: string[];
  /** In quotation marks: only what holds all of them is found. */
  phrases: Phrase[];
  /** A long query without quotation marks may be a quotation all the same: what holds it comes first. */
  maybePhrase?: Phrase;
};

const MAX_WORDS = 24;
export const LIKE_A_QUOTATION = 6;

export function readCaseQuery(raw: string): CaseQuery {
  const text = cleanText(raw, MAX_CASE_QUERY_LENGTH);
  const phrases = quotationsIn(text)
    .map(phraseOf)
    .filter(({ tokens }) => hasWords(tokens));
  const tokens = tokensOf(text);
  const lexemes = [...new Set(tokens.map(({ lexeme }) => lexeme).filter(Boolean))].slice(0, MAX_WORDS);
  const whole = phrases.length === 0 && tokens.length >= LIKE_A_QUOTATION ? phraseOf(text) : undefined;
  return { text, lexemes, phrases, maybePhrase: whole && hasWords(whole.tokens) ? whole : undefined };
}

/** What stands in quotation marks. A quotation within a quotation belongs to it: whoever pastes a sentence means all of it. */
function quotationsIn(text: string): string[] {
  const even = text.replace(/[“”]/g, '"');
  const marks = even.split('"').length - 1;
  const nested = even.startsWith('"') && even.endsWith('"') && marks > 2 && (marks % 2 === 1 || /^"[^"]*[\s(]"\S/.test(even));
  if (nested) return [even.slice(1, -1)];
  return Array.from(even.matchAll(/"([^"]{2,})"/g), ([, inside = '']) => inside);
}

/** "a <-> c" for its words in their order; small words between them only count. */
export function phraseQuery({ tokens }: Phrase): string {
  let query = '';
  let before = 0;
  for (const [place, { lexeme }] of tokens.entries()) {
    if (lexeme === '') continue;
    query += query === '' ? quoted(lexeme) : ` <${place - before}> ${quoted(lexeme)}`;
    before = place;
  }
  return query;
}

export function allOf(parts: string[]): string {
  return parts.map((part) => `(${part})`).join(' & ');
}

export function anyOf(lexemes: string[]): string {
  return lexemes.map(quoted).join(' | ');
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}

/** Texts as a quotation is compared with them: case, spaces, double quotation marks, kinds of dash and page marks do not count. */
export function flatText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\*\d+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function phraseOf(text: string): Phrase {
  return { flat: flatText(text).replace(/^[\s.,;:]+|[\s.,;:]+$/g, ''), tokens: tokensOf(text) };
}

function hasWords(tokens: Token[]): boolean {
  return tokens.some(({ lexeme }) => lexeme !== '');
}
