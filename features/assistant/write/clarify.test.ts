import { expect, test } from 'vitest';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { clarifyLine } from '../messages/tables.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';
import { mayClarify, writeClarification } from './clarify.ts';

const choices = [
  { kind: 'faq', id: 'break-a-lease-early', title: 'Can I break my lease early?', href: '/topics' },
  { kind: 'term', id: 'none', title: 'Lease', href: '/dictionary' },
] as SearchItem[];
const understood = {
  topics: [
    { id: 'landlord-tenant', title: 'Landlord-Tenant Law', score: 0.5 },
    { id: 'contract-law', title: 'Contract Law', score: 0.4 },
    { id: 'tax-law', title: 'Tax Law', score: 0.1 },
  ],
  jurisdiction: 'OH',
  acts: new Set<never>(),
  talk: '',
} as Partial<UnderstoodQuestion> as UnderstoodQuestion;

test('says what was understood and offers questions, never two sentences of law', () => {
  const events = writeClarification(library, understood, choices);
  const sentences = events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
  expect(sentences.map(({ text }) => text)).toEqual([
    'We understood this as a question about Landlord-Tenant Law or Contract Law in Ohio.',
    clarifyLine,
  ]);
  expect(sentences.every(({ check }) => check === 'plain')).toBe(true);
  expect(events.at(-1)).toEqual({
    type: 'choices',
    choices: {
      purpose: 'clarify',
      questions: ['Can I break my lease early?', 'What does “Lease” mean?'],
      openings: [
        { sentences: expect.arrayContaining([expect.stringMatching(/lease/i)]), href: '/topics' },
        null,
      ],
    },
  });
});

test('nobody is asked twice in a row, or with a single question to choose', () => {
  const several = [...choices, { kind: 'guide', title: 'How to end a lease' } as SearchItem];
  expect(mayClarify(several, [])).toBe(true);
  expect(mayClarify(choices, [])).toBe(false);
  expect(
    mayClarify(several, [{ question: 'lease', answer: `We understood this.\n${clarifyLine}` }]),
  ).toBe(false);
  expect(
    mayClarify(several, [
      { question: 'lease', answer: clarifyLine },
      { question: 'Can I break my lease early?', answer: 'Yes.' },
    ]),
  ).toBe(true);
  expect(mayClarify(choices.slice(0, 1), [])).toBe(false);
});
