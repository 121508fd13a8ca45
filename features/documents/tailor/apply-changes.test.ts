// Accepted changes stand where they were accepted, or nowhere.
import { expect, test } from 'vitest';
import type { Change, DocumentRequest } from '#features/printing/document-shapes.ts';
import { toText } from '#features/printing/to-text.ts';
import { exampleRequest, templateOf } from '#tests/harness/document-examples.ts';
import { assemble } from '../assemble/assemble.ts';
import { applyChanges, inOrder, mayChange } from './apply-changes.ts';
import { splitChange } from './split-change.ts';

const template = templateOf('lease');
const request = exampleRequest(template);
const lease = assemble(template, request);
const rent = lease.blocks.findIndex((block) => mayChange(block) && block.clause === 'rent');
const later = lease.blocks.findIndex((block, at) => at > rent + 1 && mayChange(block));
const textAt = (at: number) => {
  const block = lease.blocks[at];
  return mayChange(block) ? block.text : '';
};
const change = (parts: Partial<Change>): Change => ({
  kind: 'replace',
  at: rent,
  clause: 'rent',
  was: textAt(rent),
  title: '',
  text: 'New words.',
  ...parts,
});
const again = (changed: Partial<DocumentRequest>) => assemble(template, { ...request, ...changed });

test('new words for a piece change that piece and nothing else', () => {
  const { document, fit, unfit } = applyChanges(lease, [change({})]);
  expect([fit.length, unfit.length]).toEqual([1, 0]);
  expect(document.blocks[rent]).toMatchObject({ kind: 'paragraph', clause: 'rent', text: 'New words.' });
  expect(
    toText(document)
      .split('\n')
      .filter((line) => !toText(lease).split('\n').includes(line)),
  ).toEqual(['New words.']);
});

test('a new paragraph follows its piece; a new clause follows the clause, and all are numbered anew', () => {
  const { document } = applyChanges(lease, [
    change({ kind: 'insert', text: 'A paragraph.' }),
    change({ kind: 'insert', title: 'Late Fee', text: 'A clause.' }),
  ]);
  expect(document.blocks[rent + 1]).toMatchObject({ clause: 'rent', text: 'A paragraph.' });
  const headings = document.blocks.flatMap((block) => (block.kind === 'clause' ? [block] : []));
  expect(headings.map(({ number }) => number)).toEqual(headings.map((_, at) => at + 1));
  const late = headings.findIndex(({ text }) => text === 'Late Fee');
  expect(headings[late - 1]?.clause).toBe('rent');
  expect(headings).toHaveLength(lease.blocks.filter(({ kind }) => kind === 'clause').length + 1);
});

test('in a letter a title adds no clause', () => {
  const letter = assemble(templateOf('debt_validation'), exampleRequest(templateOf('debt_validation')));
  const at = letter.blocks.findIndex(mayChange);
  const block = letter.blocks[at];
  const made = applyChanges(letter, [
    change({ kind: 'insert', at, was: mayChange(block) ? block.text : '', title: 'Title', text: 'More.' }),
  ]);
  expect(made.document.blocks.some(({ kind }) => kind === 'clause')).toBe(false);
  expect(made.document.blocks[at + 1]).toMatchObject({ kind: 'paragraph', text: 'More.' });
});

test('a change follows its piece when the form moves it, and does not fit when the form rewords it', () => {
  const moved = again({ jurisdiction: 'TX', details: { ...request.details, security_deposit: 'none' } });
  expect(applyChanges(moved, [change({})]).unfit).toEqual([]);
  const reworded = again({ details: { ...request.details, rent_amount: '999' } });
  expect(applyChanges(reworded, [change({})])).toMatchObject({ fit: [], unfit: [change({})] });
  expect(toText(applyChanges(reworded, [change({})]).document)).toBe(toText(reworded));
});

test('an addition stays in its clause when the form rewords the piece, and goes with the clause', () => {
  const addition = change({ kind: 'insert', text: 'Late rent costs $25.' });
  const reworded = applyChanges(again({ details: { ...request.details, rent_amount: '999' } }), [addition]);
  expect(reworded.unfit).toEqual([]);
  expect(toText(reworded.document)).toMatch(/\$999\.00[^\n]*\n\nLate rent costs \$25\./);
  expect(applyChanges(lease, [change({ kind: 'insert', clause: 'gone', was: 'gone' })]).unfit).toHaveLength(1);
});

test('titles, notices, parties and places to sign are not changed', () => {
  for (const [at, block] of again({ jurisdiction: 'CA' }).blocks.entries()) {
    if (mayChange(block)) continue;
    const was = 'text' in block ? block.text : '';
    expect(applyChanges(lease, [change({ at, was })]).fit).toEqual([]);
  }
});

test('changes of one reply do not get into each other’s way, in whatever order they came', () => {
  const reply = [
    change({ text: 'Reworded.' }),
    change({ kind: 'insert', text: 'First.' }),
    change({ kind: 'insert', text: 'Second.' }),
    change({ at: later, was: textAt(later), text: 'Later.' }),
  ];
  for (const order of [reply, [...reply].reverse()]) {
    const { document, unfit } = applyChanges(lease, inOrder(order));
    expect(unfit).toEqual([]);
    expect(toText(document)).toContain('Reworded.');
  }
  expect(toText(applyChanges(lease, inOrder(reply)).document)).toContain('Reworded.\n\nFirst.\n\nSecond.\n\n');
});

test.each([
  ['Rent is $10 a month.', 'Rent is $12 a month.', { before: 'Rent is', removed: ' $10', added: ' $12', after: ' a month.' }],
  ['Rent is due.', 'Rent is due. Late rent costs $5.', { before: 'Rent is due.', removed: '', added: ' Late rent costs $5.', after: '' }],
  ['a a a', 'a a', { before: 'a a', removed: ' a', added: '', after: '' }],
  ['one', 'two', { before: '', removed: 'one', added: 'two', after: '' }],
])('%s → %s', (was, text, parts) => {
  expect(splitChange(was, text)).toEqual(parts);
});
