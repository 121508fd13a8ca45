import { expect, test } from 'vitest';
import { cleanFacts, groupIntoUnits, readFacts } from './read-facts.ts';

const STORY =
  'My boss, Mr. Smith, fired me on Jan. 5. I had complained twice!  He said "get out."\n\n- No severance was paid\n2) I am 54.';

test('splits a story into verbatim sentences and lines with their offsets', () => {
  const text = cleanFacts(STORY);
  const facts = readFacts(text);
  expect(facts.map((fact) => fact.text)).toEqual([
    'My boss, Mr. Smith, fired me on Jan. 5.',
    'I had complained twice!',
    'He said "get out."',
    'No severance was paid',
    'I am 54.',
  ]);
  for (const { n, text: factText, start, end } of facts)
    expect([n, text.slice(start, end)]).toEqual([facts[n - 1]?.n, factText]);
});

test('splits an intake note at its semicolons', () => {
  expect(
    readFacts('Client hired 3/2010; terminated 4/2026; no warning given.').map(({ text }) => text),
  ).toEqual(['Client hired 3/2010;', 'terminated 4/2026;', 'no warning given.']);
});

test.each([
  ['nothing', '', 0],
  ['punctuation alone', '... !!! ---', 0],
  ['one endless word', 'a'.repeat(8_000), 1],
  ['four thousand sentences', 'a. '.repeat(2_600), 16],
  ['no full stop at all', 'he hit me and then '.repeat(400), 16],
  ['invisible characters', '\u0000\u202eHe hit\u200b me\u0007 hard yesterday\r\nand ran', 2],
])(
  'keeps the number of units bounded and every fact in exactly one: %s',
  (_what, text, maxUnits) => {
    const facts = readFacts(cleanFacts(text));
    const units = groupIntoUnits(facts);
    expect(units.length).toBeLessThanOrEqual(Math.max(maxUnits, 0));
    expect(units.flatMap((unit) => unit.facts)).toEqual(facts.map(({ n }) => n));
    for (const unit of units) expect(unit.text.length).toBeLessThanOrEqual(900);
    expect(cleanFacts(text)).not.toMatch(/[^\P{C}\n\t]/u);
  },
);

test('groups neighboring sentences of a long story without losing any', () => {
  const facts = readFacts(
    Array.from({ length: 60 }, (_, n) => `On day ${n} the collector called me at work again.`).join(
      ' ',
    ),
  );
  const units = groupIntoUnits(facts);
  expect(units.length).toBeGreaterThan(10);
  expect(units.length).toBeLessThanOrEqual(16);
  expect(units.flatMap((unit) => unit.facts)).toEqual(facts.map(({ n }) => n));
});

test('adds the previous sentence to one that is too short', () => {
  const [, second] = groupIntoUnits(
    readFacts('I asked my landlord three times to fix the heat. No answer.'),
  );
  expect(second).toEqual({
    text: 'I asked my landlord three times to fix the heat. No answer.',
    facts: [2],
  });
});
