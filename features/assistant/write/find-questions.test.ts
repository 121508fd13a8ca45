import { expect, test } from 'vitest';
import { findQuestions, pointsBack } from './find-questions.ts';

const listTexts = (message: string) => findQuestions(message).map(({ text }) => text);

test('numbered questions are found, with or without question marks', () => {
  expect(
    listTexts(
      'My mom died. 1. Do I have to pay her cards? 2. Can I sell the house? 3. Do we need to go to court?',
    ),
  ).toEqual(['Do I have to pay her cards?', 'Can I sell the house?', 'Do we need to go to court?']);
  expect(listTexts('They set bail at 10,000. 1) how does bail work 2) can we visit him')).toEqual([
    'How does bail work?',
    'Can we visit him?',
  ]);
});

test('numbers that do not count up are no list', () => {
  expect(listTexts('I owe 3. He owes 5. Can he sue me?')).toEqual(['Can he sue me?']);
});

test('a connector is left out, and a question needs no mark', () => {
  expect(
    listTexts(
      'He hasnt paid since june. can i keep the kids from him till he pays? also how do i get the money',
    ),
  ).toEqual(['Can i keep the kids from him till he pays?', 'How do i get the money?']);
  expect(listTexts('Do I have a case? Also, can he change the locks?')).toEqual([
    'Do I have a case?',
    'Can he change the locks?',
  ]);
});

test('a statement that opens with a question word is no question', () => {
  expect(
    listTexts('When I got home the door was open. What he did was wrong. Is that legal?'),
  ).toEqual(['Is that legal?']);
});

test('a question that points back is searched with the sentences before it', () => {
  const [first, second] = findQuestions(
    'I rent a room. He wants me out by Friday. Can he do that? Can he change the locks?',
  );
  expect(first?.search).toBe('I rent a room. He wants me out by Friday. Can he do that?');
  expect(second?.search).toBe('Can he change the locks?');
  expect(pointsBack('What can I do?')).toBe(true);
  expect(pointsBack('Does he owe me overtime?')).toBe(false);
  // One word that the story does not tell of is enough.
  expect(pointsBack('Can I get unemployment?')).toBe(false);
  expect(pointsBack('Is it real?')).toBe(true);
});

test('a long question is shortened to the clause that asks', () => {
  const [question] = findQuestions(
    'Since the house was bought before we met and only his name is on the deed and on the mortgage, and I paid half of everything, can I stay in the house?',
  );
  expect(question?.text).toBe('Can I stay in the house?');
});

test('many questions and hostile lengths are bounded', () => {
  expect(findQuestions('Can I sue? '.repeat(2_000)).length).toBeLessThanOrEqual(2);
  expect(
    findQuestions(Array.from({ length: 60 }, (_, n) => `Can I sue number ${n}?`).join(' ')).length,
  ).toBeLessThanOrEqual(12);
});
