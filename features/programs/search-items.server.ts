// What is in the library for a question in plain words, with the ids by which it is fetched.
import type { z } from 'zod';
import { searchSite } from '#features/law/search/search-site.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { SearchHit } from '#features/search/schema.ts';
import { formatUsCodeUrl } from '#legal/citations/official-link.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import { nameGaps } from './name-gaps.ts';
import type { FoundItems, SearchItems } from './schema.ts';

const MAX_RESULTS = 30;
const MAX_SUMMARY = 220;

export async function searchItems(
  deps: LibrarySearchDeps,
  { query, state }: z.infer<typeof SearchItems>,
): Promise<Result<z.infer<typeof FoundItems>>> {
  const jurisdiction = state ?? 'General';
  const found = await searchSite(deps, { query, jurisdiction, perPage: MAX_RESULTS });
  const results = found.results.map((hit) => toItem(deps, hit, state));
  const isNamed = results.some(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  const isFar = found.unrelated && !isNamed;
  const gaps = [...(isFar ? [texts.unrelated] : []), ...nameGaps(query, deps.clock.now())];
  const status = results.length === 0 ? 'not_held' : gaps.length > 0 ? 'partial' : 'found';
  return ok({
    results,
    ...createFrame(status, {
      sources: [ownSource(deps, { title: deps.site.name, path: '/search', checkedOn: null })],
      assumed: [state ? texts.stateGiven(STATES[state]) : texts.noStateChosen],
      notCovered: [...gaps, texts.searchBuiltIn, ...(found.wordsOnly ? [texts.wordsOnly] : [])],
    }),
  });
}

function toItem(
  deps: LibrarySearchDeps,
  { kind, id, href, title, description }: SearchHit,
  state: StateCode | undefined,
): z.infer<typeof FoundItems>['results'][number] {
  const path = kind === 'resource' ? `/resources#${id}` : href;
  const head = { id: path, url: /^https?:/.test(href) ? href : toUrl(deps, href), kind };
  const checkedOn = kind === 'rule' ? findReadOn(deps, id, state) : findCheckedOn(deps, kind, id);
  if (kind !== 'statute') return { ...head, title, summary: cut(description), checkedOn };
  const [cite = title, ...heading] = title.split(': ');
  const textUrl = findOfficialText(id);
  return {
    ...head,
    title: cite,
    quotedHeading: heading.join(': '),
    ...(textUrl && { textUrl }),
    checkedOn,
  };
}

/** Of a rule: when the text of the state was read. */
function findReadOn({ library }: LibrarySearchDeps, id: string, state: StateCode | undefined) {
  const cell = state && library.rules.find((rule) => rule.id === id)?.states[state];
  return cell && 'readOn' in cell ? cell.readOn : null;
}

/** Of a section of the U.S. Code, by its path here. */
function findOfficialText(path: string): string | undefined {
  const [, title, section] = /^\/law\/us\/(\d+)\/([^/]+)$/.exec(path) ?? [];
  return title && section ? formatUsCodeUrl(title, decodeURIComponent(section)) : undefined;
}

const cut = (words: string) =>
  words.length > MAX_SUMMARY ? `${words.slice(0, words.lastIndexOf(' ', MAX_SUMMARY))} …` : words;

function findCheckedOn({ library }: LibrarySearchDeps, kind: SearchHit['kind'], id: string) {
  const lists: Partial<Record<SearchHit['kind'], { id: string; checkedOn: string }[]>> = {
    topic: library.topics,
    guide: library.guides,
    faq: library.faqs,
    resource: library.resources,
    term: library.terms,
    case: library.cases,
  };
  return lists[kind]?.find((item) => item.id === id)?.checkedOn ?? null;
}
