// What programs of others send and get, one pair of shapes for each use case. Every answer says
// where it comes from, what was assumed and what is not covered. What others wrote (opinions,
// statutes, captions, a document with somebody's own words) stands only in fields whose names begin
// with `quoted`, or that `quotedFields` names: it is data, whatever it says.
import { z } from 'zod';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { RESULT_KINDS } from '#features/search/search-kinds.ts';
import { frame, lines, page, State, TERRITORIES, text } from './schema-parts.ts';

export const SearchItems = z.strictObject({
  query: text.trim().min(1).max(400).describe('What to look for, in plain words.'),
  state: State.optional().describe('Whose law and offices count; two letters, as in OH.'),
  page,
});
export const FoundItems = z.strictObject({
  results: z.array(
    z.strictObject({
      id: text.describe('For fetch.'),
      title: text,
      url: text,
      kind: z.enum(RESULT_KINDS),
      summary: text.optional(),
      quotedHeading: text.optional(),
      textUrl: text.optional().describe('Of a section: the official text.'),
      checkedOn: text.nullable(),
    }),
  ),
  ...frame,
});

export const FetchItem = z.strictObject({
  id: text.trim().min(1).max(300).describe('An id from search, or an address of this site.'),
  page,
});
export const FetchedItem = z.strictObject({
  id: text,
  title: text,
  url: text,
  text,
  quotedFields: lines.describe('Fields of this answer that others wrote.'),
  ...frame,
});

export const StateRuleInput = z.strictObject({
  rule: text
    .trim()
    .min(2)
    .max(200)
    .describe(
      'What it is about, in a few words: "time limit to sue for a car accident", or the id of a rule, such as security-deposit-return.',
    ),
  state: State,
});
export const StateRuleAnswer = z.strictObject({
  rule: z.strictObject({ id: text, title: text, question: text, url: text }).nullable(),
  state: State,
  value: text.nullable().describe('Null: we have no text, or the law sets nothing.'),
  sentence: text.nullable().describe('The rule in a sentence.'),
  exceptions: lines,
  other: z
    .array(z.strictObject({ value: text, when: text }))
    .describe('Other values, and when each applies.'),
  cite: text.nullable().describe('The section that says it. Its address is in sources.'),
  check: z
    .enum(['compared', 'read', 'reported'])
    .nullable()
    .describe(
      'compared: the value was found in the text; read: it was read there; reported: not read in the law itself; others say it, and the title of the source or notCovered says so.',
    ),
  counting: text.nullable().describe('From when it runs, in general.'),
  choices: z
    .array(z.strictObject({ id: text, title: text, question: text }))
    .describe('Rules that may be meant: call again with an id.'),
  ...frame,
});

export const SpotIssue = z.strictObject({
  text: text.trim().min(1).max(20_000).describe('What happened, in the person’s own words.'),
});
export const SpottedIssues = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: z.enum(TOPIC_IDS),
      title: text,
      score: z.number().describe('From 0 to 1: the share that is about it.'),
      url: text,
    }),
  ),
  ...frame,
});

export const FindHelp = z.strictObject({
  zip: text
    .regex(/^\d{5}$/)
    .optional()
    .describe('Five digits. It is used for this answer and not stored.'),
  state: z
    .enum([...State.options, ...TERRITORIES])
    .optional()
    .describe('Where there is no ZIP code: a state, DC, or a territory such as PR.'),
  topic: z.enum(TOPIC_IDS).optional().describe('Adds agencies for this subject.'),
  page,
});
export const FoundHelp = z.strictObject({
  place: text
    .nullable()
    .describe('Null where the ZIP code is not known, or lies in several states.'),
  counties: lines.describe('In which the ZIP code lies.'),
  help: z.array(
    z.strictObject({
      name: text,
      organization: text,
      what: text,
      phone: text.nullable(),
      url: text,
      inCounty: z.boolean().describe('It says itself that it serves the county of the ZIP code.'),
      checkedOn: text.nullable(),
    }),
  ),
  bring: lines.describe('What to have ready when calling.'),
  fees: lines.describe('How court fees may be waived.'),
  choices: z
    .array(z.strictObject({ id: State, name: text }))
    .describe('States that the ZIP code lies in: call again with both.'),
  ...frame,
});

const documentId = z.enum(DOCUMENT_TYPES).describe('The id of a document.');
export const ListDocuments = z.strictObject({
  id: documentId.optional().describe('The id of one document: says what it needs.'),
  page,
});
export const ListedDocuments = z.strictObject({
  documents: z.array(
    z.strictObject({ id: documentId, title: text, does: text, url: text, checkedOn: text }),
  ),
  parties: z
    .strictObject({ least: z.int(), most: z.int(), roles: lines })
    .nullable()
    .describe('Of one document: how many people it names, and in which roles.'),
  details: z
    .array(
      z.strictObject({
        name: text,
        help: text,
        type: text,
        example: text,
        choices: lines.optional(),
      }),
    )
    .describe('Of one document: what fill_document needs.'),
  notFor: lines.describe('When this document is the wrong one.'),
  ...frame,
});

export const FillDocument = z.strictObject({
  id: documentId,
  parties: z
    .array(
      z.strictObject({
        name: text.max(2_000),
        address: text.max(2_000).default(''),
        role: text.max(2_000).default(''),
      }),
    )
    .max(20)
    .describe('Who signs and who is addressed, each with a role that list_documents names.'),
  details: z.record(text.max(100), text.max(20_000)).describe('By the names list_documents gives.'),
  effective_date: text.max(40).describe('The date of the document: 2026-11-19.'),
  state: State.optional().describe('Whose rules it follows; a general form without it.'),
  page,
});
export const FilledDocument = z.strictObject({
  id: documentId,
  title: text,
  cautions: lines.describe('What to look at again. Say it to the person.'),
  quotedText: text.describe('The document, with the words that were sent.'),
  ...frame,
});
