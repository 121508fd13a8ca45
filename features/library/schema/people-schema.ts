// What the page "Who can help me" knows about people's places and incomes: the federal poverty
// guidelines of one year, the places with ZIP codes that are not states, and short notes on income
// limits, court fees and what to bring, each with its source.
import { z } from 'zod';
import { STATES } from '#legal/jurisdictions.ts';
import { isoDate, line, Source, slug, TopicId, webAddress } from './schema.ts';

const dollars = z.int().min(1);
/** The figure for one person, and what each further person adds. */
const Guideline = z.strictObject({ firstPerson: dollars, eachMore: dollars });

const checked = {
  sources: z.array(Source).min(1, 'needs at least one source'),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
};

export const PovertyGuidelines = z.strictObject({
  id: slug,
  year: z.int().min(2026).max(2100),
  /** The 48 contiguous states and the District of Columbia. */
  contiguous: Guideline,
  alaska: Guideline,
  hawaii: Guideline,
  ...checked,
});
export type PovertyGuidelines = z.infer<typeof PovertyGuidelines>;

const HelpOffice = z.strictObject({
  name: line,
  description: line,
  phone: line.optional(),
  url: webAddress.optional(),
});
export type HelpOffice = z.infer<typeof HelpOffice>;

/** A place with ZIP codes that is not a state; `id` is its postal code in small letters. */
export const PostalArea = z.strictObject({
  id: z.string().regex(/^[a-z]{2}$/, 'must be a postal code in small letters'),
  name: line,
  kind: z.enum(['territory', 'associated', 'military']),
  note: line,
  offices: z.array(HelpOffice).min(1),
  ...checked,
});
export type PostalArea = z.infer<typeof PostalArea>;

export const HelpNote = z.strictObject({
  id: slug,
  kind: z.enum(['income', 'fees', 'bring']),
  text: line,
  /**
   * Shown from this percentage of the guidelines on, and up to that one. A note with neither is
   * shown at any income, also an unknown one.
   */
  overPercent: z.int().min(1).optional(),
  upToPercent: z.int().min(1).optional(),
  /** Only for problems of these topics. */
  topics: z.array(TopicId).default([]),
  /** Only in this state. */
  state: z
    .enum(Object.keys(STATES) as [keyof typeof STATES, ...(keyof typeof STATES)[]])
    .optional(),
  ...checked,
});
export type HelpNote = z.infer<typeof HelpNote>;
