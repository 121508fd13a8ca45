// A reply is read as hostile: what is not exactly a plain change of a piece that may be changed does not get through.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/harness/any-character.ts';
import { exampleRequest, templateOf } from '#tests/harness/document-examples.ts';
import { runs } from '#tests/harness/long-form.ts';
import { assemble } from '../assemble/assemble.ts';
import { mayChange } from './apply-changes.ts';
import { MAX_CHANGE_LENGTH, MAX_SUGGESTED } from './change-text.ts';
import { readSuggestions } from './read-suggestions.ts';

const lease = assemble(templateOf('lease'), exampleRequest(templateOf('lease'), 'CA'));
const at = lease.blocks.findIndex(mayChange);
const read = (changes: unknown, isOurs = (_text: string) => false) =>
  readSuggestions(typeof changes === 'string' ? changes : JSON.stringify({ changes }), lease, isOurs);

test('the shape that was asked for, also in a fence', () => {
  const reply = JSON.stringify({
    changes: [
      { replace: at, text: ' New. ' },
      { after: at, title: 'Late Fee', text: 'Pay.' },
    ],
  });
  for (const text of [reply, `\`\`\`json\n${reply}\n\`\`\``]) {
    expect(read(text)).toMatchObject({
      leftOut: 0,
      changes: [
        { kind: 'replace', at, title: '', text: 'New.' },
        { kind: 'insert', at, title: 'Late Fee', text: 'Pay.' },
      ],
    });
  }
  expect(read([])).toEqual({ changes: [], leftOut: 0 });
});

test.each(['', 'Sure! Here are the changes.', '[]', '{"changes":{}}', '{"changes":[],"more":1}', '{"changes":', 'null'])(
  'no reply: %s',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

const title = lease.blocks.findIndex(({ kind }) => kind === 'title');
const notice = lease.blocks.findIndex(({ kind }) => kind === 'notice');
const sign = lease.blocks.findIndex(({ kind }) => kind === 'signature');
test.each<[string, unknown]>([
  ['markup', { replace: at, text: 'Pay <b>now</b>.' }],
  ['a script', { replace: at, text: '<script>alert(1)</script>' }],
  ['Markdown', { replace: at, text: 'Pay **now**.' }],
  ['a link', { replace: at, text: 'See https://evil.example.' }],
  ['template syntax', { replace: at, text: 'Pay {{rent_amount}}.' }],
  ['a blank to fill in', { replace: at, text: 'Pay by [date].' }],
  ['a line to fill in', { replace: at, text: 'Pay by ______.' }],
  ['control characters', { replace: at, text: 'Pay\u0000 now.' }],
  ['lines', { replace: at, text: 'Pay.\n\n2. Another clause' }],
  ['marks of direction', { replace: at, text: 'Pay \u202Enow.' }],
  ['too long', { replace: at, text: 'x'.repeat(MAX_CHANGE_LENGTH + 1) }],
  ['nothing', { replace: at, text: '  ' }],
  ['no text', { replace: at, text: { html: 'x' } }],
  ['the title', { replace: title, text: 'x' }],
  ['a notice', { replace: notice, text: 'x' }],
  ['a place to sign', { after: sign, text: 'x' }],
  ['no such piece', { replace: 9999, text: 'x' }],
  ['a negative piece', { replace: -1, text: 'x' }],
  ['half a piece', { replace: at + 0.5, text: 'x' }],
  ['an unknown key', { replace: at, text: 'x', apply: true }],
  ['both at once', { replace: at, after: at, text: 'x' }],
  ['markup in a title', { after: at, title: '<i>x</i>', text: 'x' }],
])('left out: %s', (_what, item) => {
  expect(read([item, { replace: at, text: 'Good.' }])).toMatchObject({ leftOut: 1, changes: [{ text: 'Good.' }] });
});

test('our own instructions, the same text, a second rewording, and more than so many are left out', () => {
  const block = lease.blocks[at];
  const same = mayChange(block) ? block.text : '';
  expect(read([{ replace: at, text: same }])).toEqual({ changes: [], leftOut: 1 });
  expect(read([{ replace: at, text: 'secret' }], (text) => text.includes('secret'))).toEqual({ changes: [], leftOut: 1 });
  expect(
    read([
      { replace: at, text: 'One.' },
      { replace: at, text: 'Two.' },
    ]),
  ).toMatchObject({ changes: [{ text: 'One.' }], leftOut: 1 });
  const many = Array.from({ length: 30 }, (_, n) => ({ after: at, text: `Number ${n}.` }));
  expect(read(many)?.changes).toHaveLength(MAX_SUGGESTED);
  expect(read(many)?.leftOut).toBe(30 - MAX_SUGGESTED);
});

test('whatever comes, no error, and nothing but plain text of pieces that may be changed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.array(fc.record({ replace: fc.integer(), text: fc.string({ unit: anyCharacter }) })),
      (text, items) => {
        read(text);
        for (const change of read(items)?.changes ?? []) {
          expect(mayChange(lease.blocks[change.at])).toBe(true);
          expect(change.text).not.toMatch(/[<[\]{}\n\0]/);
        }
      },
    ),
    { numRuns: runs(200) },
  );
});
