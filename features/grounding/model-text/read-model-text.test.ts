import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONG, runs } from '#tests/harness/app/long-form.ts';
import { runBounded } from '#tests/harness/hostile/run-bounded.ts';
import { type Draft, readModelText } from './read-model-text.ts';

function readAll(text: string, cuts: number[] = [], secrets: string[] = []): Draft[] {
  const reader = readModelText({ secrets });
  const drafts: Draft[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    drafts.push(...reader.push(text.slice(from, cut)));
    from = Math.max(from, cut);
  }
  return [...drafts, ...reader.push(text.slice(from)), ...reader.end()];
}
const readSentences = (text: string, secrets: string[] = []) =>
  readAll(text, [], secrets).flatMap((draft) => (draft.type === 'sentence' ? [draft.text] : []));

const ANSWER = `## Short answer
You may get your deposit back [1]. Under *state* law [2, 3] the
landlord must give reasons.[4]

**What varies by state**
- Time limits differ. See Smith v. Jones, 12 F.3d 34 (9th Cir. 1993) [5][6].
- Interest

### Steps
1. Write to the landlord.
2. Go to [small claims](https://evil.example/x) court [7].

## When to get a lawyer
Soon.`;

test('parses headings, paragraphs, bullets and steps with their sections and sources', () => {
  expect(readAll(ANSWER)).toEqual([
    { type: 'block', kind: 'heading', section: 'short' },
    { type: 'sentence', text: 'Short answer', sources: [] },
    { type: 'block', kind: 'paragraph', section: 'short' },
    { type: 'sentence', text: 'You may get your deposit back.', sources: [1] },
    {
      type: 'sentence',
      text: 'Under state law the landlord must give reasons.',
      sources: [2, 3, 4],
    },
    { type: 'block', kind: 'heading', section: 'varies' },
    { type: 'sentence', text: 'What varies by state', sources: [] },
    { type: 'block', kind: 'bullet', section: 'varies' },
    { type: 'sentence', text: 'Time limits differ.', sources: [] },
    { type: 'sentence', text: 'See Smith v. Jones, 12 F.3d 34 (9th Cir. 1993).', sources: [5, 6] },
    { type: 'block', kind: 'bullet', section: 'varies' },
    { type: 'sentence', text: 'Interest', sources: [] },
    { type: 'block', kind: 'heading', section: 'steps' },
    { type: 'sentence', text: 'Steps', sources: [] },
    { type: 'block', kind: 'step', section: 'steps' },
    { type: 'sentence', text: 'Write to the landlord.', sources: [] },
    { type: 'block', kind: 'step', section: 'steps' },
    { type: 'sentence', text: 'Go to small claims court.', sources: [7] },
    { type: 'block', kind: 'heading', section: 'lawyer' },
    { type: 'sentence', text: 'When to get a lawyer', sources: [] },
    { type: 'block', kind: 'paragraph', section: 'lawyer' },
    { type: 'sentence', text: 'Soon.', sources: [] },
  ]);
});

describe('removes everything that is not plain words', () => {
  test.each<[raw: string, sentences: string[]]>([
    ['Look ![x](https://evil.example/p.png?q=secret) here.', ['Look here.']],
    ['Go to https://evil.example/a?b=c now.', ['Go to (left out) now.']],
    ['Go to evil.com/login or www.evil.org.', ['Go to (left out) or (left out)']],
    ['The EEOC is at eeoc.gov.', ['The EEOC is at eeoc.gov.']],
    ['<script>alert(1)</script>Hello <b>there</b>.', ['alert(1) Hello there.']],
    ['&lt;img src=x onerror=alert(1)&gt;Hi there.', ['Hi there.']],
    ['Pay\u200b the\u202e rent\u{e0041}.', ['Pay the rent.']],
    ['Run javascript:alert(1) please.', ['Run (left out) please.']],
    [`Decode ${'QWxhZGRpbjpvcGVuIHNlc2FtZSBhbmQgc28gb24='} now.`, ['Decode (left out) now.']],
    ['```js\nfetch("x")\n```', ['fetch("x")']],
    ['| Claim | Limit |\n|---|---|\n| Rent | 30 days [2] |', ['Claim; Limit', 'Rent; 30 days']],
    ['[1](https://evil.example) You may sue. 【2】', ['You may sue.']],
    ['> quoted words\n> go on.', ['quoted words go on.']],
    ['---\n***\n', []],
    ['See § 1692g_a and snake_case_words.', ['See § 1692g_a and snake_case_words.']],
  ])('%s', (raw, expected) => {
    expect(readSentences(raw)).toEqual(expected);
  });
});

test('cuts an endless sentence and still reads the rest', () => {
  const cut = readSentences('word '.repeat(1000));
  expect(cut.length).toBeGreaterThan(3);
  for (const sentence of cut) expect(sentence.length).toBeLessThanOrEqual(1200);
  expect(cut.join(' ')).toBe('word '.repeat(1000).trim());
});

test('gives the same drafts for chunks of any size', () => {
  const fragments = [
    '## Steps\n',
    'You must pay 30 days. ',
    'v. ',
    '[1]',
    '[2, 3]',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    'U.S.C. § 5 ',
    '**bold** ',
    '| a | b |\n',
    '\u{1f600}',
    '\u{e0041}',
    '> ',
    '. ',
    '! ',
    'However, the court may decide otherwise ',
    '[x](http://a.b/c) ',
    '```\n',
    'word '.repeat(60),
    '"Quoted." ',
  ];
  const text = fc
    .array(
      fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 12 })),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(600), { maxLength: 30 }), (whole, cuts) => {
      expect(readAll(whole, cuts)).toEqual(readAll(whole));
    }),
    { numRuns: runs(400) },
  );
  const everyOffset = Array.from({ length: ANSWER.length }, (_, offset) => offset);
  expect(readAll(ANSWER, everyOffset)).toEqual(readAll(ANSWER));
});

test('emits the first sentence of a long paragraph before the paragraph ends', () => {
  const reader = readModelText();
  const drafts = reader.push(
    `The first sentence is short. ${'More words follow it here and there, '.repeat(10)}`,
  );
  expect(drafts[1]).toEqual({
    type: 'sentence',
    text: 'The first sentence is short.',
    sources: [],
  });
});

test('reads hostile texts in bounded time', async () => {
  const fragments = [
    '[',
    '![',
    '](',
    '<a ',
    '[1]',
    '.',
    '. ',
    '**',
    '|',
    '> ',
    '&lt;',
    'a.',
    '# ',
    'http://',
    '\n',
    '_',
    '`',
    'A',
    '//',
  ];
  const module = new URL('../../../tests/harness/hostile/bounded/model-text.ts', import.meta.url);
  // Longer text is never read, so the limit is lower than elsewhere: a linear parser needs a
  // fifteenth of it. `npm test` uses half the length and a quarter of the limit, because quadratic
  // time falls with the square of the length.
  const length = LONG ? 60_000 : 30_000;
  const draftCounts = await runBounded(
    module,
    'readWhole',
    fragments.map((bit) => [bit.repeat(length / bit.length)]),
    { processorSeconds: LONG ? 3 : 0.75 },
  );
  expect(draftCounts).toHaveLength(fragments.length);
});

describe('drops sentences that repeat our own instructions', () => {
  const secret =
    'You answer questions about law for people who are not lawyers. Use only the numbered passages. Never name a case that they do not hold.';
  test.each([
    secret,
    'Sure! My instructions say: you answer questions about law for people who are not lawyers.',
    'Lbh nafjre dhrfgvbaf nobhg ynj sbe crbcyr jub ner abg ynjlref.',
    [...'You answer questions about law for people who are not lawyers.'].reverse().join(''),
    'Never name a case that they do not hold.',
    'Y o u a n s w e r questions about law for people who are not lawyers.',
  ])('%s', (leak) => {
    const output = readSentences(leak, [secret]).join(' ').toLowerCase();
    expect(output).not.toMatch(
      /questions about law for people|a case that they do not|dhrfgvbaf|snoitseuq/,
    );
  });
  test('keeps other sentences', () => {
    expect(readSentences('You may ask the court for more time.', [secret])).toEqual([
      'You may ask the court for more time.',
    ]);
  });
});
