// What was told, cut into sentences that everything else points at by number, and into a bounded number of units to be read for their
// meaning: a sentence each, or neighbours together where there are many or where one alone says too little.
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import type { Fact } from './analysis.ts';

/** One stretch of the story and the numbers of its facts. */
export type Unit = { text: string; facts: number[] };

/** Reading one takes a tenth of a second or so. */
const MAX_UNITS = 16;
const MAX_UNIT_LENGTH = 900;
const SAYS_ENOUGH = 6;

/** As it is looked at everywhere: no unseen marks, one kind of line end, no space around. */
export function cleanFacts(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `text`: cleaned. */
export function readFacts(text: string): Fact[] {
  const facts: Fact[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const bare = line.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, '');
    let at = from + line.length - bare.length;
    for (const sentence of splitSentences(bare).flatMap(clauses)) {
      const start = text.indexOf(sentence, at);
      at = start + sentence.length;
      if (/[\p{L}\p{N}]/u.test(sentence)) facts.push({ n: facts.length + 1, text: sentence, start, end: at });
    }
    from += line.length + 1;
  }
  return facts;
}

/** An intake note strings its facts together with semicolons. */
const clauses = (sentence: string) =>
  sentence
    .split(/(?<=;)\s+/)
    .map((part) => part.trim())
    .filter(Boolean);

export function unitsOf(facts: Fact[]): Unit[] {
  const size = Math.ceil(facts.reduce((sum, { text }) => sum + text.length, 0) / MAX_UNITS);
  const units: Unit[] = [];
  for (const { n, text } of facts) {
    const last = units.at(-1);
    const many = facts.length > MAX_UNITS;
    const full = !last || units.length < MAX_UNITS ? !last || last.text.length >= size || !many : false;
    if (last && !full) {
      last.text = `${last.text} ${text}`;
      last.facts.push(n);
    } else units.push({ text: withContext(text, last), facts: [n] });
  }
  return units.map(({ text, facts: numbers }) => ({ text: text.slice(0, MAX_UNIT_LENGTH), facts: numbers }));
}

/** "No answer." means something only after what stands before it. */
function withContext(text: string, before: Unit | undefined): string {
  return before && text.split(' ').length < SAYS_ENOUGH ? `${before.text.slice(-200)} ${text}` : text;
}
