// Generated near misses, many more than could be written by hand: a sentence of the library with
// one change, checked against the passage it comes from. They show which kinds of changes the
// support check misses; the floor applies to the handwritten pairs.

import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { checkSupport, type WordWeight } from '#features/grounding/support/is-supported.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';

type Change = (sentence: string) => string;
const replaceFirst = (pairs: Record<string, string>): Change => {
  const words = new RegExp(`\\b(?:${Object.keys(pairs).join('|')})\\b`);
  return (sentence) => sentence.replace(words, (word) => pairs[word] ?? word);
};
const swapWords = (a: string, b: string): Change => {
  const both = new RegExp(`\\b(?:${a}|${b})\\b`, 'g');
  return (sentence) =>
    new Set(sentence.match(both)).size === 2
      ? sentence.replace(both, (word) => (word === a ? b : a))
      : sentence;
};

const CHANGES: Record<string, Change> = {
  'a "not" too many': (s) =>
    /\b(?:not|no|never|neither|nor|without)\b/.test(s)
      ? s
      : s.replace(/\b(is|are|can|may|must|will|should|could)\b/, '$1 not'),
  'a "not" too few': (s) => s.replace(/\b(is|are|can|may|must|will|does|do|did) not /, '$1 '),
  'cannot → can': replaceFirst({ cannot: 'can' }),
  'another number': (s) => s.replace(/\b\d+\b/, (n) => String(Number(n) + 5)),
  'may → must': (s) => s.replace(/\b(?:may|can|could)\b(?! not)/, 'must'),
  'must → may': (s) => s.replace(/\bmust\b(?! not)/, 'may'),
  'usually → always': replaceFirst({
    usually: 'always',
    often: 'always',
    generally: 'always',
    sometimes: 'always',
  }),
  'usually left out': (s) => s.replace(/\b(?:usually|often|generally|sometimes) /, ''),
  'often → rarely': replaceFirst({ usually: 'rarely', often: 'rarely', generally: 'rarely' }),
  'some → all': replaceFirst({
    many: 'all',
    most: 'all',
    some: 'all',
    Many: 'All',
    Most: 'All',
    Some: 'All',
  }),
  'before ↔ after': replaceFirst({ before: 'after', after: 'before' }),
  'floor ↔ ceiling': replaceFirst({
    'at least': 'at most',
    'up to': 'at least',
    'more than': 'less than',
    'less than': 'more than',
  }),
  'more ↔ less': replaceFirst({
    longer: 'shorter',
    shorter: 'longer',
    higher: 'lower',
    lower: 'higher',
    better: 'worse',
  }),
  'condition left out': (s) =>
    s.replace(/^If [^,]+, (.)/, (_, first: string) => first.toUpperCase()),
  'exception left out': (s) => s.replace(/,? (?:unless|except)\b[^.]*/, ''),
  'another agency': (s) =>
    s.replace(/\b(?:EEOC|IRS|EPA|FTC|HUD|USCIS|CFPB)\b/, (a) => (a === 'FTC' ? 'SEC' : 'FTC')),
  'state law → federal law': (s) =>
    /federal/i.test(s) ? s : s.replace(/\bstate law\b/, 'federal law'),
  'federal → state': replaceFirst({ federal: 'state', Federal: 'State' }),
  'roles swapped': (s) =>
    [
      swapWords('landlord', 'tenant'),
      swapWords('employer', 'worker'),
      swapWords('seller', 'buyer'),
      swapWords('parent', 'child'),
      swapWords('court', 'you'),
    ].reduce((text, f) => f(text), s),
};

const SAMPLE_EVERY = 4;

export function printChanges(items: SearchItem[], getWeight: WordWeight): void {
  const passages = items
    .filter(({ kind }) => kind !== 'resource')
    .flatMap((item) => item.passages.filter(({ kind }) => kind === 'text'));
  let supportedUnchanged = 0;
  let sampledCount = 0;
  const countsByChange = new Map<string, [wrong: number, made: number]>();
  for (const [i, { text }] of passages.entries()) {
    if (i % SAMPLE_EVERY > 0) continue;
    const sentences = splitSentences(text).filter(
      (s) => s.endsWith('.') && s.split(' ').length > 5,
    );
    const sentence = sentences[i % Math.max(1, sentences.length)];
    if (!sentence) continue;
    sampledCount++;
    if (checkSupport(sentence, text, getWeight).verdict === 'supported') supportedUnchanged++;
    for (const [name, change] of Object.entries(CHANGES)) {
      const changed = change(sentence);
      if (changed === sentence) continue;
      const [wronglySupported, changedCount] = countsByChange.get(name) ?? [0, 0];
      countsByChange.set(name, [
        wronglySupported + (checkSupport(changed, text, getWeight).verdict === 'supported' ? 1 : 0),
        changedCount + 1,
      ]);
    }
  }
  const [wronglySupported, changedCount] = [...countsByChange.values()].reduce(
    ([a, b], [c, d]) => [a + c, b + d],
    [0, 0],
  );
  console.log(
    `sentences of the library as they are: ${supportedUnchanged} of ${sampledCount} supported; with one thing changed: ${wronglySupported} of ${changedCount} (${((100 * wronglySupported) / changedCount).toFixed(1)}%)`,
  );
  for (const [name, [w, m]] of countsByChange) console.log(`  ${name.padEnd(26)} ${w} of ${m}`);
}
