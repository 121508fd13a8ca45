// Assembles a motion from its template, the caption, the facts and the gathered sources.
// Deterministic. Statements of law come from the library with their citations, facts are the user's
// own words, and everything else is a blank. `check-motion.server.ts` then checks the citations and
// builds the table of authorities.

import type { FindAuthorityState } from '#features/analysis/find/authority-state.ts';
import type { MotionStatement, MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { createArgumentBlocks, type FormatLaw } from './assemble-argument.ts';
import {
  type CaptionValues,
  createCaptionBlock,
  createSignatureBlock,
  getCaptionValues,
} from './caption.ts';
import {
  createStatementFormatter,
  type FormatStatement,
  toCitedSentence,
  toPlainSentence,
} from './join-words.ts';
import * as draftTexts from './messages/draft-texts.ts';
import { sectionTitles } from './messages/tables.ts';
import type {
  MotionBlock,
  MotionRequest,
  MotionSection,
  MotionSentence,
  SectionId,
} from './motion.ts';
import { arguesClaim } from './prepare/argues-claim.ts';
import type { GatheredSources } from './prepare/gathered-sources.ts';
import type { NumberedFact } from './prepare/select-facts.ts';
import { readParties } from './read-parties.ts';
import { removeFederalRules, toStateCourtForm } from './state-court-form.ts';

const SECTION_NUMBERS: Partial<Record<SectionId, string>> = {
  introduction: 'I',
  facts: 'II',
  standard: 'III',
  argument: 'IV',
  conclusion: 'V',
};

export function assembleMotion(
  federalTemplate: MotionTemplate,
  request: MotionRequest,
  gathered: GatheredSources,
  findAuthorityState: FindAuthorityState,
): MotionSection[] {
  const stateName = request.jurisdiction === 'General' ? undefined : STATES[request.jurisdiction];
  const inStateCourt = request.courtSystem === 'state';
  const template = inStateCourt ? toStateCourtForm(federalTemplate, stateName) : federalTemplate;
  const values = getCaptionValues(template, readParties(request.details, request.caption));
  const formatStatement = createStatementFormatter(values);
  const formatLaw = createLawFormatter(request, findAuthorityState);
  const paragraph = (id: string, sentences: MotionSentence[]): MotionBlock => ({
    id,
    kind: 'paragraph',
    sentences,
  });
  const sections: [SectionId, MotionBlock[]][] = [
    ['notice', createNoticeBlocks(request, stateName, gathered, template)],
    ['caption', [createCaptionBlock('caption//1', values, template.title)]],
    ['authorities', []],
    ['introduction', [paragraph('introduction//1', template.introduction.map(formatStatement))]],
    ['facts', createFactBlocks(gathered, template)],
    [
      'standard',
      template.standard.map((statement, index) =>
        paragraph(`standard//${index + 1}`, [formatStatement(statement)]),
      ),
    ],
    ['argument', createArgumentBlocks(template, values, gathered, { formatStatement, formatLaw })],
    [
      'conclusion',
      [
        paragraph('conclusion//1', template.conclusion.map(formatStatement)),
        createSignatureBlock('conclusion//2', values, draftTexts.respectfully),
      ],
    ],
    ...(template.conferral
      ? [
          [
            'conferral',
            [
              paragraph('conferral//1', template.conferral.map(formatStatement)),
              createSignatureBlock('conferral//2', values),
            ],
          ] as [SectionId, MotionBlock[]],
        ]
      : []),
    [
      'service',
      [
        paragraph('service//1', [formatStatement(createServiceStatement(inStateCourt))]),
        createSignatureBlock('service//2', values),
      ],
    ],
    ['order', createOrderBlocks(template, values, formatStatement)],
    ['blanks', []],
  ];
  return sections.map(([id, blocks]) => ({
    id,
    ...(SECTION_NUMBERS[id] && { mark: SECTION_NUMBERS[id] }),
    title: sectionTitles[id],
    blocks: blocks,
  }));
}

/** A person who writes for a company of their own. */
const OWN_COMPANY =
  /\bI own\b[^.]*\b(?:LLC|L\.L\.C|Inc|Corp|company)\b|\bmy (?:LLC|company|corporation)\b|\bme (?:personally )?and (?:the |my )?(?:LLC|company|corporation)\b/i;

function createNoticeBlocks(
  { courtSystem, details }: MotionRequest,
  stateName: string | undefined,
  { claim, instructions, leftOut, unmatched, toAdd }: GatheredSources,
  template: MotionTemplate,
): MotionBlock[] {
  const courtText =
    courtSystem === 'state'
      ? draftTexts.stateCourt(stateName, template.stateRule)
      : draftTexts.federal(stateName);
  const texts = [
    draftTexts.draft,
    courtText,
    ...(arguesClaim(template) && !claim ? [draftTexts.noClaim] : []),
    ...(OWN_COMPANY.test(details) ? [draftTexts.ownCompany] : []),
    ...(instructions + leftOut > 0 ? [draftTexts.followed(instructions, leftOut, unmatched)] : []),
  ];
  const notes = texts.map(
    (text, index): MotionBlock => ({
      id: `notice//${index + 1}`,
      kind: 'paragraph',
      sentences: [toPlainSentence(text)],
    }),
  );
  return [...notes, ...createLeftOutBlocks(toAdd)];
}

/** What the draft does not say is not lost: it is listed as it was typed. */
function createLeftOutBlocks(toAdd: string[]): MotionBlock[] {
  if (toAdd.length === 0) return [];
  return [
    { id: 'notice//left-out', kind: 'heading', text: draftTexts.leftOutOfFacts },
    {
      id: 'notice//left-out-note',
      kind: 'paragraph',
      sentences: [toPlainSentence(draftTexts.leftOutNote)],
    },
    ...toAdd.map(
      (text, index): MotionBlock => ({
        id: `notice//left-out-${index + 1}`,
        kind: 'numbered',
        number: index + 1,
        sentences: [{ text: toOneLine(text, ','), sources: [], check: 'given' }],
      }),
    ),
  ];
}

const createServiceStatement = (inStateCourt: boolean): MotionStatement =>
  inStateCourt
    ? { text: `${draftTexts.service} ${draftTexts.stateServiceRule}.`, cites: [] }
    : { text: draftTexts.service, cites: [...draftTexts.serviceCites] };

/** Law of another state is marked in words: it exists, but it binds no court here. */
function createLawFormatter(
  { courtSystem, jurisdiction }: MotionRequest,
  findAuthorityState: FindAuthorityState,
): FormatLaw {
  const ownState = jurisdiction === 'General' ? undefined : jurisdiction;
  return (statement) => {
    const law = courtSystem === 'state' ? removeFederalRules(statement) : statement;
    const codes = law.cites
      .flatMap((cite) => findAuthorityState(cite) ?? [])
      .filter((code) => code !== ownState);
    const names = [...new Set(codes)].map((code) => STATES[code]);
    const mark =
      names.length > 0
        ? [toPlainSentence(draftTexts.otherState(names, ownState && STATES[ownState]))]
        : [];
    return [toCitedSentence(law), ...mark];
  };
}

/** What happened, and apart from it what happened in the case. Numbers go on. */
function createFactBlocks(
  { facts, procedure }: GatheredSources,
  { factCite }: MotionTemplate,
): MotionBlock[] {
  if (facts.length + procedure.length === 0)
    return [
      { id: 'facts//none', kind: 'paragraph', sentences: [toPlainSentence(draftTexts.noFacts)] },
    ];
  const number = ({ n, text }: NumberedFact): MotionBlock => {
    const sentences: MotionSentence[] = [
      { text, sources: [], check: 'given' },
      toPlainSentence(factCite),
    ];
    return { id: `facts//${n}`, kind: 'numbered', number: n, sentences };
  };
  if (facts.length === 0 || procedure.length === 0) return [...facts, ...procedure].map(number);
  return [
    { id: 'facts//heading', kind: 'heading', text: draftTexts.factsHeading },
    ...facts.map(number),
    { id: 'facts//procedure', kind: 'heading', text: draftTexts.procedureHeading },
    ...procedure.map(number),
  ];
}

function createOrderBlocks(
  { title, order }: MotionTemplate,
  values: CaptionValues,
  formatStatement: FormatStatement,
): MotionBlock[] {
  const fillText = (text: string) => formatStatement({ text, cites: [] });
  return [
    createCaptionBlock('order//caption', values, draftTexts.orderTitle(title)),
    { id: 'order//recital', kind: 'paragraph', sentences: [fillText(order.recital)] },
    { id: 'order//ordered', kind: 'paragraph', sentences: [toPlainSentence(draftTexts.ordered)] },
    ...order.decrees.map(
      (decree, index): MotionBlock => ({
        id: `order//${index + 1}`,
        kind: 'numbered',
        number: index + 1,
        sentences: [fillText(decree)],
      }),
    ),
    {
      id: 'order//signature',
      kind: 'signature',
      lines: [draftTexts.datedByJudge, draftTexts.line, values.judge],
    },
  ];
}
