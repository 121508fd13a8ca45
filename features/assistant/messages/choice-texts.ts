// The questions to choose from below an answer.

export const titles = {
  clarify: 'Choose the closest question',
  instead: 'If you meant something else',
  'also-asked': 'You also asked',
  examples: 'For example',
} as const;

export const answerAnyway = 'Show the answer to my question';
export const answerAnywaySpanish = 'Ver la respuesta a mi pregunta';
export const announceWaiting =
  'Your question is kept. “Show the answer to my question” answers it.';
export const openSource = 'Read it in the library';
export const other = 'Something else';
export const otherIntro = 'None of these? Three ways to go on:';
export const reword = 'Ask again in other words, with what happened and what you want to know';
export const search = 'Search the library by a word or two';
export const help = 'Find a person who can help';
export const announce = (count: number) =>
  `We have a question back, with ${count} answers to choose from.`;
