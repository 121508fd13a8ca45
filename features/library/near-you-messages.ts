// Apart from the texts of the library's pages, so that a topic page does not load them.
export const nearYou = {
  title: (stateName = 'your state') => `Help in ${stateName}`,
  pickState:
    'Pick your state at the top of the page or here to see its legal aid, its court and its rules.',
} as const;
