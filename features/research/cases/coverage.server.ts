// Counts what the research workspace covers. Above ten thousand cases an exact count is too slow
// for every page view, so the database's estimate is used and the page says "about".

import { sql } from 'drizzle-orm';
import { readFromReplica } from '#db/replicas.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { formatNumber } from '#lib/language/format.ts';
import * as infoCards from '../messages/info-cards.ts';
import type { InfoCard } from './info-cards.tsx';
import { formatResearchAddress } from './search-address.ts';

const MAX_EXACT_COUNT = 10_000;

type Coverage = {
  terms: number;
  builtIn: number;
  cases: number;
  /** The number of cases is an estimate. */
  about: boolean;
  courts: number;
  topics: number;
  states: number;
};

export async function getCoverage({
  db,
  library,
}: Pick<LibraryDeps, 'db' | 'library'>): Promise<Coverage> {
  const builtIn = library.cases.length;
  const libraryCounts = {
    terms: library.terms.length,
    builtIn,
    topics: library.topics.length,
    states: new Set(library.resources.flatMap((r) => (r.state ? [r.state] : []))).size,
  };
  try {
    const { rows } = await readFromReplica(db, (replica) =>
      replica.db.execute<{ counted: number; estimate: number; courts: number }>(sql`
      select (select count(*)::int from (select 1 from cases limit ${MAX_EXACT_COUNT + 1}) c) as counted,
        (select reltuples::float8 from pg_class where oid = 'cases'::regclass) as estimate,
        (select count(*)::int from courts where exists (select 1 from cases where court_id = courts.id)) as courts`),
    );
    const { counted = 0, estimate = 0, courts = 0 } = rows[0] ?? {};
    const about = counted > MAX_EXACT_COUNT;
    return {
      ...libraryCounts,
      cases: about ? roundEstimate(Math.max(estimate, counted - 1)) : counted,
      about,
      courts,
    };
  } catch {
    // Without the database only the built-in cases are counted; the search reports its own failure.
    return {
      ...libraryCounts,
      cases: builtIn,
      about: false,
      courts: new Set(library.cases.map((c) => c.court)).size,
    };
  }
}

/** The six cards. All their numbers are counted, none is hard-coded. */
export function listInfoCards(coverage: Coverage): InfoCard[] {
  const { dictionary, cases, news, strategy, motions, coverage: coverageTexts } = infoCards;
  const caseCountText = formatCaseCount(coverage);
  return [
    {
      icon: 'book-a',
      title: dictionary.title,
      text: dictionary.text(formatNumber(coverage.terms)),
      to: formatResearchAddress({ tab: 'dictionary' }),
    },
    {
      icon: 'scale',
      title: cases.title,
      text: cases.text(
        `${caseCountText.charAt(0).toUpperCase()}${caseCountText.slice(1)}`,
        formatNumber(coverage.builtIn),
        coverage.builtIn === coverage.cases,
      ),
      to: formatResearchAddress({ tab: 'cases' }),
    },
    {
      icon: 'newspaper',
      title: news.title,
      text: news.text(formatNumber(coverage.topics)),
      to: formatResearchAddress({ tab: 'news' }),
    },
    {
      icon: 'list-checks',
      title: strategy.title,
      text: strategy.text,
      to: formatResearchAddress({ tab: 'strategy' }),
    },
    {
      icon: 'file-pen-line',
      title: motions.title,
      text: motions.text,
      to: formatResearchAddress({ tab: 'motions' }),
    },
    {
      icon: 'map',
      title: coverageTexts.title,
      text: coverageTexts.text(
        infoCards.courtCount(coverage.courts),
        infoCards.stateCount(coverage.states),
      ),
    },
  ];
}

/** "about 480,000 cases". */
export const formatCaseCount = ({ cases, about }: Coverage) => infoCards.caseCount(cases, about);

/** Rounds down to two significant digits, so that an estimate does not look like a count. */
function roundEstimate(estimate: number): number {
  const unit = 10 ** (Math.floor(Math.log10(estimate)) - 1);
  return Math.floor(estimate / unit) * unit;
}
