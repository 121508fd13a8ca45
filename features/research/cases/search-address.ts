// A research search is identified by its URL: tab, query and filters are in the query string, so
// that it works without JavaScript, survives Back and can be shared. All parsing and formatting is
// here; no zod, because browsers load this file.
import {
  COURT_FILTERS,
  type CourtFilter,
  MAX_CASE_QUERY_LENGTH,
} from '#features/case-law/schema.ts';

export const RESEARCH_TABS = [
  'dictionary',
  'cases',
  'statutes',
  'news',
  'strategy',
  'motions',
] as const;
export type ResearchTab = (typeof RESEARCH_TABS)[number];

/** Tabs whose text is private: it is posted and never appears in a URL. */
export const isWorkProductTab = (tab: ResearchTab): tab is 'strategy' | 'motions' =>
  tab === 'strategy' || tab === 'motions';

const MAX_JURISDICTION_LENGTH = 80;
const MAX_PAGES = 200;

export type ResearchSearch = {
  tab: ResearchTab;
  q: string;
  /** As typed; undefined when the URL has none, so that the field shows the visitor's own state. */
  jurisdiction: string | undefined;
  court: CourtFilter | undefined;
  /** Of statutes: "us" or a state's two letters. */
  law: string | undefined;
  /** Of statutes: a title of the U.S. Code. */
  title: string | undefined;
  from: number | undefined;
  to: number | undefined;
  page: number;
  /** Show the list even when the query identifies exactly one case. */
  list: boolean;
};

export function readResearchAddress(params: URLSearchParams): ResearchSearch {
  const pick = <T extends string>(name: string, from: readonly T[]) =>
    from.find((value) => value === params.get(name));
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return {
    tab: pick('tab', RESEARCH_TABS) ?? 'dictionary',
    q: (params.get('q') ?? '').trim().slice(0, MAX_CASE_QUERY_LENGTH),
    jurisdiction: params.get('jurisdiction')?.trim().slice(0, MAX_JURISDICTION_LENGTH),
    court: pick('court', COURT_FILTERS),
    law: /^[a-z]{2}$/.exec(params.get('law') ?? '')?.[0],
    title: /^\d{1,2}$/.exec(params.get('title') ?? '')?.[0],
    from: readYear(params.get('from')),
    to: readYear(params.get('to')),
    page: Math.max(1, Math.min(MAX_PAGES, page)),
    list: params.get('list') === '1',
  };
}

const readYear = (text: string | null) =>
  text && /^[12]\d{3}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * The query string of a search, without unset filters. An empty jurisdiction is kept: it means
 * everywhere.
 */
export function formatResearchQuery(search: Partial<ResearchSearch>): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.set(name, String(value));
  };
  add('tab', search.tab);
  add('q', search.q || undefined);
  add('jurisdiction', search.jurisdiction);
  add('court', search.court);
  add('law', search.law);
  add('title', search.title);
  add('from', search.from);
  add('to', search.to);
  add('page', search.page && search.page > 1 ? search.page : undefined);
  add('list', search.list ? 1 : undefined);
  return params.toString();
}

export const formatResearchAddress = (search: Partial<ResearchSearch>) =>
  `/research?${formatResearchQuery(search)}`;
