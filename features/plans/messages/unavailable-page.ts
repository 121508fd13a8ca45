export const title = 'Plans cannot be bought on this installation';
export const text =
  'The people who run this site have not connected a store. Everything that is free works without one.';
export const ask = 'Ask the people who run it';
export const back = 'Back to the plans';
