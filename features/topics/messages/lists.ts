// The list pages and the guide page.

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
