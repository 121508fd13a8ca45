// Builds the displayed findings from a claim in the library and its matches in the facts. A
// sentence keeps only its verified authorities; one that has none left is not shown. Pure.

import type { AnswerSentence } from '#features/grounding/answer.ts';
import { findNamed } from '#features/library/earlier-names.ts';
import { writeLawNotice } from '#features/library/law-notice.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import type { Topic } from '#features/library/schema/schema.ts';
import type { LawChanges } from '#features/library/schema/statute-hash-schema.ts';
import { writeRuleSentences } from '#features/state-rules/rule-sentences.ts';
import { getStateSlug, type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import type {
  ClaimFinding,
  ElementFinding,
  Issue,
  LimitationPeriod,
  MemoFinding,
  SupportedStatement,
} from '../analysis.ts';
import type { SourceList } from './check-authorities.server.ts';
import type { FoundClaim } from './find-claims.server.ts';

type Statement = { text: string; cites: string[] };
type SourceNumbers = Pick<SourceList, 'findNumber'>;

/** All citations of a claim, in reading order. */
export function listCites({ claim }: FoundClaim): string[] {
  const statements = [
    claim.summary,
    ...claim.for,
    ...claim.elements,
    ...claim.against,
    claim.decides,
    ...claim.limits,
  ];
  return statements.flatMap(({ cites }) => cites);
}

function toSentence(
  { findNumber }: SourceNumbers,
  { text, cites }: Statement,
): AnswerSentence | undefined {
  const sources = [...new Set(cites.flatMap((cite) => findNumber(cite) ?? []))];
  return sources.length === 0 ? undefined : { text, sources, check: 'library' };
}

export function buildIssue(
  sourceList: SourceNumbers,
  foundClaim: FoundClaim,
  topics: Topic[],
): Issue | undefined {
  const { claim, fit, why, elements } = foundClaim;
  const summary = toSentence(sourceList, claim.summary);
  if (!summary) return undefined;
  const getTitle = (id: string) => topics.find((topic) => topic.id === id)?.title ?? id;
  return {
    id: claim.id,
    name: claim.name,
    law: claim.law,
    fit,
    why,
    summary,
    topics: claim.topics.map((id) => ({ id, title: getTitle(id) })),
    elements: {
      all: elements.length,
      spokenTo: elements.filter(({ status }) => status === 'spoken-to').length,
    },
  };
}

function buildElements(
  sourceList: SourceNumbers,
  { claim, elements }: FoundClaim,
): ElementFinding[] {
  return claim.elements.flatMap((element, index) => {
    const sentence = toSentence(sourceList, element);
    const { facts = [], status = 'missing' } = elements[index] ?? {};
    return sentence ? [{ id: element.id, sentence, status, facts, ask: element.ask }] : [];
  });
}

function buildSupported(sourceList: SourceNumbers, list: Statement[]): SupportedStatement[] {
  return list.flatMap((statement) => {
    const sentence = toSentence(sourceList, statement);
    return sentence ? [{ sentence }] : [];
  });
}

type ClaimContext = {
  jurisdiction: Jurisdiction;
  /** Source numbers of the cases that the search found. */
  foundCases: number[];
  rules: StateRule[];
  lawChanges: LawChanges;
};

export function buildClaimFinding(
  sourceList: SourceNumbers,
  foundClaim: FoundClaim,
  { jurisdiction, foundCases, rules, lawChanges }: ClaimContext,
): ClaimFinding {
  const { id, name, law, evidence, options, next, ...claim } = foundClaim.claim;
  const decides = toSentence(sourceList, claim.decides);
  const changes = lawChanges.byItem.get(`claims/${id}`);
  return {
    id,
    name,
    law,
    evidence,
    options,
    next,
    ...(changes && { lawNotice: writeLawNotice(changes) }),
    found: foundCases,
    elements: buildElements(sourceList, foundClaim),
    for: buildSupported(sourceList, claim.for),
    against: buildSupported(sourceList, claim.against),
    ...(decides && { decides }),
    limits: buildLimits(sourceList, claim.limits, { jurisdiction, rules }),
  };
}

/** Periods of the chosen state first, examples from other states last. */
function buildLimits(
  sourceList: SourceNumbers,
  limits: FoundClaim['claim']['limits'],
  { jurisdiction, rules }: Pick<ClaimContext, 'jurisdiction' | 'rules'>,
): LimitationPeriod[] {
  const stateName = jurisdiction === 'General' ? undefined : STATES[jurisdiction];
  const rank = (text: string) =>
    stateName && text.includes(stateName)
      ? 0
      : Object.values(STATES).some((name) => text.includes(name))
        ? 2
        : 1;
  const verifiedLimits = limits.flatMap((limit) => {
    const sentence = toSentence(sourceList, limit);
    const stateRule = findStateRule(rules, limit, jurisdiction);
    return sentence
      ? [{ sentence, varies: limit.varies && !stateRule, ...(stateRule && { stateRule }) }]
      : [];
  });
  const getRank = ({ sentence, stateRule }: LimitationPeriod) =>
    stateRule ? 0 : rank(sentence.text);
  return stateName ? verifiedLimits.toSorted((a, b) => getRank(a) - getRank(b)) : verifiedLimits;
}

function findStateRule(
  rules: StateRule[],
  { rule: id, generalOnly }: FoundClaim['claim']['limits'][number],
  jurisdiction: Jurisdiction,
): LimitationPeriod['stateRule'] {
  const rule = findNamed(rules, id);
  if (!rule || jurisdiction === 'General') return undefined;
  const sentences = writeRuleSentences(rule, jurisdiction);
  return (
    sentences && {
      text: [
        ...sentences.lead,
        ...(generalOnly ? [] : [...sentences.cases, ...sentences.more]),
      ].join(' '),
      href: `/states/${getStateSlug(jurisdiction)}#${rule.id}`,
    }
  );
}

export function buildMemoFinding(sourceList: SourceNumbers, foundClaim: FoundClaim): MemoFinding {
  const { id, name, ...claim } = foundClaim.claim;
  const elements = buildElements(sourceList, foundClaim);
  const decides = toSentence(sourceList, claim.decides);
  return {
    id,
    name,
    for: {
      authorities: buildSupported(sourceList, claim.for),
      elements: elements.filter(({ status }) => status === 'spoken-to'),
    },
    against: {
      authorities: buildSupported(sourceList, claim.against),
      elements: elements.filter(({ status }) => status === 'missing'),
    },
    ...(decides && { decides }),
  };
}
