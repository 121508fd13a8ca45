export const title = (stateName = 'your state') => `Help in ${stateName}`;
export const pickState =
  'Pick your state at the top of the page or here to see its legal aid, its court and its rules.';
