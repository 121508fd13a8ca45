// A citation check as programs get it (docs/api.md): version 1, whose names stay.
import { z } from 'zod';
import {
  type CheckedCitation,
  type CheckedQuotation,
  type CheckedSection,
  type CheckedText,
  MAX_CHARACTERS,
  type ParsedCitation,
} from '#features/citations/schema.ts';
import { StatusShape } from '#features/citations/status-shape.ts';
import type { QuotationMatch } from '#legal/citations/match-quotation.ts';

type CitationV1 = Omit<CheckedCitation, 'matches'> & { held: CheckedCitation['matches'] };
export type CheckedTextV1 = Omit<CheckedText, 'citations'> & { citations: CitationV1[] };

/** In the order in which version 1 has its fields. */
export const toCheckedTextV1 = ({ citations, ...rest }: CheckedText): CheckedTextV1 => ({
  citations: citations.map(
    ({ start, end, text, parsed, status, reason, sentence, matches, ...more }) => ({
      start,
      end,
      text,
      parsed,
      status,
      reason,
      sentence,
      held: matches,
      ...more,
    }),
  ),
  ...rest,
});

const text = z.string();
const flag = z.boolean();
const year = z.int().optional();
const pins = z.array(text);
const offset = z.int().describe('UTF-16 offset in the text that was sent.');
const refersTo = z.int().optional().describe('Index of the citation it points back to.');
const Link = z.strictObject({ label: text, url: text });
const Release = z.strictObject({ point: text, date: text.describe('A day or a month.') });

const ParsedShape: z.ZodType<ParsedCitation> = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('case'),
      form: z.enum(['reporter', 'neutral', 'database']),
      volume: text,
      reporter: text,
      reporterKnown: flag,
      page: text,
      pins,
      name: text,
      plaintiff: text,
      defendant: text,
      court: text,
      courtId: text,
      year,
      date: text,
      docket: text,
      nominative: text,
      group: z.int(),
      nameStart: z.int(),
      nameEnd: z.int(),
    }),
    z.strictObject({
      kind: z.literal('short'),
      volume: text,
      reporter: text,
      name: text,
      pins,
      refersTo,
    }),
    z.strictObject({ kind: z.literal('id'), pins, refersTo }),
    z.strictObject({ kind: z.literal('supra'), name: text, pins, refersTo }),
    z.strictObject({
      kind: z.enum(['statute', 'regulation']),
      code: text,
      codeKnown: flag,
      title: text,
      section: text,
      subsection: text,
      to: text,
      unit: z.enum(['section', 'part', 'chapter', 'page']),
      year,
      others: z
        .array(z.strictObject({ section: text, subsection: text, to: text }))
        .optional()
        .describe('Of the U.S. Code: what follows the first section or range of a list.'),
      note: z.literal(true).optional().describe('A note under the section is cited.'),
      act: text.optional().describe('The Act by whose name a law is cited.'),
      byName: z.literal(true).optional(),
      refersTo,
    }),
    z.strictObject({ kind: z.literal('rule'), code: text, rule: text, subsection: text }),
    z.strictObject({
      kind: z.literal('constitution'),
      jurisdiction: text,
      part: z.enum(['amend', 'art', '']),
      number: text,
      section: text,
      clause: text,
    }),
    z.strictObject({ kind: z.literal('journal'), volume: text, journal: text, page: text, year }),
  ])
  .meta({ id: 'ParsedCitation' });

const linked = { section: text, heading: text, url: text, page: text.optional() };
const SectionShape: z.ZodType<CheckedSection> = z.union([
  z.strictObject({ title: text, inCode: z.literal(true), ...linked }),
  z.strictObject({
    title: text,
    section: text,
    inCode: z.literal(false),
    nearest: z.array(z.strictObject(linked)),
  }),
]);

const CheckedCitationShape: z.ZodType<CitationV1> = z
  .strictObject({
    start: offset,
    end: offset,
    text: text.describe('What stands there.'),
    parsed: ParsedShape,
    status: StatusShape,
    reason: text.describe('One fixed word for the cause of the status.'),
    sentence: text.describe('The same for a reader.'),
    held: z
      .array(
        z.strictObject({
          name: text,
          year,
          page: text.optional().describe('Its path on this site.'),
          treatment: z
            .strictObject({ status: z.enum(['limited', 'overruled', 'superseded']), by: text })
            .optional(),
        }),
      )
      .describe('The cases that stand at that volume and page.'),
    fix: text.optional().describe('The citation as it should read, where one case stands there.'),
    invented: z
      .strictObject({ order: text, court: text, year: z.int(), url: text, sentence: text })
      .optional()
      .describe('The order of a court that found this decision not to exist.'),
    link: Link.optional().describe('Where the law itself can be read.'),
    heading: text.optional(),
    sections: z.array(SectionShape).optional(),
    release: Release.optional().describe('The list that sections were looked up in.'),
  })
  .meta({ id: 'CheckedCitation' });

const MatchShape: z.ZodType<QuotationMatch> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact'), paragraph: z.int() }),
  z.strictObject({
    kind: z.literal('altered'),
    paragraph: z.int(),
    parts: z.array(z.strictObject({ kind: z.enum(['kept', 'removed', 'added']), text })),
  }),
  z.strictObject({ kind: z.literal('absent') }),
]);

const QuotationShape: z.ZodType<CheckedQuotation> = z.strictObject({
  start: offset,
  end: offset,
  text,
  citation: z.int().describe('Index of the citation it is attributed to.'),
  match: MatchShape,
  page: text.optional(),
  statute: z
    .strictObject({
      release: z.strictObject({ name: text, date: text }),
      earlier: z.literal(true).optional(),
    })
    .optional(),
});

export const CheckBody = z
  .object({ text: text.max(MAX_CHARACTERS).describe('The text to check.') })
  .meta({ id: 'CitationText' });

export const CheckedTextShape: z.ZodType<CheckedTextV1> = z
  .strictObject({
    citations: z.array(CheckedCitationShape),
    quotations: z.array(QuotationShape),
    textCut: flag.describe('There was more text than is read.'),
    citationsCut: flag.describe('There were more citations than are checked.'),
    partial: flag.describe('The index could not be asked: only built-in cases were compared.'),
    liveFailed: flag.describe('CourtListener did not answer.'),
  })
  .meta({ id: 'CheckedText' });
