// What should be read again, and why: figures of a year that ends, what nobody has read for a year,
// texts that changed since they were compared, pages that no longer answer, weak sources. What most
// people ask about comes first: the share of the questions on its topics, and for a state the share
// of the people who live there.
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { getPopulationShare } from '#legal/places/state-populations.ts';
import { toCellName } from '../compared/comparable-items.ts';
import { describeChange } from '../compared/compare-items.ts';
import type { Library } from '../load-library.server.ts';
import type { FilledCell, StateRule } from '../schema/rule-schema.ts';
import type { TopicId } from '../schema/schema.ts';

export type DueItem = {
  item: string;
  reasons: string[];
  weight: number;
  /** Of a yearly figure: where the new one stands. */
  page?: string;
};
export type DueContext = {
  now: Date;
  /** Of the questions that people ask. */
  topicShares: ReadonlyMap<TopicId, number>;
  /** Addresses that do not answer, with the day since when. */
  closed: Readonly<Record<string, string>>;
  /** Items that rest on a statute with a newer text, by name. */
  stale?: ReadonlySet<string>;
};

const MONTHS_UNTIL_UNREAD = 12;
/** The figures of the next year are known by then. */
const FIRST_MONTH_OF_NEXT_YEAR = 10;
const OFFICIAL = /(?:\.gov|\.mil|\.us|courts?\.[a-z.]+|uscourts\.gov|legislature\.[a-z.]+)$/;

type Candidate = {
  item: string;
  topics: readonly TopicId[];
  state?: StateCode;
  readOn: string;
  urls: string[];
  years?: number[];
  page?: string;
  weak?: string;
};

export function listDue(library: Library, context: DueContext): DueItem[] {
  return listCandidates(library)
    .map((candidate) => ({
      item: candidate.item,
      ...(candidate.page && { page: candidate.page }),
      reasons: listReasons(library, candidate, context),
      weight: getWeight(candidate, context),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || b.reasons.length - a.reasons.length);
}

function getWeight({ topics, state }: Candidate, { topicShares }: DueContext): number {
  const share = Math.max(0, ...topics.map((topic) => topicShares.get(topic) ?? 0));
  return share * (state ? getPopulationShare(state) : 1);
}

function listReasons(
  library: Library,
  { item, readOn, urls, years = [], weak }: Candidate,
  { now, closed, stale }: DueContext,
): string[] {
  const lastRead = new Date(`${readOn}T00:00:00Z`);
  lastRead.setUTCMonth(lastRead.getUTCMonth() + MONTHS_UNTIL_UNREAD);
  const nextYear =
    now.getUTCFullYear() + (now.getUTCMonth() + 1 >= FIRST_MONTH_OF_NEXT_YEAR ? 1 : 0);
  const ended = [...new Set(years)].filter((year) => year < nextYear);
  const { changed, isEdited } = library.comparisons.get(item) ?? {};
  return [
    ...ended.map((year) => `a figure of ${year}`),
    ...(changed ? [`not compared (${describeChange(changed)})`] : []),
    ...(isEdited && !changed ? ['edited since it was compared'] : []),
    ...(stale?.has(item) ? ['rests on a statute that has a newer text'] : []),
    ...(now >= lastRead ? [`read on ${readOn}`] : []),
    ...urls
      .filter((url) => closed[url])
      .map((url) => `${url} has not answered since ${closed[url]}`),
    ...(weak ? [weak] : []),
  ];
}

function listCandidates(library: Library): Candidate[] {
  const own = ['faqs', 'guides'] as const;
  return [
    ...library.topics.map((t) => ({
      item: `topics/${t.id}`,
      topics: [t.id],
      readOn: t.checkedOn,
      urls: listUrls([...t.sources, ...t.deadlines.flatMap(({ source }) => source ?? [])]),
    })),
    ...own.flatMap((kind) =>
      library[kind].map((one) => ({
        item: `${kind}/${one.id}`,
        topics: [one.topic],
        readOn: one.checkedOn,
        urls: listUrls(one.sources),
        ...findWeakness(listUrls(one.sources)),
      })),
    ),
    ...library.terms.map((t) => ({
      item: `terms/${t.id}`,
      topics: t.topics,
      readOn: t.checkedOn,
      urls: [],
    })),
    ...library.claims.map((c) => ({
      item: `claims/${c.id}`,
      topics: c.topics,
      readOn: c.checkedOn,
      urls: [],
    })),
    ...library.resources.map((r) => ({
      item: `resources/${r.id}`,
      topics: [],
      readOn: r.checkedOn,
      urls: [r.url],
      ...(r.state && r.state in STATES && { state: r.state as StateCode }),
    })),
    ...library.hotlines.map((h) => ({
      item: `hotlines/${h.id}`,
      topics: [],
      readOn: h.checkedOn,
      urls: [h.url],
    })),
    ...library.deadlines.map((d) => ({
      item: `deadlines/${d.id}`,
      topics: ['courts-and-procedure' as const],
      readOn: d.checkedOn,
      urls: [],
    })),
    ...library.povertyGuidelines.map((g) => ({
      item: `povertyGuidelines/${g.id}`,
      topics: ['public-benefits' as const],
      readOn: g.checkedOn,
      urls: listUrls(g.sources),
      years: [g.year],
    })),
    ...library.rules.flatMap((rule) =>
      (Object.entries(rule.states) as [StateCode, FilledCell | { empty: string }][]).flatMap(
        ([state, cell]): Candidate[] => {
          if ('empty' in cell) return [];
          return [
            {
              item: toCellName(rule, state),
              topics: rule.topics,
              ...findOfficialPage(library, rule, state, cell),
              state,
              readOn: cell.readOn,
              urls: [cell.url],
              years: [cell.value, ...cell.other].flatMap((value) =>
                'year' in value && value.year ? [value.year] : [],
              ),
              ...(cell.source === 'copy' && { weak: 'read on a copy of the code' }),
            },
          ];
        },
      ),
    ),
  ];
}

const listUrls = (sources: readonly { url: string }[]) => sources.map(({ url }) => url);

const findWeakness = (urls: string[]): { weak?: string } =>
  urls.some((url) => OFFICIAL.test(new URL(url).host)) ? {} : { weak: 'has no official source' };

/** The page of the state that has the figure: the one that was read, or the directory's. */
function findOfficialPage(
  { resources }: Library,
  { officialPage }: StateRule,
  state: StateCode,
  { value, url, source }: FilledCell,
): { page?: string } {
  if (!('year' in value)) return {};
  if (source !== 'copy' && source !== 'reported') return { page: url };
  const page = resources.find(({ id, state: own, help }) =>
    officialPage ? id === officialPage : own === state && help === 'court',
  );
  return page ? { page: page.url } : {};
}
