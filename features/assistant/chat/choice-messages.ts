// Texts of the questions to choose from below an answer.
export const choiceTexts = {
  clarify: 'Choose the closest question',
  'also-asked': 'You also asked',
  other: 'Something else',
  otherIntro: 'None of these? Three ways to go on:',
  reword: 'Ask again in other words, with what happened and what you want to know',
  search: 'Search the library by a word or two',
  help: 'Find a person who can help',
  announce: (count: number) => `We have a question back, with ${count} answers to choose from.`,
} as const;
