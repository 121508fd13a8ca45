import { expect, test } from 'vitest';
import { createCacheKey, MIN_SIMILARITY, measureSimilarity } from './cache-key.ts';

const SECRET = 'a secret for tests, of a fair length';
const createKey = (question: string, scope = ['TX']) => createCacheKey(SECRET, question, scope);

function isSameQuestion(
  a: string,
  b: string,
  scopes: [string[], string[]] = [['TX'], ['TX']],
): boolean {
  const [one, other] = [createKey(a, scopes[0]), createKey(b, scopes[1])];
  return one.key === other.key && measureSimilarity(one.words, other.words) > MIN_SIMILARITY;
}

test.each([
  ['Can my landlord keep my deposit?', 'can  my LANDLORD keep my deposit'],
  [
    'Can the landlord keep my whole deposit after I move out?',
    'Can a landlord keep my whole deposit after I move out, please?',
    false,
  ],
  [
    'Can my landlord keep the deposit when I move out of my home?',
    'Can my landlord keep deposit when I move out of my home?',
  ],
] as [string, string, boolean?][])('%s = %s', (a, b, expected = true) =>
  expect(isSameQuestion(a, b)).toBe(expected),
);

test.each([
  [
    'another state',
    'Can my landlord keep my deposit in Texas when I move out early?',
    'Can my landlord keep my deposit in Ohio when I move out early?',
  ],
  [
    'another number',
    'Is a notice of 30 days enough to end my lease in this building?',
    'Is a notice of 60 days enough to end my lease in this building?',
  ],
  [
    'a number in words',
    'Is a notice of two weeks enough to end a lease here?',
    'Is a notice of ten weeks enough to end a lease here?',
  ],
  [
    'a negation',
    'What can I do if my boss did pay me for the work I did?',
    'What can I do if my boss did not pay me for the work I did?',
  ],
  [
    'a contraction',
    'What if they can take my car for a loan I owe on it?',
    'What if they can’t take my car for a loan I owe on it?',
  ],
  [
    'without',
    'Can I be searched with a warrant at my own home at night?',
    'Can I be searched without a warrant at my own home at night?',
  ],
  ['roles the other way round', 'Can a tenant sue a landlord?', 'Can a landlord sue a tenant?'],
  [
    'who did it',
    'What if I was sued by my landlord for the damage to the house?',
    'What if I sued my landlord for the damage to the house?',
  ],
  [
    'one word of meaning',
    'What are the duties of the buyer at the closing of a house sale?',
    'What are the duties of the seller at the closing of a house sale?',
  ],
])('%s makes a different question', (_what, a, b) => expect(isSameQuestion(a, b)).toBe(false));

test('equal questions in different scopes differ', () => {
  expect(isSameQuestion('Can I sue?', 'Can I sue?', [['TX'], ['OH']])).toBe(false);
});

test('a key reveals no word, and the same word has a different hash in another key', () => {
  const [one, other] = [
    createKey('Can my landlord evict me?'),
    createKey('Can my landlord sue me?'),
  ];
  expect(JSON.stringify(one)).not.toMatch(/landlord|evict/i);
  expect(measureSimilarity(one.words, other.words)).toBe(0);
  expect(createCacheKey('another secret', 'Can my landlord evict me?', ['TX']).key).not.toBe(
    one.key,
  );
});
