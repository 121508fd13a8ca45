// Whether one FAQ answers the query so clearly that its first sentence may stand above all results.
// It must lead the other FAQs by far, be near in meaning, and have nothing ahead of it but its
// guide. What is about another act than the query is passed over, as in the assistant. Measured by
// `npm run eval -- short-answers`. Pure.
import { type Acts, mayLead } from './acts/asked-acts.ts';
import type { RankedItem } from './rank-items.ts';
import type { ShortAnswer } from './schema.ts';

/** Tuned on evals/search-queries.yml and the assistant's questions. */
const MIN_COSINE = 0.5;
const MIN_LEAD = 0.18;
const MAX_AHEAD = 2;
const MAX_GUIDE_RANK = 10;
/** What comes later is too far to matter, and its acts need not be read. */
const MAX_READ = 50;

/** Without meaning there is no short answer: words alone are too coarse. */
export function findShortAnswer(
  results: RankedItem[],
  questionActs: Acts,
): ShortAnswer | undefined {
  const ranked = results
    .values()
    .filter(({ item }) => mayLead(questionActs, item))
    .take(MAX_READ)
    .toArray();
  const rank = ranked.findIndex(({ item }) => item.kind === 'faq');
  const first = ranked[rank];
  if (!first || rank > MAX_AHEAD || (first.cosine ?? 0) < MIN_COSINE) return undefined;
  const next = ranked.find(({ item }, index) => index > rank && item.kind === 'faq');
  if (
    first.score - (next?.score ?? 0) < MIN_LEAD ||
    !isBehindItsGuide(ranked.slice(0, rank), first)
  )
    return undefined;
  const guide = ranked
    .slice(0, MAX_GUIDE_RANK)
    .find(({ item }) => item.kind === 'guide' && item.topic === first.item.topic);
  return { faq: first.item.id, ...(guide && { guide: guide.item.id }) };
}

/** What is ahead: nothing, or the guide of the same topic first, and then resources at most. */
function isBehindItsGuide(ahead: RankedItem[], { item: { topic } }: RankedItem): boolean {
  const [leader, ...others] = ahead.map(({ item }) => item);
  if (!leader) return true;
  return (
    leader.kind === 'guide' &&
    leader.topic === topic &&
    others.every(({ kind }) => kind === 'guide' || kind === 'resource')
  );
}
