// Gives each citation one status from what an index holds. The rules, in this order:
// 1. Held at that volume and page, name fits, year within one (or not given): verified. Several cases may share a page: any will
//    do. No name given: verified, with a note. This comes before all else: what we hold outranks our tables.
// 2. Name fits and the year is off by more than one: not_in_index (reason wrong_year), with the case and its year named. It is
//    not verified, because the citation as written is no case; not wrong_name, because the name is right; and not impossible,
//    because most such slips are of real cases.
// 3. Only other cases stand there: wrong_name. When the name is too common to tell: not_in_index (name_unclear).
// 4. Nothing held: impossible, but only when certain (see impossible.ts); else not_in_index.
// Short forms, id. and supra have the status of what they point back to. `found_live` is given by whoever asks a live source.
import { authorityKey } from './authority-key.ts';
import { type NameFit, nameFits } from './case-names.ts';
import { caseImpossible, lawImpossible } from './is-impossible-citation.ts';
import { CITATION_MESSAGES as say } from './messages.ts';
import type { CaseKey, Citation, FullCase, HeldCase, Judgement } from './types.ts';

export type Evidence = {
  /** What the look-up of `caseKeys(citations)` gave, in the same order. */
  held: HeldCase[][];
  /** Whether our list of authorities has a statute, regulation, rule or constitution: keys from `authorityKey`. */
  isListed: (key: string) => boolean;
  /** The year it is now. */
  thisYear: number;
};

/** The places to look up: one for each full case with a page, in the order of the citations. */
export function caseKeys(citations: Citation[]): CaseKey[] {
  return citations.flatMap((citation) => {
    if (citation.kind !== 'case' || !citation.page) return [];
    return [{ volume: citation.volume, reporter: citation.reporter, page: citation.page }];
  });
}

export function judgeCitations(citations: Citation[], evidence: Evidence): Judgement[] {
  let at = 0;
  const judged: Judgement[] = [];
  for (const citation of citations) {
    const held = citation.kind === 'case' && citation.page ? (evidence.held[at++] ?? []) : [];
    judged.push(judgeOne(citation, held, evidence, judged));
  }
  return judged;
}

function judgeOne(citation: Citation, held: HeldCase[], evidence: Evidence, before: Judgement[]): Judgement {
  switch (citation.kind) {
    case 'case':
      return judgeCase(citation, held, evidence.thisYear);
    case 'short':
    case 'id':
    case 'supra': {
      const meant = citation.refersTo === undefined ? undefined : before[citation.refersTo];
      return meant ?? verdict('not_in_index', 'unresolved', say.unresolved);
    }
    case 'journal':
      return verdict('not_in_index', 'journal', say.journal);
    default: {
      const key = authorityKey(citation);
      if (key && evidence.isListed(key)) return verdict('verified', 'listed', say.listed(citation.text));
      const impossible = lawImpossible(citation);
      if (impossible) return verdict('impossible', impossible.reason, impossible.sentence);
      return verdict('not_in_index', 'not_listed', say.notListed(citation.text));
    }
  }
}

export function judgeCase(citation: FullCase, held: HeldCase[], thisYear: number): Judgement {
  const cite = `${citation.volume} ${citation.reporter} ${citation.page}`.trim();
  if (held.length) return judgeHeld(citation, held, cite);
  const impossible = caseImpossible(citation, thisYear);
  if (impossible) return verdict('impossible', impossible.reason, impossible.sentence);
  if (!citation.page) return verdict('not_in_index', 'blank_page', say.blankPage);
  if (!citation.reporterKnown) return verdict('not_in_index', 'unknown_reporter', say.unknownReporter(citation.reporter));
  return verdict('not_in_index', 'not_held', say.notHeld(cite));
}

function judgeHeld(citation: FullCase, held: HeldCase[], cite: string): Judgement {
  const { name, year } = citation;
  const fits = held.map((one) => (name ? bestFit(name, [one.name, ...(one.otherNames ?? [])]) : 'fits'));
  const named = held.filter((_, at) => fits[at] === 'fits');
  const right = named.filter((one) => year === undefined || one.year === undefined || Math.abs(one.year - year) <= 1);
  if (right.length && !name) return verdict('verified', 'no_name', say.verifiedWithoutName(cite, names(right)), right);
  if (right[0]) return verdict('verified', 'held', say.verified(cite, right[0].name), right);
  const misdated = named[0];
  if (misdated?.year !== undefined && year !== undefined) {
    return verdict('not_in_index', 'wrong_year', say.wrongYear(cite, misdated.name, misdated.year, year), named);
  }
  if (fits.includes('unclear')) return verdict('not_in_index', 'name_unclear', say.nameUnclear(cite, names(held), name), held);
  return verdict('wrong_name', 'other_case', say.wrongName(cite, names(held), name), held);
}

function bestFit(name: string, names: string[]): NameFit {
  const fits = names.map((one) => nameFits(name, one));
  return fits.find((fit) => fit === 'fits') ?? fits.find((fit) => fit === 'unclear') ?? 'differs';
}

const names = (held: HeldCase[]) => held.slice(0, 4).map((one) => one.name);

function verdict(status: Judgement['status'], reason: string, sentence: string, held: HeldCase[] = []): Judgement {
  return { status, reason, sentence, held };
}
