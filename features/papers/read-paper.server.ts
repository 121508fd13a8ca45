// Reads a paper: what it is and what stands in it. The rules are in content/papers, the finders in legal/papers. Nothing of a paper is stored,
// logged or sent anywhere; the citations are looked up in our own index alone.

import type { CitationReader } from '#features/citations/create-citation-reader.server.ts';
import { getListedAuthorities } from '#features/citations/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import { assignRoles } from '#legal/papers/assign-roles.ts';
import { findAmounts } from '#legal/papers/find-amounts.ts';
import { findCaseNumber } from '#legal/papers/find-case-number.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import { findCourt, findParties, findPhones } from '#legal/papers/find-names.ts';
import { findPeriods } from '#legal/papers/find-periods.ts';
import { detectKind } from './detect-kind.ts';
import { findScamSigns } from './find-scam-signs.ts';
import { foldPaper } from './match-phrases.ts';
import type { PaperCitation, PaperKindId, PaperReading } from './schema.ts';

/** More than a hundred pages; what follows is not read. */
export const MAX_PAPER_LENGTH = 200_000;

export type PaperDeps = Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock'> & { citationReader: CitationReader };

/** `kind`: chosen by the reader, where the rules were unsure. */
type ReadOptions = { kind?: PaperKindId | 'none' };

export async function readPaper(
  deps: PaperDeps,
  caller: Pick<Caller, 'clientAddress' | 'signal'>,
  fullText: string,
  options: ReadOptions = {},
): Promise<PaperReading> {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  return { ...readPaperText(deps, text, options), citations: await readCitations(deps, caller, text) };
}

/** Everything except the citations, which need the index. */
export function readPaperText(
  { library }: Pick<LibraryDeps, 'library'>,
  fullText: string,
  { kind: chosen }: ReadOptions = {},
): PaperReading {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const folded = foldPaper(text);
  const detected = detectKind(library.papers, folded);
  const signs = findScamSigns(library.scams, folded);
  const kind = chosen ? { id: chosen, sure: true } : { id: detected.id, sure: detected.confident };
  const decision = library.papers.find(({ id }) => id === kind.id)?.decision ?? false;
  const dates = findDates(text);
  const roles = assignRoles(text, dates, { decision });
  return {
    kind,
    others: detected.others,
    dates: dates.map(({ start, end, date, exact }, index) => {
      const { role, confident } = roles[index] ?? { role: 'other' as const, confident: false };
      return { start, end, date, role, sure: exact && confident };
    }),
    periods: findPeriods(text, { decision }),
    amounts: findAmounts(text),
    caseNumber: findCaseNumber(text),
    court: findCourt(text),
    parties: findParties(text),
    phones: findPhones(text),
    citations: [],
    scam: signs.scam,
    scamSigns: signs.ids,
  };
}

async function readCitations(deps: PaperDeps, caller: Pick<Caller, 'clientAddress' | 'signal'>, text: string): Promise<PaperCitation[]> {
  const reply = await deps.citationReader.read({ text }, caller);
  if (!reply.ok) return [];
  const { citations } = reply.read;
  const authorities = getListedAuthorities(deps.library.authorities);
  const { held } = await lookUpCitations(deps, listCaseKeys(citations));
  const judged = judgeCitations(citations, {
    held,
    isListed: (key) => authorities.has(key),
    usCode: deps.library.usCode,
    thisYear: deps.clock.now().getUTCFullYear(),
  });
  return citations.flatMap(({ start, end, text: written }, index) => {
    const judgment = judged[index];
    return judgment ? [{ start, end, text: written, status: judgment.status }] : [];
  });
}
