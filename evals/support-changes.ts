// Near misses made by machine, many more than anyone would write: a sentence of the library with one thing changed, held against the
// passage it comes from. They show which kind of change the support rule lets through; the floor is set by the pairs written by hand.

import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { supports, type WeightOf } from '#features/grounding/support/is-supported.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';

type Change = (sentence: string) => string;
const turn = (pairs: Record<string, string>): Change => {
  const words = new RegExp(`\\b(?:${Object.keys(pairs).join('|')})\\b`);
  return (sentence) => sentence.replace(words, (word) => pairs[word] ?? word);
};
const swap = (a: string, b: string): Change => {
  const both = new RegExp(`\\b(?:${a}|${b})\\b`, 'g');
  return (sentence) => (new Set(sentence.match(both)).size === 2 ? sentence.replace(both, (word) => (word === a ? b : a)) : sentence);
};

const CHANGES: Record<string, Change> = {
  'a "not" too many': (s) =>
    /\b(?:not|no|never|neither|nor|without)\b/.test(s) ? s : s.replace(/\b(is|are|can|may|must|will|should|could)\b/, '$1 not'),
  'a "not" too few': (s) => s.replace(/\b(is|are|can|may|must|will|does|do|did) not /, '$1 '),
  'cannot → can': turn({ cannot: 'can' }),
  'another number': (s) => s.replace(/\b\d+\b/, (n) => String(Number(n) + 5)),
  'may → must': (s) => s.replace(/\b(?:may|can|could)\b(?! not)/, 'must'),
  'must → may': (s) => s.replace(/\bmust\b(?! not)/, 'may'),
  'usually → always': turn({ usually: 'always', often: 'always', generally: 'always', sometimes: 'always' }),
  'usually left out': (s) => s.replace(/\b(?:usually|often|generally|sometimes) /, ''),
  'often → rarely': turn({ usually: 'rarely', often: 'rarely', generally: 'rarely' }),
  'some → all': turn({ many: 'all', most: 'all', some: 'all', Many: 'All', Most: 'All', Some: 'All' }),
  'before ↔ after': turn({ before: 'after', after: 'before' }),
  'floor ↔ ceiling': turn({ 'at least': 'at most', 'up to': 'at least', 'more than': 'less than', 'less than': 'more than' }),
  'more ↔ less': turn({ longer: 'shorter', shorter: 'longer', higher: 'lower', lower: 'higher', better: 'worse' }),
  'condition left out': (s) => s.replace(/^If [^,]+, (.)/, (_, first: string) => first.toUpperCase()),
  'exception left out': (s) => s.replace(/,? (?:unless|except)\b[^.]*/, ''),
  'another agency': (s) => s.replace(/\b(?:EEOC|IRS|EPA|FTC|HUD|USCIS|CFPB)\b/, (a) => (a === 'FTC' ? 'SEC' : 'FTC')),
  'state law → federal law': (s) => (/federal/i.test(s) ? s : s.replace(/\bstate law\b/, 'federal law')),
  'federal → state': turn({ federal: 'state', Federal: 'State' }),
  'roles swapped': (s) =>
    [swap('landlord', 'tenant'), swap('employer', 'worker'), swap('seller', 'buyer'), swap('parent', 'child'), swap('court', 'you')].reduce(
      (text, f) => f(text),
      s,
    ),
};

const EVERY = 4;

export function reportChanges(items: SearchItem[], weightOf: WeightOf): void {
  const passages = items.filter(({ kind }) => kind !== 'resource').flatMap((item) => item.passages.filter(({ kind }) => kind === 'text'));
  let [self, all] = [0, 0];
  const passed = new Map<string, [wrong: number, made: number]>();
  for (const [at, { text }] of passages.entries()) {
    if (at % EVERY > 0) continue;
    const sentences = splitSentences(text).filter((s) => s.endsWith('.') && s.split(' ').length > 5);
    const sentence = sentences[at % Math.max(1, sentences.length)];
    if (!sentence) continue;
    all++;
    if (supports(sentence, text, weightOf).verdict === 'supported') self++;
    for (const [name, change] of Object.entries(CHANGES)) {
      const changed = change(sentence);
      if (changed === sentence) continue;
      const [wrong, made] = passed.get(name) ?? [0, 0];
      passed.set(name, [wrong + (supports(changed, text, weightOf).verdict === 'supported' ? 1 : 0), made + 1]);
    }
  }
  const [wrong, made] = [...passed.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(
    `sentences of the library as they are: ${self} of ${all} supported; with one thing changed: ${wrong} of ${made} (${((100 * wrong) / made).toFixed(1)}%)`,
  );
  for (const [name, [w, m]] of passed) console.log(`  ${name.padEnd(26)} ${w} of ${m}`);
}
