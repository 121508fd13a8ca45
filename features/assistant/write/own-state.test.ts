import { expect, test } from 'vitest';
import type { AnswerSource } from '#features/grounding/answer.ts';
import { createPiece } from './answer-pieces.ts';
import { beginWithState, isGeneral, narrowToState, putOwnStateFirst } from './own-state.ts';

const source = { n: 1, kind: 'faq', id: 'x', title: '', href: '', passage: '' } as AnswerSource;
const paragraph = (...sentences: string[]) =>
  createPiece(source, 'law', [{ kind: 'paragraph', section: 'law', sentences, group: 0 }]);
const bullets = (...texts: string[]) =>
  createPiece(
    source,
    'law',
    texts.map((text) => ({ kind: 'bullet', section: 'law', sentences: [text], group: 0 })),
  );
const getSentences = ({ blocks }: ReturnType<typeof paragraph>) =>
  blocks.flatMap(({ sentences }) => sentences);

test('what is about the own state comes first, about other states last', () => {
  const pieces = [paragraph('In Ohio 30 days.'), paragraph('Write it down.'), bullets('Texas: 20')];
  const ordered = putOwnStateFirst(pieces, 'TX');
  expect(ordered.map(({ text }) => text)).toEqual([
    'Texas: 20',
    'Write it down.',
    'In Ohio 30 days.',
  ]);
  expect(putOwnStateFirst(pieces, 'General')).toEqual(pieces);
});

test('beside the own state, what is about others alone is left out', () => {
  expect(getSentences(narrowToState(bullets('Ohio: 30', 'Texas: 20', 'Ask.'), 'TX'))).toEqual([
    'Texas: 20',
    'Ask.',
  ]);
  const law = paragraph('States differ.', 'Ohio has 30 days.', 'Texas has 20.');
  expect(getSentences(narrowToState(law, 'TX'))).toEqual(['States differ.', 'Texas has 20.']);
  const tied = paragraph(
    'States differ.',
    'Ohio has 30 days.',
    'It counts them all.',
    'Not Texas.',
  );
  expect(getSentences(narrowToState(tied, 'TX')), 'the next one points back').toEqual(
    getSentences(tied),
  );
  expect(narrowToState(law, 'AK'), 'not named').toBe(law);
});

test('West Virginia is not Virginia', () => {
  const pieces = [paragraph('Ask.'), paragraph('West Virginia: 60 days.')];
  expect(putOwnStateFirst(pieces, 'VA').map(({ text }) => text)).toEqual(pieces.map((p) => p.text));
});

test('what holds in many states is general for a reader whose state is not told of', () => {
  const opening = { ...paragraph('Most states give 30 days.'), section: 'short' as const };
  expect(isGeneral([opening], 'TX')).toBe(true);
  expect(isGeneral([opening], 'General'), 'no state').toBe(false);
  expect(isGeneral([opening, paragraph('Texas has 20.')], 'TX'), 'told below').toBe(false);
  const rule = { ...opening, kind: 'rule' as const };
  expect(isGeneral([rule, opening], 'TX'), 'a rule speaks for the state').toBe(false);
  const federal = { ...paragraph('Federal law gives 12 weeks.'), section: 'short' as const };
  expect(isGeneral([federal], 'TX'), 'the same everywhere').toBe(false);
});

test('an opening begins with what it says of the own state', () => {
  const law = paragraph('Most may fire you.', 'Texas needs a cause.', 'Ask for the reason.');
  expect(getSentences(beginWithState(law, 'TX'))).toEqual([
    'Texas needs a cause.',
    'Most may fire you.',
    'Ask for the reason.',
  ]);
  expect(beginWithState(law, 'OH')).toBe(law);
  const tied = paragraph('Most may fire you.', 'Texas needs a cause.', 'It must be told.');
  expect(beginWithState(tied, 'TX'), 'the next one points back').toBe(tied);
});
