// What the research room holds, counted now. Past ten thousand cases the exact number is not worth the time of every visit:
// the database's own estimate stands in, and the page says "about".
import { sql } from 'drizzle-orm';
import { readFromReplica } from '#db/replicas.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { infoCards } from './info-card-texts.ts';
import type { InfoCard } from './info-cards.tsx';
import { researchAddress } from './search-address.ts';

const COUNTED_EXACTLY = 10_000;

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

export async function getCoverage({ db, library }: Pick<LibraryDeps, 'db' | 'library'>): Promise<Coverage> {
  const builtIn = library.cases.length;
  const fixed = {
    terms: library.terms.length,
    builtIn,
    topics: library.topics.length,
    states: new Set(library.resources.flatMap((r) => (r.state ? [r.state] : []))).size,
  };
  try {
    const { rows } = await readFromReplica(db, (near) =>
      near.db.execute<{ counted: number; estimate: number; courts: number }>(sql`
      select (select count(*)::int from (select 1 from cases limit ${COUNTED_EXACTLY + 1}) c) as counted,
        (select reltuples::float8 from pg_class where oid = 'cases'::regclass) as estimate,
        (select count(*)::int from courts where exists (select 1 from cases where court_id = courts.id)) as courts`),
    );
    const { counted = 0, estimate = 0, courts = 0 } = rows[0] ?? {};
    const about = counted > COUNTED_EXACTLY;
    return { ...fixed, cases: about ? rounded(Math.max(estimate, counted - 1)) : counted, about, courts };
  } catch {
    // The database is away: what is built in is still there, and the search itself will say that it failed.
    return { ...fixed, cases: builtIn, about: false, courts: new Set(library.cases.map((c) => c.court)).size };
  }
}

/** The six cards. Every number in them is counted; none is typed. */
export function listInfoCards(coverage: Coverage): InfoCard[] {
  const { dictionary, cases, news, strategy, motions, coverage: places } = infoCards;
  const held = heldText(coverage);
  return [
    { icon: 'book-a', title: dictionary.title, text: dictionary.text(number(coverage.terms)), to: researchAddress({ tab: 'dictionary' }) },
    {
      icon: 'scale',
      title: cases.title,
      text: cases.text(`${held.charAt(0).toUpperCase()}${held.slice(1)}`, number(coverage.builtIn)),
      to: researchAddress({ tab: 'cases' }),
    },
    { icon: 'newspaper', title: news.title, text: news.text(number(coverage.topics)), to: researchAddress({ tab: 'news' }) },
    { icon: 'list-checks', title: strategy.title, text: strategy.text, to: researchAddress({ tab: 'strategy' }) },
    { icon: 'file-pen-line', title: motions.title, text: motions.text, to: researchAddress({ tab: 'motions' }) },
    { icon: 'map', title: places.title, text: places.text(infoCards.courtCount(coverage.courts), number(coverage.states)) },
  ];
}

/** "about 480,000 cases". */
export const heldText = ({ cases, about }: Coverage) => infoCards.caseCount(cases, about);

const number = (n: number) => n.toLocaleString('en-US');

/** To two figures: an estimate must not look like a count. */
function rounded(estimate: number): number {
  const unit = 10 ** (Math.floor(Math.log10(estimate)) - 1);
  return Math.floor(estimate / unit) * unit;
}
