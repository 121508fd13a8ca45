// Accepted changes are applied where they were accepted, or not at all.
import { expect, test } from 'vitest';
import type { Change, DocumentRequest } from '#features/printing/document-shapes.ts';
import { toText } from '#features/printing/to-text.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';
import { assemble } from '../assemble/assemble.ts';
import { applyChanges, isChangeable, sortChanges } from './apply-changes.ts';
import { splitChange } from './split-change.ts';

const template = getTemplate('lease');
const request = createExampleRequest(template);
const lease = assemble(template, request);
const rentIndex = lease.blocks.findIndex((block) => isChangeable(block) && block.clause === 'rent');
const laterIndex = lease.blocks.findIndex(
  (block, index) => index > rentIndex + 1 && isChangeable(block),
);
const getText = (index: number) => {
  const block = lease.blocks[index];
  return isChangeable(block) ? block.text : '';
};
const createChange = (parts: Partial<Change>): Change => ({
  kind: 'replace',
  at: rentIndex,
  clause: 'rent',
  was: getText(rentIndex),
  title: '',
  text: 'New words.',
  ...parts,
});
const assembleWith = (changed: Partial<DocumentRequest>) =>
  assemble(template, { ...request, ...changed });

test('a replacement changes its block and nothing else', () => {
  const { document, fit, unfit } = applyChanges(lease, [createChange({})]);
  expect([fit.length, unfit.length]).toEqual([1, 0]);
  expect(document.blocks[rentIndex]).toMatchObject({
    kind: 'paragraph',
    clause: 'rent',
    text: 'New words.',
  });
  expect(
    toText(document)
      .split('\n')
      .filter((line) => !toText(lease).split('\n').includes(line)),
  ).toEqual(['New words.']);
});

test('a new paragraph follows its block; a new clause follows the clause, and clauses are renumbered', () => {
  const { document } = applyChanges(lease, [
    createChange({ kind: 'insert', text: 'A paragraph.' }),
    createChange({ kind: 'insert', title: 'Late Fee', text: 'A clause.' }),
  ]);
  expect(document.blocks[rentIndex + 1]).toMatchObject({ clause: 'rent', text: 'A paragraph.' });
  const headings = document.blocks.flatMap((block) => (block.kind === 'clause' ? [block] : []));
  expect(headings.map(({ number }) => number)).toEqual(headings.map((_, index) => index + 1));
  const lateFeeIndex = headings.findIndex(({ text }) => text === 'Late Fee');
  expect(headings[lateFeeIndex - 1]?.clause).toBe('rent');
  expect(headings).toHaveLength(lease.blocks.filter(({ kind }) => kind === 'clause').length + 1);
});

test('a title adds no clause to a letter', () => {
  const letter = assemble(
    getTemplate('debt_validation'),
    createExampleRequest(getTemplate('debt_validation')),
  );
  const index = letter.blocks.findIndex(isChangeable);
  const block = letter.blocks[index];
  const changed = applyChanges(letter, [
    createChange({
      kind: 'insert',
      at: index,
      was: isChangeable(block) ? block.text : '',
      title: 'Title',
      text: 'More.',
    }),
  ]);
  expect(changed.document.blocks.some(({ kind }) => kind === 'clause')).toBe(false);
  expect(changed.document.blocks[index + 1]).toMatchObject({ kind: 'paragraph', text: 'More.' });
});

test('a replacement follows its block when it moves, and is unfit when the form rewords it', () => {
  const moved = assembleWith({
    jurisdiction: 'TX',
    details: { ...request.details, security_deposit: 'none' },
  });
  expect(applyChanges(moved, [createChange({})]).unfit).toEqual([]);
  const reworded = assembleWith({ details: { ...request.details, rent_amount: '999' } });
  expect(applyChanges(reworded, [createChange({})])).toMatchObject({
    fit: [],
    unfit: [createChange({})],
  });
  expect(toText(applyChanges(reworded, [createChange({})]).document)).toBe(toText(reworded));
});

test('an insertion stays in its clause when the form rewords the block, and is unfit without the clause', () => {
  const addition = createChange({ kind: 'insert', text: 'Late rent costs $25.' });
  const reworded = applyChanges(
    assembleWith({ details: { ...request.details, rent_amount: '999' } }),
    [addition],
  );
  expect(reworded.unfit).toEqual([]);
  expect(toText(reworded.document)).toMatch(/\$999\.00[^\n]*\n\nLate rent costs \$25\./);
  expect(
    applyChanges(lease, [createChange({ kind: 'insert', clause: 'gone', was: 'gone' })]).unfit,
  ).toHaveLength(1);
});

test('titles, notices, parties and signature blocks cannot be changed', () => {
  for (const [index, block] of assembleWith({ jurisdiction: 'CA' }).blocks.entries()) {
    if (isChangeable(block)) continue;
    const was = 'text' in block ? block.text : '';
    expect(applyChanges(lease, [createChange({ at: index, was })]).fit).toEqual([]);
  }
});

test('changes of one reply do not affect each other, in any order', () => {
  const reply = [
    createChange({ text: 'Reworded.' }),
    createChange({ kind: 'insert', text: 'First.' }),
    createChange({ kind: 'insert', text: 'Second.' }),
    createChange({ at: laterIndex, was: getText(laterIndex), text: 'Later.' }),
  ];
  for (const order of [reply, [...reply].reverse()]) {
    const { document, unfit } = applyChanges(lease, sortChanges(order));
    expect(unfit).toEqual([]);
    expect(toText(document)).toContain('Reworded.');
  }
  expect(toText(applyChanges(lease, sortChanges(reply)).document)).toContain(
    'Reworded.\n\nFirst.\n\nSecond.\n\n',
  );
});

test.each([
  [
    'Rent is $10 a month.',
    'Rent is $12 a month.',
    { before: 'Rent is', removed: ' $10', added: ' $12', after: ' a month.' },
  ],
  [
    'Rent is due.',
    'Rent is due. Late rent costs $5.',
    { before: 'Rent is due.', removed: '', added: ' Late rent costs $5.', after: '' },
  ],
  ['a a a', 'a a', { before: 'a a', removed: ' a', added: '', after: '' }],
  ['one', 'two', { before: '', removed: 'one', added: 'two', after: '' }],
])('splits the change %s → %s', (was, text, parts) => {
  expect(splitChange(was, text)).toEqual(parts);
});
