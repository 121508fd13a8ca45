// The one to three passages of a case that answer a query best, with highlights. Paragraphs are
// first ranked with a cheap regular expression, and only the most promising are tokenized: an
// opinion may have a thousand paragraphs.
import type { Mark } from '#features/search/schema.ts';
import type { CasePassage } from '../schema.ts';
import { tokenize } from '../store/opinion-words.ts';
import { type CaseQuery, normalizeText } from './search-query.ts';
import type { TermWeights } from './search-score.ts';

export type Paragraph = { text: string; paragraph?: number; opinion?: number };

const MAX_PASSAGES = 3;
const MAX_SCORED_PARAGRAPHS = 8;
const MAX_PASSAGE_LENGTH = 320;
const MIN_RELATIVE_SCORE = 0.6;

export function findBestPassages(
  paragraphs: Paragraph[],
  query: CaseQuery,
  weights: TermWeights,
): CasePassage[] {
  const lexemes = query.lexemes.filter((lexeme) => weights.has(lexeme));
  const phrases = [...query.phrases, ...(query.maybePhrase ? [query.maybePhrase] : [])].map(
    ({ flat }) => flat,
  );
  if (lexemes.length === 0 && phrases.length === 0) return [];
  const pattern = buildStemPattern(lexemes);
  const roughMatches = paragraphs.map((paragraph) => {
    const stems = new Set(
      Array.from(paragraph.text.toLowerCase().matchAll(pattern), ([stem]) => stem),
    );
    const normalizedText =
      stems.size > 0 && phrases.length > 0 ? normalizeText(paragraph.text) : '';
    return {
      paragraph,
      hasPhrase: phrases.some((phrase) => normalizedText.includes(phrase)),
      stemCount: stems.size,
    };
  });
  const promising = roughMatches
    .filter(({ stemCount, hasPhrase }) => stemCount > 0 || hasPhrase)
    .sort((a, b) => Number(b.hasPhrase) - Number(a.hasPhrase) || b.stemCount - a.stemCount);
  const scored = promising.slice(0, MAX_SCORED_PARAGRAPHS).map(({ paragraph, hasPhrase }) => ({
    paragraph,
    ...scoreParagraph(paragraph.text, weights, hasPhrase ? phrases : []),
  }));
  scored.sort((a, b) => b.score - a.score);
  const bestScore = scored[0]?.score ?? 0;
  return scored
    .filter(
      ({ score }, index) => score > 0 && (index === 0 || score >= MIN_RELATIVE_SCORE * bestScore),
    )
    .slice(0, MAX_PASSAGES)
    .map(({ paragraph: { text, ...location }, from, marks }) => ({
      ...cutPassage(text, from, marks),
      ...location,
    }));
}

/**
 * Finds the window of MAX_PASSAGE_LENGTH with the highest term weights; repeated words count a
 * tenth. `from`: its start.
 */
function scoreParagraph(
  text: string,
  weights: TermWeights,
  phrases: string[],
): { score: number; from: number; marks: Mark[] } {
  const matches = tokenize(text).filter(({ lexeme }) => weights.has(lexeme));
  const marks = phrases.flatMap((phrase) => findPhraseMarks(text, phrase));
  const phraseMark = marks[0];
  for (const { start, end } of matches)
    if (!marks.some(([from, to]) => start < to && end > from)) marks.push([start, end]);
  let score = 0;
  let from = matches[0]?.start ?? 0;
  for (const [index, first] of matches.entries()) {
    const nearbyLexemes = new Set<string>();
    let sum = 0;
    for (
      let i = index;
      i < matches.length && (matches[i]?.end ?? 0) - first.start < MAX_PASSAGE_LENGTH;
      i++
    ) {
      const { lexeme } = matches[i] as (typeof matches)[number];
      sum += (weights.get(lexeme) ?? 0) * (nearbyLexemes.has(lexeme) ? 0.1 : 1);
      nearbyLexemes.add(lexeme);
    }
    if (sum > score) {
      score = sum;
      from = first.start;
    }
  }
  if (phraseMark)
    return { score: score + 100, from: phraseMark[0], marks: marks.sort((a, b) => a[0] - b[0]) };
  return { score, from, marks };
}

/**
 * Matches a phrase loosely, because spaces and quotation marks in the text may differ from the
 * query.
 */
function findPhraseMarks(text: string, phrase: string): Mark[] {
  const loosePattern = phrase
    .split(' ')
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/'/g, "['‘’]")
        .replace(/-/g, '[-‐-―]'),
    )
    .join('["“”]*(?:\\s|\\*\\d+)+["“”]*');
  return Array.from(
    text.matchAll(new RegExp(loosePattern, 'giu')),
    ({ 0: matchedText, index }): Mark => [index, index + matchedText.length],
  );
}

function cutPassage(text: string, from: number, marks: Mark[]): { text: string; marks: Mark[] } {
  if (text.length <= MAX_PASSAGE_LENGTH) return { text, marks };
  const sentenceStart = Math.max(text.lastIndexOf('. ', from), text.lastIndexOf('? ', from)) + 2;
  let start =
    from - sentenceStart <= MAX_PASSAGE_LENGTH / 3
      ? Math.max(sentenceStart, 0)
      : text.indexOf(' ', Math.max(0, from - 40)) + 1;
  if (start < 2 || start > from) start = from <= 40 ? 0 : from;
  const maxEnd = start + MAX_PASSAGE_LENGTH;
  const end =
    maxEnd >= text.length
      ? text.length
      : Math.max(text.lastIndexOf(' ', maxEnd), start + MAX_PASSAGE_LENGTH / 2);
  const prefix = start > 0 ? '… ' : '';
  const suffix = end < text.length ? ' …' : '';
  const shift = prefix.length - start;
  const visibleMarks = marks
    .filter((mark) => mark[0] >= start && mark[0] < end)
    .map(([a, b]): Mark => [a + shift, Math.min(b, end) + shift]);
  return { text: prefix + text.slice(start, end) + suffix, marks: visibleMarks };
}

/**
 * Matches words by stem prefix. The last letter of a stem may differ from its words ("judiciari"),
 * so it is dropped.
 */
function buildStemPattern(lexemes: string[]): RegExp {
  if (lexemes.length === 0) return /(?!)/g;
  const starts = lexemes.map((lexeme) => (lexeme.length > 3 ? lexeme.slice(0, -1) : lexeme));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${starts.join('|')})`, 'gu');
}
