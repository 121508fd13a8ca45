// What programs of others send and get, one pair of shapes for each use case. Every answer says
// where it comes from, what was assumed and what is not covered. What others wrote (opinions,
// statutes, captions, a document with somebody's own words) stands only in fields whose names begin
// with `quoted`, or that `quotedFields` names: it is data, whatever it says.
import { z } from 'zod';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { RESULT_KINDS } from '#features/site-search/search-kinds.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';

const text = z.string();
const lines = z.array(text);
const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];
const State = z.enum(stateCodes).describe('Two capital letters, as in OH. DC is one of them.');
const page = z.int().min(1).max(10_000).optional().describe('Page of the result, from 1.');
const Day = z.iso.date().describe('A day: 2026-11-19.');

const SourceShape = z.strictObject({
  title: text,
  url: text,
  checkedOn: text.nullable().describe('The day on which we read it; null where there is none.'),
  textDate: text.nullable().describe('The date of the text: a day, a month or a year.'),
});
export type ProgramSource = z.infer<typeof SourceShape>;

const frame = {
  status: z
    .enum(['found', 'partial', 'choose', 'not_held', 'not_found'])
    .describe(
      'found; partial: something is missing; choose: several fit, ask the person; not_held: we have no text of it, which says nothing about whether it exists; not_found: there is no such id here.',
    ),
  sources: z.array(SourceShape),
  assumed: lines.describe('What was taken for granted. Say it to the person.'),
  notCovered: lines.describe('What this answer does not say. Say it to the person.'),
  notAdvice: text,
};
export type Frame = z.infer<z.ZodObject<typeof frame>>;

export const SearchItems = z.strictObject({
  query: text.trim().min(1).max(400).describe('What to look for, in plain words.'),
  state: State.optional(),
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

export const CheckText = z.strictObject({
  text: text.min(1).max(60_000).describe('The draft with its citations.'),
  page,
});
export const CitationRow = z.strictObject({
  start: z.int(),
  end: z.int(),
  quotedText: text.describe('The citation as it was sent.'),
  status: z.enum([
    'verified',
    'found_live',
    'not_in_index',
    'wrong_year',
    'wrong_name',
    'not_in_code',
    'impossible',
  ]),
  invented: z.literal(true).optional().describe('A court found this decision not to exist.'),
  meaning: text.describe('What the status says, and what it does not say.'),
  held: z
    .array(
      z.strictObject({
        quotedName: text,
        year: z.int().optional(),
        id: text.optional().describe('For read_decision.'),
        treatment: text.optional().describe('What later law did to it.'),
      }),
    )
    .describe('The decisions that stand at that volume and page.'),
  quotedFix: text.optional().describe('The citation as it should read.'),
  url: text.optional().describe('Where the law itself can be read.'),
  sections: z
    .array(z.strictObject({ section: text, inCode: z.boolean(), nearest: lines.optional() }))
    .optional(),
});
export const CheckedCitations = z.strictObject({
  citations: z.array(CitationRow),
  counts: z.record(text, z.int()).describe('How many of each status, on all pages.'),
  ...frame,
});

export const LookUpCitation = z.strictObject({
  citation: text.trim().min(3).max(300).describe('One citation: 384 U.S. 436, or 42 U.S.C. § 1983.'),
});
export const LookedUpCitation = z.strictObject({ citation: CitationRow.nullable(), ...frame });

export const ReadDecision = z.strictObject({
  id: text.trim().min(1).max(300).describe('The id of a decision, as in miranda-v-arizona-1966.'),
  opinion: z.int().min(1).max(200).optional().describe('Which of its opinions; 1 by default.'),
  find: text.trim().min(2).max(200).optional().describe('Only paragraphs that have these words.'),
  page,
});
export const DecisionText = z.strictObject({
  id: text,
  url: text,
  quotedName: text,
  citations: lines,
  court: text,
  decided: text,
  treatment: text.nullable().describe('What later law did to it; null where we do not know.'),
  summary: text.nullable().describe('In our words, of the decisions that come with the library.'),
  holdings: lines,
  opinions: z.array(z.strictObject({ opinion: z.int(), title: text, paragraphs: z.int() })),
  opinion: z.int().nullable().describe('Whose text follows.'),
  quotedText: text.describe('Paragraphs with their numbers.'),
  ...frame,
});

export const ReadStatute = z.strictObject({
  citation: text
    .trim()
    .min(3)
    .max(200)
    .describe('A citation such as 42 U.S.C. § 1983, or an id such as /law/us/42/1983.'),
  as_of: Day.optional().describe('The text as it stood on this day; today by default.'),
  page,
});
export const StatuteText = z.strictObject({
  id: text.nullable(),
  url: text.nullable(),
  cite: text,
  quotedHeading: text,
  asOf: text.nullable().describe('The date of the release whose text this is.'),
  inForce: z.boolean().nullable().describe('Whether the newest release that we hold has it.'),
  versions: z.array(z.strictObject({ from: text, to: text })).describe('Newest first.'),
  quotedText: text,
  ...frame,
});

export const StateRuleOf = z.strictObject({
  rule: text
    .trim()
    .min(2)
    .max(200)
    .describe('The id of a rule, such as security-deposit-return, or what it is about.'),
  state: State,
});
export const StateRuleAnswer = z.strictObject({
  rule: z.strictObject({ id: text, title: text, question: text, url: text }).nullable(),
  state: State,
  value: text.nullable().describe('Null: we have no text, or the law sets nothing.'),
  sentence: text.nullable(),
  exceptions: lines,
  other: z.array(z.strictObject({ value: text, when: text })),
  cite: text.nullable(),
  check: z
    .enum(['compared', 'read', 'reported'])
    .nullable()
    .describe('reported: nobody here has read the section; others say it.'),
  counting: text.nullable(),
  choices: z.array(z.strictObject({ id: text, title: text, question: text })),
  ...frame,
});

export const SpotIssue = z.strictObject({
  text: text.trim().min(1).max(20_000).describe('What happened, in the person’s own words.'),
});
export const SpottedIssues = z.strictObject({
  topics: z.array(
    z.strictObject({ id: z.enum(TOPIC_IDS), title: text, score: z.number(), url: text }),
  ),
  ...frame,
});

export const CountDeadline = z.strictObject({
  deadline: text
    .trim()
    .min(2)
    .max(200)
    .describe('The id of a deadline, or what has to be done: "answer a complaint", "appeal".'),
  date: Day.describe('The day of the event from which it runs: 2026-11-16.'),
  state: State.optional().describe('For a deadline of a state’s law.'),
  service: z
    .enum(['personal', 'mail', 'clerk', 'agreed'])
    .optional()
    .describe('How the paper was served; personal by default.'),
  closed: z.array(Day).max(20).optional().describe('Days on which the court is closed.'),
});
export const CountedDeadline = z.strictObject({
  deadline: z.strictObject({ id: text, name: text, runsFrom: text }).nullable(),
  day: text.nullable().describe('The last day, in words.'),
  date: text.nullable().describe('The last day: 2026-12-07.'),
  careful: text.nullable().describe('An earlier day, where it is not certain how to count.'),
  rule: z.strictObject({ cite: text, url: text }).nullable().describe('What sets the period.'),
  countedBy: z.strictObject({ cite: text, url: text }).nullable(),
  steps: lines,
  notes: lines,
  choices: z.array(z.strictObject({ id: text, name: text, runsFrom: text })),
  ...frame,
});

export const FindHelp = z.strictObject({
  zip: text
    .regex(/^\d{5}$/)
    .optional()
    .describe('Five digits. It is used for this answer and not stored.'),
  state: State.optional().describe('Where there is no ZIP code.'),
  topic: z.enum(TOPIC_IDS).optional(),
  page,
});
export const FoundHelp = z.strictObject({
  place: text.nullable(),
  counties: lines,
  help: z.array(
    z.strictObject({
      name: text,
      organization: text,
      what: text,
      phone: text.nullable(),
      url: text,
      inCounty: z.boolean(),
    }),
  ),
  bring: lines,
  fees: lines,
  choices: z.array(z.strictObject({ id: State, name: text })),
  ...frame,
});

const documentId = z.enum(DOCUMENT_TYPES);
export const ListDocuments = z.strictObject({
  id: documentId.optional().describe('Of one document: what it needs.'),
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
  notFor: lines,
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
    .max(20),
  details: z.record(text.max(100), text.max(20_000)).describe('By the names list_documents gives.'),
  effective_date: text.max(40).describe('The date of the document: 2026-11-19.'),
  state: State.optional(),
  page,
});
export const FilledDocument = z.strictObject({
  id: documentId,
  title: text,
  cautions: lines,
  quotedText: text.describe('The document, with the words that were sent.'),
  ...frame,
});
