// The search for statutes.

export const federal = 'Federal (U.S. Code)';
export const jurisdiction = 'Jurisdiction';
export const anyJurisdiction = 'All we have';
export const title = 'Title of the U.S. Code';
export const anyTitle = 'All titles';
export const titleOption = (title: string) => `Title ${title}`;
export const found = 'Statutes';
export const shown = (first: number, last: number, total: number) =>
  `${first} to ${last} of ${total}`;
export const none = 'No statute found';
export const noneHint =
  'Nothing matches. Check the number, or say in other words what it is about.';
export const everywhere = 'Search all statutes';
export const headingsOnly =
  'Searched by the headings of the U.S. Code and how people ask for its sections. The texts are not held here.';
export const wordsOnly =
  'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.';
export const noAdvice =
  'Which section applies to you depends on the facts, and a state may have its own law.';
export const pages = 'Pages of statutes';
export const earlier = 'Previous ten';
export const later = 'Next ten';
