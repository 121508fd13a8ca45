// Every kind of page that a visitor can open without an email or an account. A page without
// parameters comes from app/routes.ts by itself; one with parameters needs an example here.
import routes from '#app/routes.ts';

/** Of a route as app/routes.ts has it: addresses with parameters, or further states of a page. */
const EXAMPLES: Record<string, string[]> = {
  'topics/:topicId': ['/topics/criminal-law'],
  // It only leads to the place on its topic's page.
  'faq/:faqId': [],
  'guides/:guideId': ['/guides/answer-a-debt-lawsuit'],
  'states/:state': ['/states/ohio'],
  'rules/:ruleId': ['/rules/security-deposit-return'],
  'dictionary/:term': ['/dictionary/garnishment'],
  'law/:state': ['/law/wa'],
  'law/us/:title': ['/law/us/42', '/law/us/42?q=civil+action'],
  'law/us/:code/:number': ['/law/us/42/1985', '/law/us/42/1984'],
  'law/:state/:number': ['/law/wa/59.18.280'],
  'law/:state/:code/:number': ['/law/de/25/5514'],
  'cases/:caseId': ['/cases/miranda-v-arizona-1966', '/cases/roe-v-wade-1973'],
  search: ['/search?q=eviction'],
  documents: ['/documents', '/documents?type=lease'],
  research: ['/research', '/research?tab=cases&q=police+questioning', '/research?tab=motions'],
  '*': ['/no-such-page'],
};

/** Journeys with an account open these. */
const NEEDS_ACCOUNT = [
  'account',
  'account/second-step',
  'account/address',
  'account/delete',
  'auth/confirm',
  'auth/second-step',
  'auth/recover',
  'documents/parties',
  'research/news-analysis',
  'research/saved-results/:resultId',
];

export const PAGES = routes
  .filter(({ file, path = '' }) => file.endsWith('.tsx') && !NEEDS_ACCOUNT.includes(path))
  .flatMap(({ path = '' }) => {
    const examples = EXAMPLES[path] ?? (path.includes(':') ? undefined : [`/${path}`]);
    if (!examples)
      throw new Error(`app/routes.ts has ${path}: add an example of it to tests/e2e/all-pages.ts`);
    return examples;
  });
