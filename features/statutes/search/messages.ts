// Texts of the search for statutes.
export const statuteTexts = {
  federal: 'Federal (U.S. Code)',
  jurisdiction: 'Jurisdiction',
  anyJurisdiction: 'All we have',
  title: 'Title of the U.S. Code',
  anyTitle: 'All titles',
  titleOption: (title: string) => `Title ${title}`,
  found: 'Statutes',
  shown: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  none: 'No statute found',
  noneHint: 'Nothing matches. Check the number, or say in other words what it is about.',
  everywhere: 'Search all statutes',
  headingsOnly:
    'Searched by the headings of the U.S. Code and how people ask for its sections. The texts are not held here.',
  wordsOnly:
    'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.',
  noAdvice: 'Which section applies to you depends on the facts, and a state may have its own law.',
  pages: 'Pages of statutes',
  earlier: 'Previous ten',
  later: 'Next ten',
} as const;
