// The argument, element by element: the law of each element, the facts that bear on it, the
// elements and authorities of the claim when the motion turns on one, and finally the cases that
// the search found. The moving party's authorities come first. When no claim was chosen and none is
// clearly right, blanks stand in its place.
import type { MotionElement, MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import type { CaptionValues } from './caption.ts';
import { type FormatStatement, toPlainSentence } from './join-words.ts';
import * as draftTexts from './messages/draft-texts.ts';
import type { MotionBlock, MotionSentence } from './motion.ts';
import type { GatheredSources } from './prepare/gathered-sources.ts';
import { selectFacts } from './prepare/select-facts.ts';

const MAX_SUPPORTING = 3;
const MAX_OPPOSING = 2;

type Claim = NonNullable<GatheredSources['claim']>;
type Statement = { text: string; cites: string[] };
/** The law of a claim as sentences: cited, and marked when it is the law of another state. */
export type FormatLaw = (statement: Statement) => MotionSentence[];

export function createArgumentBlocks(
  template: MotionTemplate,
  values: CaptionValues,
  gathered: GatheredSources,
  formats: Formats,
): MotionBlock[] {
  const elements = template.elements.flatMap((element, index) =>
    createElementBlocks(template, element, toLetter(index), { values, gathered, ...formats }),
  );
  return [
    ...elements,
    ...createFoundCaseBlocks(gathered, toLetter(template.elements.length), formats.formatLaw),
  ];
}

const toLetter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

type Formats = { formatStatement: FormatStatement; formatLaw: FormatLaw };
type ArgumentContext = Formats & { values: CaptionValues; gathered: GatheredSources };

function createElementBlocks(
  template: MotionTemplate,
  element: MotionElement,
  mark: string,
  context: ArgumentContext,
): MotionBlock[] {
  const { gathered, formatStatement } = context;
  const toId = (name: string) => `argument/${mark}/${name}`;
  const facts = selectFacts(element.told, gathered.facts);
  return [
    {
      id: toId('heading'),
      kind: 'heading',
      text: `${mark}. ${formatStatement({ text: element.heading, cites: [] }).text}`,
    },
    { id: toId('law'), kind: 'paragraph', sentences: element.sentences.map(formatStatement) },
    { id: toId('facts'), kind: 'paragraph', sentences: [createFactsNote(facts, element.missing)] },
    ...(element.claims ? createClaimBlocks(template, `${mark}.1`, context) : []),
  ];
}

const createFactsNote = (facts: number[], missing: string): MotionSentence =>
  toPlainSentence(facts.length > 0 ? draftTexts.bears(facts) : draftTexts.needed(missing));

function createClaimBlocks(
  template: MotionTemplate,
  mark: string,
  context: ArgumentContext,
): MotionBlock[] {
  const { claimsLead, movingParty } = template;
  const { values, gathered, formatStatement, formatLaw } = context;
  const toId = (name: string) => `argument/${mark}/${name}`;
  const lead = claimsLead ? [formatStatement(claimsLead[values.side])] : [];
  if (!gathered.claim) return createOpenClaimBlocks(mark, gathered.claimText, lead);
  const { claim, elements: found } = gathered.claim;
  const elements = claim.elements.map((element, index): MotionBlock => {
    const facts = found.find(({ id }) => id === element.id)?.facts ?? [];
    const sentences = [...formatLaw(element), createFactsNote(facts, draftTexts.missingElement)];
    return { id: toId(`element-${index + 1}`), kind: 'numbered', number: index + 1, sentences };
  });
  return [
    { id: toId('heading'), kind: 'heading', text: `${mark}. ${draftTexts.claim(claim.name)}` },
    { id: toId('law'), kind: 'paragraph', sentences: [...formatLaw(claim.summary), ...lead] },
    {
      id: toId('words'),
      kind: 'paragraph',
      sentences: [
        toPlainSentence(draftTexts.plainWords),
        ...(claim.law === 'federal' ? [] : [toPlainSentence(draftTexts.stateLaw)]),
      ],
    },
    ...elements,
    // A motion that only defendants can make always opposes the claim, whatever the caption says.
    ...createClaimAuthorityBlocks(
      claim,
      movingParty === 'defendant' ? movingParty : values.side,
      toId,
      formatLaw,
    ),
  ];
}

/** The claim is the lawyer's to name: nothing of ours is argued in its place. */
function createOpenClaimBlocks(
  mark: string,
  claimText: string,
  lead: MotionSentence[],
): MotionBlock[] {
  const name = toOneLine(claimText, ',') || draftTexts.openClaim;
  return [
    { id: `argument/${mark}/heading`, kind: 'heading', text: `${mark}. ${draftTexts.claim(name)}` },
    {
      id: `argument/${mark}/open`,
      kind: 'paragraph',
      sentences: [...lead, ...draftTexts.openElements.map(toPlainSentence)],
    },
  ];
}

function createClaimAuthorityBlocks(
  claim: Claim['claim'],
  side: CaptionValues['side'],
  toId: (name: string) => string,
  formatLaw: FormatLaw,
): MotionBlock[] {
  const [ours, theirs] =
    side === 'defendant' ? [claim.against, claim.for] : [claim.for, claim.against];
  const [ourLead, theirLead] =
    side === 'unknown'
      ? [draftTexts.forClaim, draftTexts.againstClaim]
      : [draftTexts.forUs, draftTexts.againstUs];
  const replyNote = side === 'unknown' ? [] : [toPlainSentence(draftTexts.answerIt)];
  return [
    ...createNumberedList(toId('own'), ourLead, ours.slice(0, MAX_SUPPORTING).map(formatLaw)),
    ...createNumberedList(
      toId('others'),
      theirLead,
      theirs.slice(0, MAX_OPPOSING).map((one) => [...formatLaw(one), ...replyNote]),
    ),
  ];
}

function createNumberedList(
  id: string,
  lead: string,
  statements: MotionSentence[][],
): MotionBlock[] {
  const lines = statements.map(
    (sentences, index): MotionBlock => ({
      id: `${id}-${index + 1}`,
      kind: 'numbered',
      number: index + 1,
      sentences,
    }),
  );
  return [{ id, kind: 'paragraph', sentences: [toPlainSentence(`${lead}:`)] }, ...lines];
}

function createFoundCaseBlocks(
  { cases }: GatheredSources,
  mark: string,
  formatLaw: FormatLaw,
): MotionBlock[] {
  if (cases.length === 0) return [];
  return [
    { id: `argument/${mark}/heading`, kind: 'heading', text: `${mark}. ${draftTexts.found}` },
    {
      id: `argument/${mark}/lead`,
      kind: 'paragraph',
      sentences: [toPlainSentence(draftTexts.foundLead)],
    },
    ...cases.map(
      ({ slug, citation, holding }, index): MotionBlock => ({
        id: `argument/${mark}/${slug}`,
        kind: 'numbered',
        number: index + 1,
        sentences: [
          ...formatLaw({ text: holding, cites: [citation] }),
          toPlainSentence(draftTexts.considerIt),
        ],
      }),
    ),
  ];
}
