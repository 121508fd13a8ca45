export const unknown =
  'This key is not known, was revoked, or is not whole. It goes into the header Authorization, after the word Bearer.';
export const noLabel = 'Say for whom the key is, in 1 to 80 characters.';
export const wrongTimes = 'How many times the ordinary limits: a number from 1 to 1000.';
export const noSuchKey = 'No key that is in use begins like this.';
export const several = 'Several keys begin like this. Give more of it.';
