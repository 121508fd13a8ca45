// Reads a paper: what it is and what stands in it. The rules are in content/papers, the finders in legal/papers. Nothing of a paper is stored,
// logged or sent anywhere; the citations are looked up in our own index alone.

import type { CitationReader } from '#features/citations/create-citation-reader.server.ts';
import { getListedAuthorities } from '#features/citations/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import type { SearchDeps } from '#features/site-search/library-search-deps.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import { assignRoles } from '#legal/papers/assign-roles.ts';
import { combineRoles } from '#legal/papers/combine-roles.ts';
import { findAmounts } from '#legal/papers/find-amounts.ts';
import { findCaseNumber } from '#legal/papers/find-case-number.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import { findCourt, findParties, findPhones } from '#legal/papers/find-names.ts';
import { findPeriods } from '#legal/papers/find-periods.ts';
import { combineKinds } from './combine-kinds.ts';
import { detectKind } from './detect-kind.ts';
import { findScamSigns } from './find-scam-signs.ts';
import { predictKinds, splitForMeaning } from './kind-model.ts';
import { foldPaper } from './match-phrases.ts';
import type { PaperCitation, PaperKindId, PaperReading } from './schema.ts';

/** More than a hundred pages; what follows is not read. */
export const MAX_PAPER_LENGTH = 200_000;

export type PaperDeps = Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock'> & {
  citationReader: CitationReader;
  search?: Pick<SearchDeps, 'embedder'>;
};

/** A second opinion is not waited for longer: the rules alone are nearly as good. */
const MEANING_TIMEOUT_MS = 4_000;

/** `kind`: chosen by the reader, where the rules were unsure. `vectors`: of the parts that `splitForMeaning` makes. */
type ReadOptions = { kind?: PaperKindId | 'none'; vectors?: Float32Array[] | undefined };

export async function readPaper(
  deps: PaperDeps,
  caller: Pick<Caller, 'clientAddress' | 'signal'>,
  fullText: string,
  options: ReadOptions = {},
): Promise<PaperReading> {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const parts = options.kind ? [] : splitForMeaning(text);
  const vectors =
    parts.length > 0 ? await deps.search?.embedder?.embed(parts, { timeoutMs: MEANING_TIMEOUT_MS, signal: caller.signal }) : undefined;
  return { ...readPaperText(deps, text, { ...options, vectors }), citations: await readCitations(deps, caller, text) };
}

/** Everything except the citations, which need the index. */
export function readPaperText(
  { library }: Pick<LibraryDeps, 'library'>,
  fullText: string,
  { kind: chosen, vectors }: ReadOptions = {},
): PaperReading {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const folded = foldPaper(text);
  const models = library.paperModels();
  const detected = combineKinds(detectKind(library.papers, folded), text.trim() ? predictKinds(models, text, vectors) : undefined);
  const signs = findScamSigns(library.scams, folded);
  const kind = chosen ? { id: chosen, sure: true } : { id: detected.id, sure: detected.confident };
  const decision = library.papers.find(({ id }) => id === kind.id)?.decision ?? false;
  // What a date is for depends on the paper: without a sure kind no date is certain.
  const isKnown = kind.sure && kind.id !== 'none';
  const dates = findDates(text);
  const ruled = assignRoles(text, dates, { decision });
  const roles = combineRoles(models.dateRoles, { text, dates, kind: kind.id, decision }, ruled);
  return {
    kind,
    others: detected.others,
    dates: dates.map(({ start, end, date, exact }, index) => {
      const { role, confident } = roles[index] ?? { role: 'other' as const, confident: false };
      return { start, end, date, role, sure: isKnown && exact && confident };
    }),
    periods: findPeriods(text, { decision }),
    amounts: findAmounts(text),
    caseNumber: findCaseNumber(models.caseNumbers, { text, kind: kind.id }),
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
