// The page of resources.
import { pluralize } from '#lib/language/format.ts';

export const apply = 'Show';
export const resourcesTitle = 'Legal Resources';
export const resourcesLead = 'Courts, agencies, legal aid and tools that can help. Most are free.';
export const searchResources = 'Search for resources...';
export const showFilters = 'Show Filters';
export const hideFilters = 'Hide Filters';
export const resourceType = 'Resource Type';
export const cost = 'Cost';
export const anyType = 'All Types';
export const anyCost = 'Any Cost';
export const about = 'What is it about?';
export const anything = 'Anything';
export const place = 'Where';
export const inState = (state: string, n: number) => `In ${state} (${n})`;
export const national = (n: number) => `National (${n})`;
export const everywhere = 'Nationwide and every state';

export const available = (n: number) =>
  pluralize(n, { one: `${n} Resource Available`, other: `${n} Resources Available` });

export const noResources = 'No resources found';
export const noResourcesHint =
  'Nothing in the library matches. Try fewer filters or an everyday word.';
export const urgentTitle = 'In danger, or in court this week?';

/** Short names of the three numbers that are buttons. */
export const hotlineNames = {
  emergency: 'Emergency',
  'crisis-988': 'Crisis',
  'domestic-violence': 'Violence at home',
} as Record<string, string>;

export const urgentMore = 'More numbers, and legal aid';
