// Which state's law an authority is: a case by its court, or else by its reporter; a statute by its
// code; a constitution by its name. Federal and uniform law has none. Server only: the lists of
// courts and codes are long.
import type { Library } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findStateOfCode } from '#legal/citations/laws.ts';
import { findReporter } from '#legal/citations/reporters.ts';
import type { Citation } from '#legal/citations/types.ts';
import { findCourt, findCourtByAbbreviation } from '#legal/courts.ts';
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';

export type FindAuthorityState = (cite: string) => StateCode | undefined;

export const createAuthorityStates =
  ({ cases }: Pick<Library, 'cases'>): FindAuthorityState =>
  (cite) => {
    const [citation] = findCitations(cite);
    const code = citation && findState(citation, cases);
    return code && Object.hasOwn(STATES, code) ? (code as StateCode) : undefined;
  };

function findState(citation: Citation, cases: Library['cases']): string | undefined {
  if (citation.kind === 'statute' || citation.kind === 'regulation')
    return findStateOfCode(citation.code);
  if (citation.kind === 'constitution') return citation.jurisdiction;
  if (citation.kind !== 'case') return undefined;
  const key = `${citation.volume} ${citation.reporter} ${citation.page}`;
  const builtIn = cases.find((one) => one.citation === key || one.parallel.includes(key));
  if (builtIn) return findCourt(builtIn.court)?.jurisdiction;
  return (
    findCourtByAbbreviation(citation.court)?.jurisdiction ||
    findReporter(citation.reporter)?.jurisdiction
  );
}

/** Sources with the state whose law they are, and whether that is another one than the chosen. */
export function markStates<T extends { citation: string }>(
  findAuthorityState: FindAuthorityState,
  sources: T[],
  jurisdiction: Jurisdiction,
) {
  return sources.map((source): T & { state?: string; otherState?: true } => {
    const code = source.citation ? findAuthorityState(source.citation) : undefined;
    if (!code) return source;
    return {
      ...source,
      state: STATES[code],
      ...(jurisdiction !== 'General' && code !== jurisdiction && { otherState: true as const }),
    };
  });
}
