// Reading the questions themselves, on the real dictionary: which term is asked for, in which
// wordings, and when none is. How often this is right for all terms is measured by `npm run eval --
// definitions`.
import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { getTermIndex } from './term-index.ts';
import { findAskedTerms } from './term-questions.ts';

const ENGLISH = new Set(
  'what is a an the of does mean statue limitations trail section use tax landlord deadline to answer summons'.split(
    ' ',
  ),
);
const ask = (question: string) =>
  findAskedTerms(getTermIndex(library), question, (word) => ENGLISH.has(word)).map(({ id }) => id);

test.each([
  'What is a lien?',
  'what does lien mean',
  'define lien',
  'Definition of a lien',
  'meaning of lien',
  'whats a lien',
  'What’s a lien?',
  'lien meaning',
  'can you please explain what a lien is?',
  'What does the word “lien” mean in plain English?',
  'what is meant by liens',
  'What is a lien and how do I get rid of it?',
  'I got a letter from a contractor. What is a lien?',
  'what is a lien in Ohio',
  'A contractor said he put a lien. What does that mean?',
  'wtf is a lien',
  'What is a lien?\nI owe a contractor money.',
  'definition: lien',
])('a definition: %s', (question) => expect(ask(question)).toEqual(['lien']));

test.each([
  ['what is the difference between assault and battery?', ['assault', 'battery']],
  ['felony vs misdemeanor', ['felony', 'misdemeanor']],
  ['Is probation the same as parole?', ['probation', 'parole']],
  ['how are statutes and regulations different', ['statute', 'regulation']],
  ['mediation or arbitration, whats the diffrence', ['mediation', 'arbitration']],
  ['difference between joint and sole custody', ['joint-custody', 'sole-custody']],
  ['secured vs unsecured debt', ['secured-debt', 'unsecured-debt']],
  [
    'whats the difference between chapter 7 and 13',
    ['chapter-7-bankruptcy', 'chapter-13-bankruptcy'],
  ],
  ['is a lawyer the same as an attorney', ['attorney']],
  ["I keep hearing bail and bond. What's the difference?", ['bail', 'bond']],
  ['plaintiff/defendant difference', ['plaintiff', 'defendant']],
  ['what makes a felony different from a misdemeanor', ['felony', 'misdemeanor']],
  ['should I get a will or a trust, what is the difference', ['will', 'trust']],
])('a difference: %s', (question, ids) => expect(ask(question)).toEqual(ids));

test.each([
  ['what is a subpena', ['subpoena']],
  ['habeus corpus meaning', ['habeas-corpus']],
  ['what is the statue of limitations', ['statute-of-limitations']],
  ['diff between a lein and a levy', ['lien', 'levy']],
])('typos: %s', (question, ids) => expect(ask(question)).toEqual(ids));

test.each([
  'what is a trail',
  'what is a vape',
  'what is FELA',
  'what is section 1981',
  'what is use tax',
  'what is my landlord allowed to do',
  'what is the deadline to answer a summons',
  'I was hurt at work two years ago. What is the limitation period?',
  'I was served. Can I ignore it? What is a default?',
  'brown v board',
  '',
  'what is',
  `what is ${'a lien '.repeat(2_000)}`,
])('no definition: %.60s', (question) => expect(ask(question)).toEqual([]));
