// What somebody typed for a motion is sorted before it is quoted: an instruction once became a
// statement of fact ("We represent the store and want summary judgment").
import { expect, test } from 'vitest';
import { sortSentences } from './sort-sentences.ts';

const STORE =
  'Plaintiff slipped on a grape in the produce aisle. She broke her wrist. We represent the store and want summary judgment because the hazard was open and obvious. Please do not mention the incident in 2022. In 2022 another customer fell in that aisle. Discovery closed on June 1, 2026. Keep it under 15 pages.';

test('an instruction is no fact, and what it asks to leave out is left out', () => {
  expect(sortSentences(STORE)).toEqual({
    facts: ['Plaintiff slipped on a grape in the produce aisle.', 'She broke her wrist.'],
    procedure: ['Discovery closed on June 1, 2026.'],
    story: [
      'Plaintiff slipped on a grape in the produce aisle.',
      'She broke her wrist.',
      'Discovery closed on June 1, 2026.',
    ],
    contentions: ['the hazard was open and obvious'],
    instructions: 3,
    leftOut: 1,
    defenses: ['open and obvious danger'],
    raisedDefenses: [],
    unmatched: false,
  });
});

test.each([
  'Please keep the tone formal.',
  'Cite Celotex and Anderson.',
  'Our client wants this dismissed.',
  'Our client is the defendant.',
  'Can you make it shorter?',
  'The brief should not exceed ten pages.',
  'I need a motion to compel.',
  'Focus on the lack of evidence.',
  'Don’t argue damages.',
  'We represent the landlord.',
  'I am the defendant’s lawyer.',
  'Note: leave out the photos.',
  'The judge hates long briefs.',
  'Between us, the witness is weak.',
  'The client is worried about costs.',
  'This is due tomorrow.',
  'We want $50,000.',
  'Start with the contract.',
  'Thanks!',
])('%s: an instruction', (sentence) => {
  expect(sortSentences(`The roof leaked in March. ${sentence}`)).toMatchObject({
    facts: ['The roof leaked in March.'],
    procedure: [],
    instructions: 1,
  });
});

test.each([
  'Our client is a roofer.',
  'State Farm denied the claim.',
  'Our client needs the records to prove its loss.',
])('%s: a fact about the client', (sentence) =>
  expect(sortSentences(sentence).facts).toEqual([sentence]),
);

test.each([
  'Plaintiff filed the complaint on March 3, 2026.',
  'The court set a hearing for May 5.',
  'We served interrogatories on June 1, and no response came.',
  'The clerk entered default on July 2.',
  'The hearing is set for August 4.',
])('%s: what happened in the case', (sentence) => {
  expect(sortSentences(sentence)).toMatchObject({ facts: [], procedure: [sentence] });
});

test('the request at the end of a fact is cut off', () => {
  const { facts, procedure } = sortSentences(
    'He has paid nothing. I sued him and want judgment without a trial.',
  );
  expect(facts).toEqual(['He has paid nothing.']);
  expect(procedure).toEqual(['I sued him']);
});

test('a wish to leave something out that fits no sentence is reported', () => {
  expect(sortSentences('The roof leaked. Do not mention the mold.').unmatched).toBe(true);
});

test('a conclusion of law is contended and no fact', () => {
  expect(
    sortSentences(
      'The crown was placed in 2022. The statute of limitations is two years, so it is time-barred.',
    ),
  ).toMatchObject({
    facts: ['The crown was placed in 2022.'],
    contentions: ['the statute of limitations is two years, so it is time-barred'],
    defenses: ['statute of limitations'],
  });
});

test('a defense of the other side is to be answered, not made', () => {
  const { raisedDefenses } = sortSentences(
    'I lent him $9,000. He argues that the statute of limitations has run.',
  );
  expect(raisedDefenses).toEqual(['statute of limitations']);
});
