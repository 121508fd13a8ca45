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
    toAdd: [
      'We represent the store and want summary judgment because the hazard was open and obvious.',
    ],
    grounds: [],
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
  const { facts, procedure, toAdd } = sortSentences(
    'He has paid nothing. I sued him and want judgment without a trial.',
  );
  expect(facts).toEqual(['He has paid nothing.']);
  expect(procedure).toEqual(['I sued him']);
  expect(toAdd).toEqual(['and want judgment without a trial.']);
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

const ROOF = 'The roof leaked in March.';

test.each([
  'The clerk is always late but dont put that.',
  'He told me the money was his but obviously that stays out.',
  'There’s mold too, but that’s for another day.',
  'Not asking for costs, client waived that.',
  'No sanctions.',
  'Not why she was fired.',
  'I’m not gonna call my son a liar.',
  'I dont want to say anything about my roommate.',
  'Their lawyer called to float a settlement, don’t mention.',
  'The witness list is not needed.',
])('%s: told not to say it, and it is neither said nor listed', (sentence) => {
  expect(sortSentences(`${ROOF} ${sentence}`)).toMatchObject({
    facts: [ROOF],
    procedure: [],
    contentions: [],
    toAdd: [],
  });
});

test('an instruction that points back takes the sentence before it with it', () => {
  expect(
    sortSentences(`${ROOF} She hid a bank account and refused to say where. DO NOT put that in.`),
  ).toMatchObject({ facts: [ROOF], toAdd: [], leftOut: 1, instructions: 1 });
});

test.each([
  '12(b)(6).',
  'Short.',
  'Qualified immunity, both prongs.',
  'King County Superior Court.',
  'N.D. Cal., a patent case on charging coils.',
  'Main argument: no plausible likelihood of confusion.',
  'Want in camera review as alternative.',
  'We want $10,000 per photo.',
  'She’s going to say that it was dark, so get ahead of that.',
  'He attached his own letter (Ex. 1) lol.',
  'He claims he was on his knees - the video shows him standing, Scott v. Harris.',
  'A buddy told me he sues for a living but I have no proof.',
  'My cousin says use 473(b) but I read that is only 6 months.',
  'Affidavit of the manager: pallet put out at 1:50 pm.',
  'Wayne County Circuit, we have the defendant Acme Freight.',
  'Mitigation isn’t a defense to a note.',
  'Claim file withheld as "work product", no log.',
])('%s: no statement of fact, but listed', (sentence) => {
  const sorted = sortSentences(`${ROOF} ${sentence}`);
  expect(sorted).toMatchObject({ facts: [ROOF], procedure: [], contentions: [] });
  expect(sorted.toAdd).toEqual([sentence]);
});

test.each([
  'The notes do not mention the visit.',
  'They do not say who signed it.',
  'Every one got the same answer: "overly broad."',
  'He fell, chipped tooth, two stitches.',
  'All the lights were on and nothing was blocking the view.',
  'On Jan 2 they gave only the policy and the denial letter.',
  'I have a letter from Dr. Anand.',
  'Nothing came by mail.',
])('%s: a fact', (sentence) => expect(sortSentences(sentence).facts).toEqual([sentence]));

test('grounds that a note names are kept for the argument', () => {
  expect(
    sortSentences(
      'Main argument: no plausible likelihood of confusion. Statute of frauds; no clear and definite promise.',
    ),
  ).toMatchObject({
    grounds: ['no plausible likelihood of confusion', 'no clear and definite promise'],
    defenses: ['statute of frauds'],
  });
});

test('facts after a label are facts, and the label is listed', () => {
  expect(
    sortSentences(
      'Facts from body cam (Ex. A) and the dep: on Apr. 12 a man was smashing windows.',
    ),
  ).toMatchObject({
    facts: ['on Apr. 12 a man was smashing windows.'],
    toAdd: ['Facts from body cam (Ex. A) and the dep:'],
  });
});

test('a claim of estoppel is no defense, and a rule is not cut from its number', () => {
  const { defenses, facts, procedure } = sortSentences(
    'Count II is promissory estoppel. Requests for admissions were served Sep 2 and never answered, Civ.R. 36.',
  );
  expect(defenses).toEqual([]);
  expect([...procedure, ...facts].join(' | ')).toMatch(/Civ\.R\. 36\.$/);
});

test.each([
  ['I was on leave. dont bring the pregnancy into this. I was pregnant then.', ['I was on leave.']],
  ['He paid. Keep my prior conviction out of it. I was convicted of theft.', ['He paid.']],
])('%s: the topic is left out in each of its forms', (details, facts) => {
  expect(sortSentences(details)).toMatchObject({ facts, toAdd: [] });
});
