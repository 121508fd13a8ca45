// The cover sheet: notes for the person who fills in a document. They are never part of it. For a
// paper for the court the sheet begins with the day to file and the court's own form; where we
// write no paper, the sheet is all there is.
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import type { Notice } from '#features/library/schema/document-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import type { DocumentRequest, PrintableBlock } from '#features/printing/document-shapes.ts';
import { readDate } from '#features/printing/read-values.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as COVER from '../messages/cover-words.ts';
import * as WORDS from '../messages/document-words.ts';
import { findCourtRule, type Template, writesPaper } from '../template.ts';
import { countAnswerDay } from './answer-day.ts';
import { findStateName, getDetail, matchesCondition } from './conditions.ts';
import { findCautions } from './find-cautions.ts';

/** The notices of the chosen state that fit what was typed. */
export function listNotices(
  { notices }: Pick<Template, 'notices'>,
  request: DocumentRequest,
  appearsOn: Notice['appearsOn'],
): Notice[] {
  return notices.filter(
    (notice) =>
      notice.state === request.jurisdiction &&
      notice.appearsOn === appearsOn &&
      matchesCondition(notice.when, request),
  );
}

export function createNoticeBlocks(notices: Notice[], request: DocumentRequest) {
  return notices.map(
    ({ text, cite }): PrintableBlock => ({
      kind: 'notice',
      heading: WORDS.noticeFor(findStateName(request.jurisdiction) ?? ''),
      text: toOneLine(text),
      cite,
    }),
  );
}

/** Empty when there is nothing to tell. */
export function createCover(template: Template, request: DocumentRequest): PrintableBlock[] {
  const notes = template.cover
    .filter(({ when }) => matchesCondition(when, request))
    .map(({ text }) => toOneLine(text));
  const parts: PrintableBlock[] = [
    ...createCourtBlocks(template, request),
    ...findCautions(template, request).map(
      (text): PrintableBlock => ({ kind: 'paragraph', text: COVER.check(text) }),
    ),
    ...numberItems(notes),
    ...createNoticeBlocks(listNotices(template, request, undefined), request),
    ...createMeanings(template, request),
  ];
  if (parts.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: template.court ? COVER.courtHeading : COVER.heading },
    {
      kind: 'paragraph',
      text: !template.court
        ? COVER.takeOff
        : writesPaper(template, request.jurisdiction)
          ? COVER.notForTheCourt
          : COVER.noPaper,
    },
    ...parts,
  ];
}

const numberItems = (texts: string[]) =>
  texts.map(
    (text, index): PrintableBlock => ({
      kind: 'item',
      clause: 'cover',
      mark: `${index + 1}.`,
      text,
    }),
  );

function createCourtBlocks(template: Template, request: DocumentRequest): PrintableBlock[] {
  if (!template.court) return [];
  const state = findStateName(request.jurisdiction);
  const rule = findCourtRule(template, request.jurisdiction);
  const isSworn = matchesCondition({ field: 'complaint_sworn', is: 'yes' }, request);
  const box = (heading: string, text: string, cite: string): PrintableBlock => ({
    kind: 'notice',
    heading,
    text: toOneLine(text),
    cite,
  });
  return [
    createDayBlock(template, request, state),
    rule
      ? box(
          COVER.ownForm(state ?? ''),
          rule.form ? COVER.withForm(rule.text, rule.form.title, rule.form.url) : rule.text,
          COVER.readOn(
            rule.sources.map(({ cite, title }) => cite ?? title),
            formatLongDate(rule.readOn),
          ),
        )
      : box(
          COVER.ownForm(state ?? COVER.yourState),
          state ? template.court.unread : COVER.chooseState,
          COVER.askClerk,
        ),
    ...(isSworn ? [box(COVER.swornHeading, rule?.sworn ?? COVER.swornUnread, COVER.askClerk)] : []),
  ];
}

function createDayBlock(
  { answerTimes = {} }: Template,
  request: DocumentRequest,
  state: string | undefined,
): PrintableBlock {
  const time = Object.hasOwn(answerTimes, request.jurisdiction)
    ? answerTimes[request.jurisdiction as keyof typeof answerTimes]
    : undefined;
  const printed = readDate(getDetail(request, 'printed_date'));
  const last = time && countAnswerDay(time, request);
  const served = readDate(getDetail(request, 'served_date'));
  return {
    kind: 'notice',
    heading: COVER.dayHeading,
    text: [
      ...(printed ? [COVER.printedDay(formatLongDate(printed))] : []),
      ...(last && served ? [COVER.counted(formatLongDate(served), formatLongDate(last))] : []),
      COVER.summonsFirst,
      time ? COVER.ruleSays(state ?? '', time.text) : COVER.noRule(state),
    ].join(' '),
    cite: time?.cite ?? COVER.askClerk,
  };
}

/** What each box of the paper means. */
function createMeanings(template: Template, { jurisdiction }: DocumentRequest): PrintableBlock[] {
  if (!template.court || !writesPaper(template, jurisdiction)) return [];
  return template.fields.flatMap(({ name, boxes = [] }) =>
    boxes.length === 0
      ? []
      : [
          { kind: 'heading', level: 3, text: COVER.boxesMean(formatLabel(name)) } as const,
          ...boxes.map(
            ({ text, means }, index): PrintableBlock => ({
              kind: 'item',
              clause: 'cover',
              mark: `(${index + 1})`,
              text: `${text} ${COVER.means(means)}`,
            }),
          ),
        ],
  );
}
