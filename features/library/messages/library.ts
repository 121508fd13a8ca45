// Texts of the library's pages.
import { pluralize } from '#lib/language/format.ts';

export const allTopics = 'All topics';
export const category = 'Category';
export const resetFilters = 'Reset Filters';
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
export const urgent = 'When it cannot wait';
export const whoCanHelp = 'Who can help me';
export const overview = 'Overview';
export const serves = (counties: string[]) => `Serves ${counties.join(', ')}.`;
export const visitResource = 'Visit Resource';
export const ourPage = 'Read it here';
export const newTab = '(opens in a new tab)';
export const edited =
  'Edited since its facts were last compared with official lists, and not compared again yet.';
export const notConfirmed = 'Address not confirmed against an official list';
export const sources = 'Sources';
export const checked = (date: string) => `Checked ${date}`;
export const notReviewed = 'Not reviewed by an attorney';
export const reviewed = 'Reviewed by an attorney';
export const stale =
  'This was last checked more than twelve months ago. Please confirm it with an official source before relying on it.';
export const steps = (n: number) => pluralize(n, { one: '# step', other: '# steps' });
export const related = 'Related topics';
export const answeredIn = (topic: string) => `(in ${topic})`;
export const quickExit = 'Quick exit';
export const quickExitHint =
  'Opens a weather page and clears this one, with what this site stored in your browser';
export const ask = 'Ask about this';
export const askLead = 'The assistant reads these pages and shows which lines it used.';
export const askButton = 'Ask a question';
export const more = (n: number) => `Show ${n} more`;
