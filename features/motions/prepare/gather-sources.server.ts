// Gathers the material of a motion: the user's sentences, sorted and in the third person, the claim
// that is argued, and a few cases from the search. A motion that does not turn on a claim needs
// only the sentences.
import { type FoundClaim, findClaims } from '#features/analysis/find/find-claims.server.ts';
import {
  type FindMoreCasesDeps,
  findMoreCases,
} from '#features/analysis/find/find-more-cases.server.ts';
import type { CaseHit } from '#features/case-law/schema.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import { getCaptionValues } from '../caption.ts';
import * as draftTexts from '../messages/draft-texts.ts';
import type { MotionRequest } from '../motion.ts';
import { readParties } from '../read-parties.ts';
import { findHolder } from '../whose-claim.ts';
import { arguesClaim } from './argues-claim.ts';
import { createCaseFilter } from './case-filter.ts';
import type { FoundCase, GatheredSources } from './gathered-sources.ts';
import { type SortedDetails, sortSentences } from './sort-sentences.ts';
import { tellInThirdPerson } from './third-person.ts';

const MAX_CASES = 3;

export async function gatherSources(
  deps: FindMoreCasesDeps,
  template: MotionTemplate,
  request: MotionRequest,
): Promise<GatheredSources> {
  const { details, jurisdiction, claim: chosenId, claimText } = request;
  const { sorted, telling, untold } = tellSorted(template, request);
  const lines = [...sorted.facts, ...sorted.procedure];
  const story = [...lines, ...untold].join('\n');
  if (!arguesClaim(template)) return { ...telling, claimText, cases: [] };
  // What the side contends helps to find the claim; it is no fact.
  const { facts, nearest, isClear, chosen } = await findClaims(
    deps,
    [story, ...sorted.contentions].filter(Boolean).join('\n') || details,
    { isMotion: true, chosenId },
  );
  // Only the claim that the person chose, or the one that is clearly right: a guess would argue
  // another case.
  // One that answers a suit is not what a motion moves against.
  const clear =
    isClear && nearest[0] && findHolder(nearest[0].claim) === 'plaintiff' ? nearest[0] : undefined;
  const claim = chosen ?? (chosenId === '' && claimText === '' ? clear : undefined);
  const isUsable = createCaseFilter(deps.library, template, request, claim?.claim.law ?? 'state');
  const cases = claim ? await findCases(deps, [claim], { facts, jurisdiction }, isUsable) : [];
  return {
    ...telling,
    ...(claim && { claim: toSentences(claim, listLineNumbers(lines, facts)) }),
    claimText,
    cases,
  };
}

/**
 * Where no claim is argued, what happened in the case is the story, and the reason that somebody
 * gives is one of its facts.
 */
function sortForTemplate(template: MotionTemplate, details: string): SortedDetails {
  const sorted = sortSentences(details);
  return arguesClaim(template)
    ? sorted
    : {
        ...sorted,
        facts: [...sorted.story, ...sorted.contentions],
        procedure: [],
        contentions: [],
      };
}

type Telling = Omit<GatheredSources, 'claim' | 'claimText' | 'cases'>;

/**
 * The person's own words, but in the third person, each a whole sentence. Those that cannot be told
 * so are no facts of the draft: `untold`.
 */
function tellSorted(
  template: MotionTemplate,
  { details, caption }: MotionRequest,
): { sorted: SortedDetails; telling: Telling; untold: string[] } {
  const all = sortForTemplate(template, details);
  const { side } = getCaptionValues(template, readParties(details, caption));
  const tell = (text: string) =>
    tellInThirdPerson(toOneLine(text, ','), draftTexts.sideNames[side]);
  const canRephrase = (text: string) => tell(text) !== undefined;
  const untold = [...all.facts, ...all.procedure].filter((text) => !canRephrase(text));
  const untoldContentions = all.contentions.filter((text) => !canRephrase(text));
  const sorted = {
    ...all,
    facts: all.facts.filter(canRephrase),
    procedure: all.procedure.filter(canRephrase),
    contentions: all.contentions.filter(canRephrase),
  };
  const number = (text: string, index: number) => ({
    n: index + 1,
    text: endWithPeriod(startWithCapital(tell(text) ?? '')),
  });
  const sentences = [...sorted.facts, ...sorted.procedure].map(number);
  const telling = {
    facts: sentences.slice(0, sorted.facts.length),
    procedure: sentences.slice(sorted.facts.length),
    contentions: sorted.contentions.map((text) => tell(text) ?? ''),
    grounds: [...new Set(sorted.grounds)],
    toAdd: [...new Set([...sorted.toAdd, ...untold, ...untoldContentions])],
    defenses: sorted.defenses,
    raisedDefenses: sorted.raisedDefenses,
    unmatched: sorted.unmatched,
    instructions: sorted.instructions,
    leftOut: sorted.leftOut,
  };
  return { sorted, telling, untold };
}

/** A sentence that goes on from the one before begins with the word that joins it. */
const startWithCapital = (text: string) =>
  text
    .replace(/^(?:and then|but then|and|but|then|so|yet),?\s+/i, '')
    .replace(/^[\p{Ll}]/u, (letter) => letter.toUpperCase());
const endWithPeriod = (text: string) =>
  /[.!?…]["”’')\]]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`;

/** The number of the sentence in which each clause of the story stands. */
function listLineNumbers(lines: string[], clauses: { n: number; start: number }[]) {
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? -1) + line.length + 1);
  return new Map(clauses.map(({ n, start }) => [n, ends.findIndex((end) => start < end) + 1]));
}

/** Elements point to the sentences of the statement. */
const toSentences = (claim: FoundClaim, numbers: Map<number, number>): FoundClaim => ({
  ...claim,
  elements: claim.elements.map((element) => ({
    ...element,
    facts: [...new Set(element.facts.map((n) => numbers.get(n) ?? 0))].filter((n) => n > 0),
  })),
});

async function findCases(
  deps: FindMoreCasesDeps,
  claims: FoundClaim[],
  scope: Parameters<typeof findMoreCases>[2],
  isUsable: (hit: CaseHit) => boolean,
): Promise<FoundCase[]> {
  const hits = [...(await findMoreCases(deps, claims, scope)).values()].flat().filter(isUsable);
  const hitsBySlug = new Map(hits.map((hit) => [hit.slug, hit]));
  return [...hitsBySlug.values()]
    .flatMap((hit) => toFoundCase(deps, hit) ?? [])
    .slice(0, MAX_CASES);
}

/**
 * Uses our summary of the holdings for a built-in case, and the passage that matched for an
 * imported one.
 */
function toFoundCase(
  { library }: FindMoreCasesDeps,
  { slug, name, citation, passages }: CaseHit,
): FoundCase | undefined {
  const builtIn = library.cases.find(({ id }) => id === slug);
  const passage = passages[0]?.text;
  const holding = builtIn ? builtIn.holdings.join(' ') : passage && `“${toOneLine(passage, ',')}”`;
  return holding && citation ? { slug, name, citation, holding } : undefined;
}
