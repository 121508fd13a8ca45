// What may be wrong with a typed day, which counts all the same.

export const ahead = (day: string) => `You gave ${day}, a day that is still to come. Is it right?`;

export const before = (day: string, written: string) =>
  `You gave ${day}, but the paper seems to be from ${written}. Is the day right, and the year?`;

export const old = (day: string) => `You gave ${day}, more than a year ago. Is the year right?`;
