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
import { toThirdPerson } from './prepare/third-person.ts';
import { findHolder } from './whose-claim.ts';

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
  const facts = selectFacts(element.told, [...gathered.facts, ...gathered.procedure]);
  return [
    {
      id: toId('heading'),
      kind: 'heading',
      text: `${mark}. ${formatStatement({ text: element.heading, cites: [] }).text}`,
    },
    { id: toId('law'), kind: 'paragraph', sentences: element.sentences.map(formatStatement) },
    { id: toId('facts'), kind: 'paragraph', sentences: [createFactsNote(facts, element.missing)] },
    ...(element.claims
      ? [
          ...createContentionBlocks(`${mark}.0`, context),
          ...createClaimBlocks(template, `${mark}.1`, context),
          ...createDefenseBlocks(`${mark}.2`, context),
        ]
      : []),
  ];
}

/** What the side argues in its own words: no law of ours, and no fact. */
function createContentionBlocks(
  mark: string,
  { values, gathered }: ArgumentContext,
): MotionBlock[] {
  const contentions = gathered.contentions.map(
    (text, index): MotionBlock => ({
      id: `argument/${mark}/contention-${index + 1}`,
      kind: 'paragraph',
      sentences: [
        { text: draftTexts.contends(values.movant, text), sources: [], check: 'given' },
        toPlainSentence(draftTexts.contentionBlank),
      ],
    }),
  );
  const grounds = gathered.grounds.map(
    (text, index): MotionBlock => ({
      id: `argument/${mark}/ground-${index + 1}`,
      kind: 'paragraph',
      sentences: [
        { text: draftTexts.ground(text), sources: [], check: 'given' },
        toPlainSentence(draftTexts.groundBlank),
      ],
    }),
  );
  return [...contentions, ...grounds];
}

/** A defense is argued by its name, or not at all: none is guessed. */
function createDefenseBlocks(mark: string, { values, gathered }: ArgumentContext): MotionBlock[] {
  const isOurs = values.side === 'defendant';
  const write = (name: string | undefined, index: number): MotionBlock[] => [
    {
      id: `argument/${mark}/defense-${index + 1}`,
      kind: 'heading',
      text: `${mark}. ${
        name === undefined
          ? draftTexts.openDefense
          : isOurs
            ? draftTexts.defense(name)
            : draftTexts.raisedDefense(name)
      }`,
    },
    ...(name === undefined
      ? []
      : [
          {
            id: `argument/${mark}/defense-${index + 1}-text`,
            kind: 'paragraph' as const,
            sentences: (isOurs
              ? draftTexts.defenseBlanks(name)
              : [draftTexts.answerDefense(name)]
            ).map(toPlainSentence),
          },
        ]),
  ];
  const named = isOurs ? gathered.defenses : gathered.raisedDefenses;
  if (named.length > 0) return named.flatMap(write);
  return isOurs ? write(undefined, 0) : [];
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
  // A motion that only defendants can make always opposes the claim, whatever the caption says.
  const side = movingParty === 'defendant' ? movingParty : values.side;
  const tell = <T extends Statement>(statement: T): T => toParties(claim, statement);
  const ours = (statement: Statement) => keepOwnAuthorities(claim, side, tell(statement));
  const elements = claim.elements.map((element, index): MotionBlock => {
    const facts = found.find(({ id }) => id === element.id)?.facts ?? [];
    const sentences = [
      // Stated as a fact, it would be an admission in the brief of the other side.
      toPlainSentence(draftTexts.elementAtIssue),
      ...formatLaw(ours(element)),
      createFactsNote(facts, draftTexts.missingElement),
    ];
    return { id: toId(`element-${index + 1}`), kind: 'numbered', number: index + 1, sentences };
  });
  return [
    { id: toId('heading'), kind: 'heading', text: `${mark}. ${draftTexts.claim(claim.name)}` },
    { id: toId('law'), kind: 'paragraph', sentences: [...formatLaw(ours(claim.summary)), ...lead] },
    {
      id: toId('words'),
      kind: 'paragraph',
      sentences: [
        toPlainSentence(draftTexts.plainWords),
        ...(claim.law === 'federal' ? [] : [toPlainSentence(draftTexts.stateLaw)]),
      ],
    },
    ...elements,
    ...createClaimAuthorityBlocks(claim, side, toId, (statement) => formatLaw(tell(statement))),
  ];
}

/** Claims speak to the person who makes them; a brief names the parties. */
function toParties<T extends Statement>(claim: Claim['claim'], statement: T): T {
  const [own, other] =
    findHolder(claim) === 'defendant'
      ? [draftTexts.defendant, draftTexts.plaintiff]
      : [draftTexts.plaintiff, draftTexts.defendant];
  const text = toThirdPerson(statement.text, { person: 'second', name: own }).replace(
    /\bthe other side\b/gi,
    other,
  );
  return { ...statement, text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
}

/**
 * The law of an element without what only helps the other side: a defendant does not cite the cases
 * that lead for the claim.
 */
function keepOwnAuthorities(
  claim: Claim['claim'],
  side: CaptionValues['side'],
  statement: Statement,
): Statement {
  if (side !== 'defendant' || findHolder(claim) === 'defendant') return statement;
  const against = new Set(claim.against.flatMap(({ cites }) => cites));
  const theirs = new Set(claim.for.flatMap(({ cites }) => cites));
  const cites = statement.cites.filter((cite) => against.has(cite) || !theirs.has(cite));
  return cites.length === statement.cites.length
    ? statement
    : {
        cites,
        text:
          cites.length > 0 ? statement.text : `${statement.text} ${draftTexts.elementAuthority}.`,
      };
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
    side === 'unknown' || side === findHolder(claim)
      ? [claim.for, claim.against]
      : [claim.against, claim.for];
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
