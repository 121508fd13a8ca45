// Which agencies and offices of the directory are close enough to a question to be named in its
// answer. One that handles something else sends people the wrong way, so none is better than a far
// one; the agencies that the lead itself has as its sources are trusted more.
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { EngineDeps, UnderstoodQuestion } from '../understand/understand.server.ts';
import { rankSources } from './rank-sources.ts';

/**
 * An agency further from the question handles something else; that of the lead's own sources may be
 * further. Short questions are close to much: below 1.05 small claims led to federal courts, and a
 * deposit to rental scams.
 */
const MIN_AGENCY = { any: 1.05, ofLead: 0.75 };

/**
 * The ids of those of these resources that are close to the question, closest first; by words alone
 * this cannot be told.
 */
export function rankResources(
  { library, search }: EngineDeps,
  understood: UnderstoodQuestion,
  { ids, hosts }: { ids: ReadonlySet<string>; hosts: ReadonlySet<string> },
): string[] {
  const isWanted = ({ kind, id }: SearchItem) => kind === 'resource' && ids.has(id);
  if (!understood.vector) return [];
  const ranked = rankSources(search.index, understood, isWanted);
  const isOfLead = (id: string) =>
    library.resources.some((r) => r.id === id && hosts.has(getHost(r.url)));
  return ranked.flatMap(({ item, score }) =>
    score >= (isOfLead(item.id) ? MIN_AGENCY.ofLead : MIN_AGENCY.any) ? item.id : [],
  );
}

/**
 * The agencies that an answer or a guide names as its sources; the publishers of codes are none.
 */
export function listSourceHosts(
  { faqs, guides }: EngineDeps['library'],
  { kind, id }: SearchItem,
): Set<string> {
  const items = kind === 'faq' ? faqs : kind === 'guide' ? guides : [];
  const sources = items.find((item) => item.id === id)?.sources ?? [];
  return new Set(sources.flatMap(({ url, cite }) => (cite ? [] : getHost(url))));
}

const getHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');
