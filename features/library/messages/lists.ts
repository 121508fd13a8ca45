// The list pages and the guide page.
import { pluralize } from '#lib/language/format.ts';

export const topicsTitle = 'Legal Topics';
export const topicsLead = 'Twenty-five volumes, in everyday words, each with its sources.';
export const searchTopics = 'Search topics...';
export const allCategories = 'All Categories';
export const apply = 'Show';
export const noTopics = 'No topics found';
export const noTopicsHint =
  'Nothing in the library matches. Check the spelling, try an everyday word, or look at all topics.';
export const guideBefore = 'Before you start';
export const tip = 'Tip';
export const warning = 'Careful';
export const stepDone = 'Done';

export const progress = (done: number, all: number) =>
  `${done} of ${all} steps done. Kept only in this browser.`;

export const clearProgress = 'Clear ticks';
export const print = 'Print this guide';
export const guideResources = 'Where to go next';
export const faqTitle = 'Frequently Asked Questions';
export const faqLead =
  'Short answers first, then what the law generally says and what varies by state.';
export const searchFaq = 'Search for questions or keywords...';
export const everyTopic = 'All topics again';
export const pullBook = 'Pull a book from the shelf to see its questions alone.';
export const noFaqs = 'No FAQs found';
export const noFaqsHint =
  'Nothing in the library matches. Check the spelling, or try an everyday word.';
export const allOn = (n: number, topic: string) => `All ${n} questions on ${topic}`;
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
