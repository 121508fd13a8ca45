// Texts of the pages of topics, and of questions and guides on them.
import { pluralize } from '#lib/language/format.ts';

export const allTopics = 'All topics';
export const category = 'Category';
export const topicNotFound = 'Topic not found';
export const topicNotFoundHint = 'There is no topic with that name.';
export const browseAllTopics = 'Browse All Topics';
export const inThisVolume = 'In this volume';
export const latestNews = 'Latest News';
export const olderNews = 'News';
export const officialResources = 'Official Resources';
export const noNews = 'No news found - Check back later for updates on this topic.';
export const newsFailed = 'The news could not be loaded. Everything else on this page is there.';
export const tryAgain = 'Try again';
export const loading = 'Loading...';
export const guides = 'Step-by-step guides';
export const questions = 'Questions people ask';
export const moreQuestions = (n: number) =>
  pluralize(n, { one: '# more question', other: '# more questions' });
export const keyTerms = 'Key terms';
export const moreOnTerm = 'More';
export const deadlines = 'Deadlines that matter';
export const moreDeadlines = (n: number) =>
  pluralize(n, { one: '# more deadline', other: '# more deadlines' });
export const moreHere = (n: number, stateName: string) => `${n} more in ${stateName}`;
export const overview = 'Overview';
export const steps = (n: number) => pluralize(n, { one: '# step', other: '# steps' });
export const related = 'Related topics';
export const answeredIn = (topic: string) => `(in ${topic})`;
export const ask = 'Ask about this';
export const askLead = 'The assistant reads these pages and shows which lines it used.';
export const askButton = 'Ask a question';
