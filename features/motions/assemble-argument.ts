// The argument, element by element: the law of each element, the facts that bear on it, the elements and authorities of the claim when
// the motion turns on one, and finally the cases that the search found. The moving party's authorities come first.
import type { MotionElement, MotionTemplate } from '#features/library/schema/motion-schema.ts';
import type { CaptionValues } from './caption.ts';
import { type FormatStatement, toCitedSentence, toPlainSentence } from './join-words.ts';
import { draftTexts } from './messages.ts';
import type { MotionBlock, MotionSentence } from './motion.ts';
import type { GatheredSources } from './prepare/gathered-sources.ts';
import { selectFacts } from './prepare/select-facts.ts';

const MAX_CLAIMS = 2;
const MAX_SUPPORTING = 3;
const MAX_OPPOSING = 2;

type Claim = GatheredSources['claims'][number];
type Statement = { text: string; cites: string[] };

export function createArgumentBlocks(
  template: MotionTemplate,
  values: CaptionValues,
  gathered: GatheredSources,
  formatStatement: FormatStatement,
): MotionBlock[] {
  const elements = template.elements.flatMap((element, index) =>
    createElementBlocks(template, element, toLetter(index), { values, gathered, formatStatement }),
  );
  return [...elements, ...createFoundCaseBlocks(gathered, toLetter(template.elements.length))];
}

const toLetter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

type ArgumentContext = { values: CaptionValues; gathered: GatheredSources; formatStatement: FormatStatement };

function createElementBlocks(
  template: MotionTemplate,
  element: MotionElement,
  mark: string,
  { values, gathered, formatStatement }: ArgumentContext,
): MotionBlock[] {
  const toId = (name: string) => `argument/${mark}/${name}`;
  const facts = selectFacts(element.told, gathered.facts);
  const claims = element.claims ? gathered.claims.slice(0, MAX_CLAIMS) : [];
  return [
    { id: toId('heading'), kind: 'heading', text: `${mark}. ${formatStatement({ text: element.heading, cites: [] }).text}` },
    { id: toId('law'), kind: 'paragraph', sentences: element.sentences.map(formatStatement) },
    { id: toId('facts'), kind: 'paragraph', sentences: [createFactsNote(facts, element.missing)] },
    ...claims.flatMap((claim, index) => createClaimBlocks(template, claim, `${mark}.${index + 1}`, values, formatStatement)),
  ];
}

const createFactsNote = (facts: number[], missing: string): MotionSentence =>
  toPlainSentence(facts.length > 0 ? draftTexts.bears(facts) : draftTexts.needed(missing));

function createClaimBlocks(
  { claimsLead, movingParty }: MotionTemplate,
  foundClaim: Claim,
  mark: string,
  values: CaptionValues,
  formatStatement: FormatStatement,
): MotionBlock[] {
  const toId = (name: string) => `argument/${mark}/${name}`;
  const { claim } = foundClaim;
  const elements = claim.elements.map((element, index): MotionBlock => {
    const facts = foundClaim.elements.find((foundElement) => foundElement.id === element.id)?.facts ?? [];
    const sentences = [toCitedSentence(element), createFactsNote(facts, draftTexts.missingElement)];
    return { id: toId(`element-${index + 1}`), kind: 'numbered', number: index + 1, sentences };
  });
  return [
    { id: toId('heading'), kind: 'heading', text: `${mark}. ${draftTexts.claim(claim.name)}` },
    {
      id: toId('law'),
      kind: 'paragraph',
      sentences: [toCitedSentence(claim.summary), ...(claimsLead ? [formatStatement(claimsLead[values.side])] : [])],
    },
    {
      id: toId('words'),
      kind: 'paragraph',
      sentences: [toPlainSentence(draftTexts.plainWords), ...(claim.law === 'federal' ? [] : [toPlainSentence(draftTexts.stateLaw)])],
    },
    ...elements,
    // A motion that only defendants can make always opposes the claim, whatever the caption says.
    ...createClaimAuthorityBlocks(claim, movingParty === 'defendant' ? movingParty : values.side, toId),
  ];
}

function createClaimAuthorityBlocks(claim: Claim['claim'], side: CaptionValues['side'], toId: (name: string) => string): MotionBlock[] {
  const [ours, theirs] = side === 'defendant' ? [claim.against, claim.for] : [claim.for, claim.against];
  const [ourLead, theirLead] =
    side === 'unknown' ? [draftTexts.forClaim, draftTexts.againstClaim] : [draftTexts.forUs, draftTexts.againstUs];
  const replyNote = side === 'unknown' ? [] : [toPlainSentence(draftTexts.answerIt)];
  return [
    ...createNumberedList(toId('own'), ourLead, ours.slice(0, MAX_SUPPORTING), []),
    ...createNumberedList(toId('others'), theirLead, theirs.slice(0, MAX_OPPOSING), replyNote),
  ];
}

function createNumberedList(id: string, lead: string, statements: Statement[], extraSentences: MotionSentence[]): MotionBlock[] {
  const lines = statements.map(
    (statement, index): MotionBlock => ({
      id: `${id}-${index + 1}`,
      kind: 'numbered',
      number: index + 1,
      sentences: [toCitedSentence(statement), ...extraSentences],
    }),
  );
  return [{ id, kind: 'paragraph', sentences: [toPlainSentence(`${lead}:`)] }, ...lines];
}

function createFoundCaseBlocks({ cases }: GatheredSources, mark: string): MotionBlock[] {
  if (cases.length === 0) return [];
  return [
    { id: `argument/${mark}/heading`, kind: 'heading', text: `${mark}. ${draftTexts.found}` },
    { id: `argument/${mark}/lead`, kind: 'paragraph', sentences: [toPlainSentence(draftTexts.foundLead)] },
    ...cases.map(
      ({ slug, citation, holding }, index): MotionBlock => ({
        id: `argument/${mark}/${slug}`,
        kind: 'numbered',
        number: index + 1,
        sentences: [toCitedSentence({ text: holding, cites: [citation] }), toPlainSentence(draftTexts.considerIt)],
      }),
    ),
  ];
}
