import { expect, test } from 'vitest';
import { cleanFacts, readFacts, unitsOf } from './read-facts.ts';

const lay = 'My boss, Mr. Smith, fired me on Jan. 5. I had complained twice!  He said "get out."\n\n- No severance was paid\n2) I am 54.';

test('facts are sentences and lines, word for word, with their places', () => {
  const text = cleanFacts(lay);
  const facts = readFacts(text);
  expect(facts.map((fact) => fact.text)).toEqual([
    'My boss, Mr. Smith, fired me on Jan. 5.',
    'I had complained twice!',
    'He said "get out."',
    'No severance was paid',
    'I am 54.',
  ]);
  for (const { n, text: said, start, end } of facts) expect([n, text.slice(start, end)]).toEqual([facts[n - 1]?.n, said]);
});

test('an intake note is cut at its semicolons', () => {
  expect(readFacts('Client hired 3/2010; terminated 4/2026; no warning given.').map(({ text }) => text)).toEqual([
    'Client hired 3/2010;',
    'terminated 4/2026;',
    'no warning given.',
  ]);
});

test.each([
  ['nothing', '', 0],
  ['marks alone', '... !!! ---', 0],
  ['one endless word', 'a'.repeat(8_000), 1],
  ['four thousand sentences', 'a. '.repeat(2_600), 16],
  ['no full stop at all', 'he hit me and then '.repeat(400), 1],
  ['unseen marks', '\u0000\u202eHe hit\u200b me\u0007 hard yesterday\r\nand ran', 2],
])('whatever is told, the units are few and hold every fact once: %s', (_what, text, most) => {
  const facts = readFacts(cleanFacts(text));
  const units = unitsOf(facts);
  expect(units.length).toBeLessThanOrEqual(Math.max(most, 0));
  expect(units.flatMap((unit) => unit.facts)).toEqual(facts.map(({ n }) => n));
  for (const unit of units) expect(unit.text.length).toBeLessThanOrEqual(900);
  expect(cleanFacts(text)).not.toMatch(/[^\P{C}\n\t]/u);
});

test('a long story is read in neighbours, the whole of it', () => {
  const facts = readFacts(Array.from({ length: 60 }, (_, n) => `On day ${n} the collector called me at work again.`).join(' '));
  const units = unitsOf(facts);
  expect(units.length).toBeGreaterThan(10);
  expect(units.length).toBeLessThanOrEqual(16);
  expect(units.flatMap((unit) => unit.facts)).toEqual(facts.map(({ n }) => n));
});

test('a sentence that says too little is read with the one before it', () => {
  const [, second] = unitsOf(readFacts('I asked my landlord three times to fix the heat. No answer.'));
  expect(second).toEqual({ text: 'I asked my landlord three times to fix the heat. No answer.', facts: [2] });
});
