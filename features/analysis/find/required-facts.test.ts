// Claims of the real library against stories that state their required facts, and stories that do
// not. Which claims rank high for a story is another question: here none of those that are left out
// could be shown, however well it scores.
import { expect, test } from 'vitest';
import { DENIED, STATED, STORIES } from '#tests/fixtures/required-facts.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { createFactsTest } from './required-facts.ts';

const claimById = new Map(library.claims.map((claim) => [claim.id, claim]));

function statesFactsFor(id: string, text: string): boolean {
  const claim = claimById.get(id);
  if (!claim) throw new Error(`no claim "${id}"`);
  return createFactsTest(text)(claim.onlyIf);
}

test.each(STORIES)('$name', ({ story, without, still }) => {
  expect(without.filter((id) => statesFactsFor(id, story))).toEqual([]);
  expect(still.filter((id) => !statesFactsFor(id, story))).toEqual([]);
});

test.each(STATED)('%s: %s', (id, sentence) => {
  expect(claimById.get(id)?.onlyIf.length).toBeGreaterThan(0);
  expect(statesFactsFor(id, sentence)).toBe(true);
});

test.each(DENIED)('not %s: %s', (id, sentence) => {
  expect(statesFactsFor(id, sentence)).toBe(false);
});

/** As evals and the integration test tell a claim: some of its phrases and most of its elements. */
const tellClaim = ({ told, elements }: (typeof library.claims)[number]) =>
  [...told.slice(0, 4), ...elements.slice(0, -1).map((element) => element.told[0])].join('. ');

test('what people say who have the claim states its facts', () => {
  const claims = library.claims.filter(({ onlyIf }) => onlyIf.length > 0);
  expect(claims.filter((claim) => !statesFactsFor(claim.id, tellClaim(claim)))).toEqual([]);
  // A single phrase leaves the fact out now and then; a story of several does not.
  const phrases = claims.flatMap(({ id, told }) => told.map((text) => statesFactsFor(id, text)));
  expect(phrases.filter(Boolean).length / phrases.length).toBeGreaterThan(0.8);
});
