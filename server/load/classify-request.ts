// What a request asks of the server, by its path: when there is too much to do, what costs most is refused first (server/load/admission-control.ts).
import type { RequestClass } from './admission-control.ts';

/** The first match counts; everything else is a page. */
const BY_PATH: { work: RequestClass; path: RegExp; method?: 'POST' }[] = [
  { work: 'writing', path: /^\/(?:api\/(?:chat|analysis|motion)|chatbot|research)$/, method: 'POST' },
  { work: 'writing', path: /^\/research\/news-analysis$/ },
  { work: 'files', path: /^\/(?:documents(?:\/.*)?|citations(?:\/download)?|api\/citations\/check)$/, method: 'POST' },
  { work: 'files', path: /^\/(?:cases\/[^/]+\/export\/.*|research\/(?:saved\/export|analysis-file|motion-file)|account\/data)$/ },
  { work: 'signing-in', path: /^\/(?:auth\/.*|account)$/, method: 'POST' },
  { work: 'searching', path: /^\/(?:search|suggest|research|api\/issue-spot)$/ },
];

const HEALTH = new Set(['/healthz', '/readyz']);

/** Undefined: always answered. */
export function classifyRequest(method: string | undefined, path: string): RequestClass | undefined {
  if (HEALTH.has(path)) return undefined;
  const page = path.replace(/\.data$/, ''); // the same page without its frame
  return BY_PATH.find((rule) => rule.path.test(page) && (!rule.method || rule.method === method))?.work ?? 'pages';
}
