// Was this decision found to be invented? Only the pair of name and citation decides: real cases
// are at many of these pages, and real cases have many of these names. A citation under which our
// index has a case of that name is never called invented.

import type { InventedCaseOrder } from '#features/library/schema/invented-case-schema.ts';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey, Citation, Judgment } from '#legal/citations/types.ts';
import { memoize } from '#lib/memo.ts';
import * as checker from '../messages/checker.ts';
import type { InventedBy } from '../schema.ts';

type InventedCase = { name: string; order: InventedCaseOrder };

/** The index has no case of that name there. */
const STATUSES_WITHOUT_CASE = new Set(['wrong_name', 'not_in_index', 'impossible']);

export function findInventedCase(
  orders: InventedCaseOrder[],
  citation: Citation,
  { status, reason }: Judgment,
): InventedBy | undefined {
  if (
    citation.kind !== 'case' ||
    !citation.name ||
    !STATUSES_WITHOUT_CASE.has(status) ||
    reason === 'name_unclear'
  )
    return undefined;
  const sameCitation = getInventedCases(orders).get(formatKey(citation)) ?? [];
  const invented = sameCitation.find(
    ({ name }) => compareCaseNames(citation.name, name) === 'fits',
  );
  if (!invented) return undefined;
  const { name, citation: cite, docket, court, decided, url } = invented.order;
  const year = Number(decided.slice(0, 4));
  return {
    order: name,
    court,
    year,
    url,
    sentence: checker.invented(name, cite ?? docket, court, year),
  };
}

const getInventedCases = memoize((orders: InventedCaseOrder[]) => {
  const byCitation = new Map<string, InventedCase[]>();
  for (const order of orders) {
    for (const { name, citations } of order.cases) {
      for (const citation of citations) {
        const [found] = findCitations(`${name}, ${citation}`);
        if (found?.kind !== 'case') continue;
        const key = formatKey(found);
        byCitation.set(key, [...(byCitation.get(key) ?? []), { name, order }]);
      }
    }
  }
  return byCitation;
});

const formatKey = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;
