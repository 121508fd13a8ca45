// Replies are untrusted: only plain-text changes to changeable blocks are accepted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/harness/app/long-form.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';
import { anyCharacter } from '#tests/harness/hostile/any-character.ts';
import { assemble } from '../assemble/assemble.ts';
import { isChangeable } from './apply-changes.ts';
import { MAX_CHANGE_LENGTH, MAX_SUGGESTIONS } from './change-text.ts';
import { readSuggestions } from './read-suggestions.ts';

const lease = assemble(getTemplate('lease'), createExampleRequest(getTemplate('lease'), 'CA'));
const index = lease.blocks.findIndex(isChangeable);
const readChanges = (changes: unknown, isPromptText = (_text: string) => false) =>
  readSuggestions(
    typeof changes === 'string' ? changes : JSON.stringify({ changes }),
    lease,
    isPromptText,
  );

test('accepts the requested shape, also inside a code fence', () => {
  const reply = JSON.stringify({
    changes: [
      { replace: index, text: ' New. ' },
      { after: index, title: 'Late Fee', text: 'Pay.' },
    ],
  });
  for (const text of [reply, `\`\`\`json\n${reply}\n\`\`\``]) {
    expect(readChanges(text)).toMatchObject({
      leftOut: 0,
      changes: [
        { kind: 'replace', at: index, title: '', text: 'New.' },
        { kind: 'insert', at: index, title: 'Late Fee', text: 'Pay.' },
      ],
    });
  }
  expect(readChanges([])).toEqual({ changes: [], leftOut: 0 });
});

test.each([
  '',
  'Sure! Here are the changes.',
  '[]',
  '{"changes":{}}',
  '{"changes":[],"more":1}',
  '{"changes":',
  'null',
])('rejects the reply %j', (text) => {
  expect(readChanges(text)).toBeUndefined();
});

const titleIndex = lease.blocks.findIndex(({ kind }) => kind === 'title');
const noticeIndex = lease.blocks.findIndex(({ kind }) => kind === 'notice');
const signatureIndex = lease.blocks.findIndex(({ kind }) => kind === 'signature');
test.each<[string, unknown]>([
  ['markup', { replace: index, text: 'Pay <b>now</b>.' }],
  ['a script', { replace: index, text: '<script>alert(1)</script>' }],
  ['Markdown', { replace: index, text: 'Pay **now**.' }],
  ['a link', { replace: index, text: 'See https://evil.example.' }],
  ['template syntax', { replace: index, text: 'Pay {{rent_amount}}.' }],
  ['a blank to fill in', { replace: index, text: 'Pay by [date].' }],
  ['a line to fill in', { replace: index, text: 'Pay by ______.' }],
  ['control characters', { replace: index, text: 'Pay\u0000 now.' }],
  ['line breaks', { replace: index, text: 'Pay.\n\n2. Another clause' }],
  ['bidirectional control characters', { replace: index, text: 'Pay \u202Enow.' }],
  ['text that is too long', { replace: index, text: 'x'.repeat(MAX_CHANGE_LENGTH + 1) }],
  ['blank text', { replace: index, text: '  ' }],
  ['text that is not a string', { replace: index, text: { html: 'x' } }],
  ['the title', { replace: titleIndex, text: 'x' }],
  ['a notice', { replace: noticeIndex, text: 'x' }],
  ['a signature block', { after: signatureIndex, text: 'x' }],
  ['a block that does not exist', { replace: 9999, text: 'x' }],
  ['a negative index', { replace: -1, text: 'x' }],
  ['a fractional index', { replace: index + 0.5, text: 'x' }],
  ['an unknown key', { replace: index, text: 'x', apply: true }],
  ['replace and after at once', { replace: index, after: index, text: 'x' }],
  ['markup in a title', { after: index, title: '<i>x</i>', text: 'x' }],
])('drops %s', (_what, item) => {
  expect(readChanges([item, { replace: index, text: 'Good.' }])).toMatchObject({
    leftOut: 1,
    changes: [{ text: 'Good.' }],
  });
});

test('drops leaked prompt text, unchanged text, a second replacement, and items above the limit', () => {
  const block = lease.blocks[index];
  const unchangedText = isChangeable(block) ? block.text : '';
  expect(readChanges([{ replace: index, text: unchangedText }])).toEqual({
    changes: [],
    leftOut: 1,
  });
  expect(
    readChanges([{ replace: index, text: 'secret' }], (text) => text.includes('secret')),
  ).toEqual({ changes: [], leftOut: 1 });
  expect(
    readChanges([
      { replace: index, text: 'One.' },
      { replace: index, text: 'Two.' },
    ]),
  ).toMatchObject({ changes: [{ text: 'One.' }], leftOut: 1 });
  const many = Array.from({ length: 30 }, (_, n) => ({ after: index, text: `Number ${n}.` }));
  expect(readChanges(many)?.changes).toHaveLength(MAX_SUGGESTIONS);
  expect(readChanges(many)?.leftOut).toBe(30 - MAX_SUGGESTIONS);
});

test('never throws, and returns only plain text for changeable blocks', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.array(fc.record({ replace: fc.integer(), text: fc.string({ unit: anyCharacter }) })),
      (text, items) => {
        readChanges(text);
        for (const change of readChanges(items)?.changes ?? []) {
          expect(isChangeable(lease.blocks[change.at])).toBe(true);
          expect(change.text).not.toMatch(/[<[\]{}\n\0]/);
        }
      },
    ),
    { numRuns: runs(200) },
  );
});
