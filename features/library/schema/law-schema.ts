// The schemas of the law in the library: decided cases, terms, and the statutes, regulations and
// rules that our content cites. What can be derived (links to official reports, counts, who cites
// whom) is not stored.
import { z } from 'zod';
import { formerly, isoDate, line, oldMark, Source, slug, TopicId, webAddress } from './schema.ts';

const CASE_CITATION = /^\d+ [A-Z][\w.' ]* \d+$/;
export const citation = z
  .string()
  .regex(CASE_CITATION, 'must be volume, reporter and page, such as 384 U.S. 436');
const decided = z
  .string()
  .regex(/^\d{4}(-\d{2}-\d{2})?$/, 'must be a date like 1966-06-13, or a year');

/**
 * What later law did to this case. `by` names the later case, with its citation, or the statute. A
 * superseded case is one whose point a statute or an amendment has replaced; `statute` cites it.
 */
export const Treatment = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('good') }),
  z.strictObject({
    status: z.enum(['limited', 'overruled']),
    by: line,
    citation: citation.optional(),
    note: line,
  }),
  z.strictObject({ status: z.literal('superseded'), by: line, statute: line, note: line }),
]);
export type Treatment = z.infer<typeof Treatment>;

export const BuiltInCase = z.strictObject({
  id: slug,
  name: line,
  /** What people call it: "miranda warnings", "brown v board". Lower case. */
  also: z.array(line).min(1).optional(),
  citation,
  parallel: z.array(citation).default([]),
  court: z.string().regex(/^[a-z0-9]+$/, 'must be the id of a court, such as scotus or ca9'),
  decided,
  docket: line.optional(),
  topics: z.array(TopicId).min(1),
  summary: line,
  holdings: z.array(line).min(1),
  keyPoints: z.array(line).min(2),
  implications: z.array(line).min(1),
  related: z.array(slug).default([]),
  treatment: Treatment,
  questions: z.array(line).min(3),
  /** Only for what is not in a reporter: links to reporters are derived from the citation. */
  sources: z.array(Source).default([]),
  confirmed: oldMark,
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
/** `confirmed`: name, citations and date are those of the reference data. */
export type BuiltInCase = Omit<z.infer<typeof BuiltInCase>, 'confirmed'> & { confirmed: boolean };

export const Term = z.strictObject({
  id: slug,
  formerly,
  term: line,
  /** Other names: abbreviations, the Latin or the English, older names. */
  also: z.array(line).default([]),
  definition: line,
  example: line,
  related: z.array(slug).min(1),
  /** Where a statute, rule or case defines it. */
  citations: z.array(line).default([]),
  /** Ids of content/dictionary-sources.yml, where no citation defines it. */
  sources: z.array(slug).default([]),
  topics: z.array(TopicId).default([]),
  questions: z.array(line).min(3),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type Term = z.infer<typeof Term>;

/** A web page that explains legal terms, listed once and cited by many terms. */
export const TermSource = z.strictObject({ id: slug, title: line, url: webAddress });
export type TermSource = z.infer<typeof TermSource>;

/** A statute, regulation or rule that our content cites. */
export const Authority = z.strictObject({
  id: slug,
  cite: line,
  kind: z.enum(['statute', 'regulation', 'rule', 'constitution']),
  heading: line,
  url: webAddress,
  checkedOn: isoDate,
});
export type Authority = z.infer<typeof Authority>;
