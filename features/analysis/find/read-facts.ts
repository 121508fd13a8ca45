// Splits the user's story into facts (numbered sentences and clauses that everything else refers
// to) and into a bounded number of units to embed: one sentence each, or several neighbors together
// when there are many sentences or one alone is too short.
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import type { Fact } from '../analysis.ts';
import { splitFacts } from './split-facts.ts';

/** A passage of the story and the numbers of its facts. */
export type StoryUnit = { text: string; facts: number[] };

/** Embedding one unit takes about 100 ms. */
const MAX_UNITS = 16;
const MAX_UNIT_LENGTH = 900;
const MIN_UNIT_WORDS = 6;

/** Removes control and invisible characters, normalizes line endings and spaces, and trims. */
export function cleanFacts(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `text` must already be cleaned by `cleanFacts`. */
export function readFacts(text: string): Fact[] {
  const facts: Fact[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const content = line.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, '');
    let offset = lineStart + line.length - content.length;
    for (const sentence of splitSentences(content).flatMap(splitFacts)) {
      const start = text.indexOf(sentence, offset);
      offset = start + sentence.length;
      if (/[\p{L}\p{N}]/u.test(sentence))
        facts.push({ n: facts.length + 1, text: sentence, start, end: offset });
    }
    lineStart += line.length + 1;
  }
  return facts;
}

export function groupIntoUnits(facts: Fact[]): StoryUnit[] {
  const targetLength = Math.ceil(facts.reduce((sum, { text }) => sum + text.length, 0) / MAX_UNITS);
  const units: StoryUnit[] = [];
  for (const { n, text } of facts) {
    const last = units.at(-1);
    const hasManyFacts = facts.length > MAX_UNITS;
    const startsNewUnit =
      !last || units.length < MAX_UNITS
        ? !last || last.text.length >= targetLength || !hasManyFacts
        : false;
    if (last && !startsNewUnit) {
      last.text = `${last.text} ${text}`;
      last.facts.push(n);
    } else units.push({ text: addContext(text, last), facts: [n] });
  }
  return units.map(({ text, facts: numbers }) => ({
    text: text.slice(0, MAX_UNIT_LENGTH),
    facts: numbers,
  }));
}

/** A short sentence such as "No answer." is only meaningful together with the text before it. */
function addContext(text: string, previous: StoryUnit | undefined): string {
  return previous && text.split(' ').length < MIN_UNIT_WORDS
    ? `${previous.text.slice(-200)} ${text}`
    : text;
}
