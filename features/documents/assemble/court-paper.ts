// A paper for the court: caption, numbered paragraphs, boxes that the person ticked, and the places
// to sign. What nobody typed and only a hand can add, such as who was sent a copy, is a ruled line.
import type { Clause } from '#features/library/schema/document-schema.ts';
import { toCleanLines } from '#features/printing/clean-text.ts';
import type { Block, DocumentRequest, PrintableBlock } from '#features/printing/document-shapes.ts';
import type { WriteValue } from '#features/printing/value-marks.ts';
import * as WORDS from '../messages/document-words.ts';
import type { Template } from '../template.ts';
import { getDetail } from './conditions.ts';
import type { CreateClauses, ValueFor, WrittenParty } from './written.ts';

const LONG_LINE = '_'.repeat(36);
const SHORT_LINE = '_'.repeat(20);

type Context = { template: Template; request: DocumentRequest; parties: WrittenParty[] };

export function createCourtPaper(
  { template, request, parties }: Context,
  active: Clause[],
  createClauses: CreateClauses,
  valueFor: ValueFor,
): PrintableBlock[] {
  const [court = '', ...facts] = (template.court?.caption ?? []).map((name) =>
    valueFor(name, undefined),
  );
  const signing = createSigning(template, request, parties, valueFor);
  const after = active.filter(({ afterSignature }) => afterSignature);
  return [
    {
      kind: 'caption',
      court: [court],
      left: createParties(parties),
      right: facts.map((fact) => `${WORDS.caseNumber} ${fact}`),
      title: template.court?.title ?? template.title,
    },
    ...createClauses(
      active.filter(({ afterSignature }) => !afterSignature),
      true,
    ),
    signing,
    ...after.flatMap((clause): PrintableBlock[] => [
      { kind: 'heading', level: 2, text: clause.title },
      ...createClauses([clause], false),
      { ...signing, lines: signing.lines.slice(0, 3) },
    ]),
  ];
}

/** The other side first, as in the complaint; the person who answers is the first party. */
function createParties([own, ...others]: WrittenParty[]): string[] {
  const [first, ...more] = others;
  return [
    ...(first ? [`${first.name}, ${first.role},`] : []),
    ...more.filter(({ role }) => role === first?.role).map(({ name, role }) => `${name}, ${role},`),
    WORDS.versus,
    ...(own ? [`${own.name}, ${own.role}.`] : []),
    ...more.filter(({ role }) => role !== first?.role).map(({ name, role }) => `${name}, ${role}.`),
  ];
}

function createSigning(
  { court }: Template,
  request: DocumentRequest,
  [own]: WrittenParty[],
  valueFor: ValueFor,
): Extract<PrintableBlock, { kind: 'signing' }> {
  const contact = (court?.contact ?? []).filter((name) => getDetail(request, name).trim() !== '');
  return {
    kind: 'signing',
    lines: [
      `${WORDS.date}: ${SHORT_LINE}`,
      LONG_LINE,
      ...(own
        ? [`${own.name}, ${own.role}, ${WORDS.withoutLawyer}`, ...own.address.split('\n')]
        : []),
      ...contact.map((name) => valueFor(name, undefined)),
    ],
  };
}

/** Ids of the boxes that are ticked. */
export const readTicked = (value: string): Set<string> =>
  new Set(toCleanLines(value).flatMap((line) => line.split(/[\s,;]+/)));

export function listBoxes(
  { fields }: Template,
  clause: Clause,
  request: DocumentRequest,
  write: WriteValue,
): Block[] {
  const field = fields.find(({ name }) => name === clause.boxes);
  const ticked = readTicked(getDetail(request, field?.name ?? ''));
  return (field?.boxes ?? []).map(({ id, text }): Block => {
    const isTicked = ticked.has(id);
    return {
      kind: 'item',
      clause: clause.id,
      mark: isTicked ? '[X]' : '[  ]',
      text: isTicked ? write(text, false, `details.${clause.boxes}`) : text,
    };
  });
}
