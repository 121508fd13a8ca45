// Flesch–Kincaid grade of plain prose. Markdown syntax and URLs are removed first, because they are
// not read as words.
import { syllable } from 'syllable';
import { memoizeUpTo } from '../memo.ts';

export type ReadingGrade = { grade: number; words: number; sentences: number };

export function toPlainProse(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^\s{0,6}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '\n\n')
    .replace(/[*_`|]/g, '');
}

// A citation counts as one word: "15 U.S.C. § 1692g" neither ends a sentence nor counts as five
// words.
const CITATION = /\b\d+\s+(?:[A-Z][A-Za-z]*\.\s?)+(?:\d[a-z]{0,2}\.?\s?)?\s*§*\s*\d[\w().-]*/g;
const ABBREVIATION =
  /\b(?:U\.S\.C?|D\.C|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|No|v|vs|e\.g|i\.e|a\.m|p\.m|etc)\./gi;

const MAX_WORDS = 50_000;

const countSyllables = memoizeUpTo(MAX_WORDS, (word: string) => Math.max(1, syllable(word)));

export function measureReadingGrade(markdown: string): ReadingGrade {
  const text = toPlainProse(markdown)
    .replace(CITATION, 'law')
    .replace(ABBREVIATION, (m) => m.replaceAll('.', ''));
  const sentences = text
    .split(/(?<=[.!?]["'”’)\]]*)\s+|\n\s*\n/)
    .map((s) => s.trim())
    .filter((s) => /[A-Za-z]/.test(s));
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (words.length === 0 || sentences.length === 0) return { grade: 0, words: 0, sentences: 0 };
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade =
    0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { grade: Math.round(grade * 10) / 10, words: words.length, sentences: sentences.length };
}
