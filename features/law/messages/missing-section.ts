export const notFound = (cite: string) => `${cite} is not here`;

export const notInList = (date: string, point: string) =>
  `It is not in the U.S. Code as of ${date} (release point ${point}). It may have been repealed or renumbered, be newer than our list, or never have existed.`;

export const notStoredState =
  'We hold no text at this address. It may have been repealed or renumbered, be newer than what we hold, or never have existed.';
export const noSuchTitle = (title: string) => `The U.S. Code has no title ${title} with sections.`;
