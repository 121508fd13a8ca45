// Parses a case search query into stems to rank by and phrases that must match literally, and
// builds tsqueries from them. Lexemes contain only letters, digits and our own "~", so that a user
// cannot inject operators.
import { cleanText } from '#features/search/read-query.ts';
import { MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import { type Token, tokenize } from '../store/opinion-words.ts';

export type Phrase = { flat: string; tokens: Token[] };

export type CaseQuery = {
  text: string;
  /** Distinct stems in query order. */
  lexemes: string[];
  /** Quoted phrases; every hit must contain all of them. */
  phrases: Phrase[];
  /**
   * A long query without quotation marks may still be a quotation: opinions that contain it rank
   * first.
   */
  maybePhrase?: Phrase;
};

const MAX_WORDS = 24;
export const MIN_QUOTATION_WORDS = 6;

export function readCaseQuery(raw: string): CaseQuery {
  const text = cleanText(raw, MAX_CASE_QUERY_LENGTH);
  const phrases = listQuotations(text)
    .map(toPhrase)
    .filter(({ tokens }) => hasWords(tokens));
  const tokens = tokenize(text);
  const lexemes = [...new Set(tokens.map(({ lexeme }) => lexeme).filter(Boolean))].slice(
    0,
    MAX_WORDS,
  );
  const wholePhrase =
    phrases.length === 0 && tokens.length >= MIN_QUOTATION_WORDS ? toPhrase(text) : undefined;
  return {
    text,
    lexemes,
    phrases,
    maybePhrase: wholePhrase && hasWords(wholePhrase.tokens) ? wholePhrase : undefined,
  };
}

/**
 * Quoted parts. Nested quotation marks belong to the outer quotation: a pasted sentence counts as a
 * whole.
 */
function listQuotations(text: string): string[] {
  const straightQuoted = text.replace(/[“”]/g, '"');
  const quoteCount = straightQuoted.split('"').length - 1;
  const isNested =
    straightQuoted.startsWith('"') &&
    straightQuoted.endsWith('"') &&
    quoteCount > 2 &&
    (quoteCount % 2 === 1 || /^"[^"]*[\s(]"\S/.test(straightQuoted));
  if (isNested) return [straightQuoted.slice(1, -1)];
  return Array.from(straightQuoted.matchAll(/"([^"]{2,})"/g), ([, inside = '']) => inside);
}

/** "a <2> c": words in order; stop words between them only count toward the distance. */
export function toPhraseQuery({ tokens }: Phrase): string {
  let query = '';
  let previousIndex = 0;
  for (const [index, { lexeme }] of tokens.entries()) {
    if (lexeme === '') continue;
    query +=
      query === '' ? quoteLexeme(lexeme) : ` <${index - previousIndex}> ${quoteLexeme(lexeme)}`;
    previousIndex = index;
  }
  return query;
}

export function joinWithAnd(parts: string[]): string {
  return parts.map((part) => `(${part})`).join(' & ');
}

export function joinWithOr(lexemes: string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}

export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}

/**
 * Normalizes text for comparing quotations: ignores case, spaces, double quotation marks, dash
 * variants and page marks.
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\*\d+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function toPhrase(text: string): Phrase {
  return {
    flat: normalizeText(text).replace(/^[\s.,;:]+|[\s.,;:]+$/g, ''),
    tokens: tokenize(text),
  };
}

function hasWords(tokens: Token[]): boolean {
  return tokens.some(({ lexeme }) => lexeme !== '');
}
