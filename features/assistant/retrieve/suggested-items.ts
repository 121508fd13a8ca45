// Which item answers each question that the chat itself suggests: what we propose to ask must be
// answered well. Suggested definitions need none, their term leads.
import type { SearchItem } from '#features/site-search/index/search-item.ts';

export const SUGGESTED_ITEMS: Readonly<Record<string, string>> = {
  'What are my rights in an eviction?': 'eviction-notice-or-court-papers-what-to-do',
  'How do I file for child support?': 'start-a-child-support-case',
  'How does small claims court work?': 'how-small-claims-court-works',
  'How do I respond to a traffic ticket?': 'respond-to-a-traffic-ticket',
  'What are the steps in a divorce?': 'how-divorce-works-time-and-cost',
  'I got a letter from a debt collector. Is it real?': 'is-a-debt-collector-letter-real',
  'My boss did not pay my last paycheck. What can I do?': 'unpaid-wages-final-paycheck',
  'Can my landlord keep my security deposit?': 'landlord-kept-my-security-deposit',
  'What happens at an arraignment?': 'what-happens-at-an-arraignment',
  'Do I need a will if I own very little?': 'do-i-need-a-will-if-i-own-little',
  'Someone opened an account in my name. Where do I start?': 'someone-opened-account-in-my-name',
};

export function findSuggestedItem(items: SearchItem[], question: string): SearchItem | undefined {
  const id = Object.hasOwn(SUGGESTED_ITEMS, question.trim())
    ? SUGGESTED_ITEMS[question.trim()]
    : undefined;
  return id === undefined
    ? undefined
    : items.find((item) => item.id === id && (item.kind === 'faq' || item.kind === 'guide'));
}
