// A brief speaks of the parties in the third person.
import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { tellInThirdPerson, toThirdPerson } from './third-person.ts';

test.each([
  ['I slipped and hurt my back.', 'Plaintiff slipped and hurt Plaintiff’s back.'],
  ['I am a tenant, and I have lived here.', 'Plaintiff is a tenant, and Plaintiff has lived here.'],
  ['I paid in March and have the receipts.', 'Plaintiff paid in March and has the receipts.'],
  ['We don’t owe it.', 'Plaintiff does not owe it.'],
  [
    'I still live there and they called me.',
    'Plaintiff still lives there and they called Plaintiff.',
  ],
  ['I’ve paid, and I’d paid before.', 'Plaintiff has paid, and Plaintiff had paid before.'],
  [
    'Our clients were paid, and our clients’ cards show it.',
    'Plaintiffs were paid, and Plaintiff’s cards show it.',
  ],
  ['Our client’s roof leaked on our client.', 'Plaintiff’s roof leaked on Plaintiff.'],
  ['He said "I owe you my car" to us.', 'He said "I owe you my car" to Plaintiff.'],
  ['Were we told? Part II says so.', 'Was Plaintiff told? Part II says so.'],
])('%s', (text, expected) => {
  expect(toThirdPerson(text, { person: 'first', name: 'Plaintiff' })).toBe(expected);
});

test.each([
  ['It caused your injury.', 'It caused Plaintiff’s injury.'],
  ['You were hurt.', 'Plaintiff was hurt.'],
  ['What they promised you, you relied on.', 'What they promised Plaintiff, Plaintiff relied on.'],
  ['You must show that you have a right.', 'Plaintiff must show that Plaintiff has a right.'],
])('%s', (text, expected) => {
  expect(toThirdPerson(text, { person: 'second', name: 'Plaintiff' })).toBe(expected);
});

test('no element, summary or authority of a claim speaks to the reader in a motion', () => {
  const texts = library.claims.flatMap(({ summary, elements, for: ours, against }) =>
    [summary, ...elements, ...ours, ...against].map(({ text }) => text),
  );
  const expected = texts.map((text) =>
    toThirdPerson(text, { person: 'second', name: 'Plaintiff' }),
  );
  expect(
    expected.filter((text) => /\byou(?:rs?|rself)?\b/i.test(text.replace(/“[^”]*”|"[^"]*"/g, ''))),
  ).toEqual([]);
  expect(expected.filter((text) => /Plaintiff (?:are|were|have|do|am)\b/.test(text))).toEqual([]);
});

test.each([
  ['Count I is fraud, and Count II is estoppel.', 'Count I is fraud, and Count II is estoppel.'],
  ['I was NEVER served.', 'Plaintiff was never served.'],
  ['I dont owe it, and it wasnt mentioned.', 'Plaintiff does not owe it, and it wasn’t mentioned.'],
  [
    'Title I and Part I of the US law say "I owe me".',
    'Title I and Part I of the US law say "I owe me".',
  ],
  ['The truck left I-35 near my house.', 'The truck left I-35 near Plaintiff’s house.'],
  ['I found a notice taped on my door.', 'Plaintiff found a notice taped on Plaintiff’s door.'],
])('%s is told safely', (text, expected) =>
  expect(tellInThirdPerson(text, 'Plaintiff')).toBe(expected),
);

test.each([
  'My doctor told me I need a surgery.',
  'Crestpoint v. Me is the case.',
  'He sued me personally and says we sent him texts.',
  'I own the company (just me).',
  'I hurt myself.',
  'The kids and I live with my mother.',
  'The card is not mine.',
  'I live there and sell cars.',
  'I frobnicate at work.',
  'I said my son and my wife saw my car in my yard.',
])('%s cannot be told safely', (text) =>
  expect(tellInThirdPerson(text, 'Plaintiff')).toBeUndefined(),
);

test('a blank in place of the name is repeated in no sentence', () => {
  expect(tellInThirdPerson('I asked my sister.', '[MOVING PARTY]')).toBeUndefined();
});
