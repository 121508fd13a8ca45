// An invented case must be one that our parser can read, listed once, and never one that we hold as
// a real one.
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { InventedCaseOrder } from '../schema/invented-case-schema.ts';
import type { BuiltInCase } from '../schema/law-schema.ts';

export function checkInventedCases(
  orders: ContentItem<InventedCaseOrder>[],
  cases: ContentItem<Omit<BuiltInCase, 'confirmed'>>[],
): ContentProblem[] {
  const nameByCitation = new Map<string, string>();
  return orders.flatMap(({ file, line, value }) =>
    value.cases.flatMap(({ name, citations }) =>
      citations.flatMap((citation) => {
        const report = (message: string) => [
          { file, line, message: `${value.id}: ${name}, ${citation}: ${message}` },
        ];
        if (!isCaseCitation(name, citation))
          return report('is not the citation of a case that can be read');
        const other = nameByCitation.get(citation);
        nameByCitation.set(citation, name);
        if (other !== undefined) return report(`is the citation of ${other}, too`);
        const real = cases.find((one) =>
          [one.value.citation, ...one.value.parallel].includes(citation),
        );
        return real && compareCaseNames(name, real.value.name) !== 'differs'
          ? report(`is a real case, ${real.value.id}`)
          : [];
      }),
    ),
  );
}

function isCaseCitation(name: string, citation: string): boolean {
  const [found, ...others] = findCitations(`${name}, ${citation}`);
  return found?.kind === 'case' && found.page !== '' && found.name !== '' && others.length === 0;
}
