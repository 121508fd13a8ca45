// The schemas of everything in the library, one definition for files, pages and search.
// Strict on purpose: an unknown key is a typo, and a typo in legal content must fail.
import { z } from 'zod';
import { DANGER_KINDS, UNCLEAR_DANGER } from './danger-kinds.ts';
import { narrowCase } from './narrow-case.ts';
import { RESOURCE_COSTS, RESOURCE_TYPES } from './resource-kinds.ts';
import { SIDES } from './sides.ts';

export const TOPIC_IDS = [
  'criminal-law',
  'commercial-law',
  'traffic-laws',
  'child-support',
  'family-law',
  'landlord-tenant',
  'employment',
  'bankruptcy',
  'civil-rights',
  'immigration-law',
  'personal-injury',
  'contract-law',
  'consumer-rights',
  'intellectual-property',
  'privacy-law',
  'tax-law',
  'environmental-law',
  'wills-trusts',
  'healthcare-law',
  'real-estate',
  'identity-theft',
  'discrimination',
  'public-benefits',
  'education',
  'courts-and-procedure',
] as const;
export const TopicId = z.enum(TOPIC_IDS);
export type TopicId = z.infer<typeof TopicId>;

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
export const line = z.string().trim().min(1, 'must not be empty');
export const isoDate = z.iso.date('must be a day of the calendar, written like 2026-11-15');
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full web address, such as https://www.usa.gov/',
});

/**
 * Where a statement comes from. `cite` is the legal citation when the source is a statute, rule or
 * case.
 */
export const Source = z.strictObject({ title: line, url: webAddress, cite: line.optional() });
export type Source = z.infer<typeof Source>;

const provenance = {
  sources: z.array(Source).min(1, 'needs at least one source'),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
  questions: z.array(line).min(3, 'needs at least three everyday questions'),
};

/** Ids of the state rules that say how the law varies; shown for the reader's state. */
const ruleIds = z.array(slug).default([]);
/**
 * Ids of the state rules that answer the question itself: where the reader's state is known, an
 * answer opens with their sentences, in this order. A rule that is merely related is in `rules`.
 */
const answeredBy = z.array(slug).default([]);
/** Ids that the item had before (earlier-names.ts). */
export const formerly = z
  .array(
    z
      .string()
      .regex(
        /^(?:[a-z0-9-]+\/)?[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be lower-case words joined by hyphens',
      ),
  )
  .min(1, 'names no earlier id: take the line out')
  .optional();
/** Earlier versions wrote it; derived/items.json says it now. */
export const oldMark = z.boolean().optional();
/** The question of the chat's own suggestions that the item answers, as it stands there. */
const suggested = line.optional();
/** Whom the item is for; none: either side. */
const sides = z.array(z.enum(SIDES)).default([]);

const KeyTerm = z.strictObject({ term: line, shortDefinition: line, definition: line });

const Deadline = z.strictObject({ what: line, when: line, source: Source.optional() });
const Urgency = z.strictObject({ when: line, firstStep: line, hotline: slug.optional() });

export const Topic = z.strictObject({
  id: TopicId,
  order: z.int().min(1).max(25),
  title: line,
  spine: line.max(24),
  description: line.max(110),
  category: line,
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  icon: slug,
  /** How many national resources the directory has for it, at least; `check` counts them. */
  minResources: z.int().min(1).optional(),
  deadlines: z.array(Deadline).default([]),
  urgent: z.array(Urgency).default([]),
  keyTerms: z.array(KeyTerm).default([]),
  rules: ruleIds,
  ...provenance,
  body: z.string().default(''),
});
export type Topic = z.infer<typeof Topic>;

export const Faq = z.strictObject({
  id: slug,
  formerly,
  topic: TopicId,
  question: line,
  related: z.array(TopicId).default([]),
  rules: ruleIds,
  answeredBy,
  suggested,
  sides,
  ...narrowCase,
  ...provenance,
  body: line,
});
export type Faq = z.infer<typeof Faq>;

/**
 * What a reader can do at the end of a step, by pressing it. Numbers, letters and addresses are
 * named, never written here.
 */
const StepAction = z.union([
  /** The id of a hotline. */
  z.strictObject({ call: slug }),
  /**
   * The id of a document. `about`: which of its kinds, as in the address of the page
   * (`&about=wages`).
   */
  z.strictObject({ write: line, about: slug.optional() }),
  /** The id of a deadline. */
  z.strictObject({ count: slug }),
  z.strictObject({ find: z.enum(['help', 'court']) }),
  /** The paper that the reader got. */
  z.strictObject({ read: z.literal('paper') }),
  /** The calculator of unpaid wages. */
  z.strictObject({ add: z.literal('unpaid-wages') }),
  /** The address of one of the guide's own resources. */
  z.strictObject({ open: webAddress }),
]);
export type StepAction = z.infer<typeof StepAction>;

const GuideStep = z.strictObject({
  title: line,
  content: line,
  tips: z.array(line).default([]),
  warnings: z.array(line).default([]),
  rules: ruleIds,
  actions: z.array(StepAction).max(3).default([]),
});
export const Guide = z.strictObject({
  id: slug,
  formerly,
  topic: TopicId,
  title: line,
  description: line,
  /** Two to four sentences that answer, for who asks instead of opening the guide. */
  opening: line.optional(),
  answeredBy,
  suggested,
  sides,
  ...narrowCase,
  prerequisites: z.array(line).default([]),
  steps: z.array(GuideStep).min(3),
  resources: z.array(z.strictObject({ title: line, url: webAddress, description: line })).min(1),
  ...provenance,
});
export type Guide = z.infer<typeof Guide>;

/** What each state must have an entry for. */
export const STATE_HELP = ['court', 'lawyer-referral', 'attorney-general', 'legal-aid'] as const;

export const Resource = z.strictObject({
  id: slug,
  title: line,
  organization: line,
  description: line,
  url: webAddress,
  type: z.enum(RESOURCE_TYPES),
  cost: z.enum(RESOURCE_COSTS),
  topics: z.array(slug).min(1),
  tags: z.array(line).min(1),
  phone: line.optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  help: z.enum(STATE_HELP).optional(),
  /**
   * Where the organization's own page names them; absent: it serves the state, or a part of it that
   * is not named by county.
   */
  counties: z.array(line).min(1).optional(),
  questions: z.array(line).min(1),
  confirmed: oldMark,
  checkedOn: isoDate,
});
/** `confirmed`: the address is in the reference data. */
export type Resource = Omit<z.infer<typeof Resource>, 'confirmed'> & { confirmed: boolean };

export const Hotline = z.strictObject({
  id: slug,
  label: line,
  organization: line,
  phone: line,
  note: line,
  url: webAddress,
  home: z.boolean().default(false),
  confirmed: oldMark,
  checkedOn: isoDate,
});
/** `confirmed`: the number is in the reference data. */
export type Hotline = Omit<z.infer<typeof Hotline>, 'confirmed'> & {
  confirmed: boolean;
  spanish?: { label: string; note: string };
};

export const SitePage = z.strictObject({
  id: slug,
  title: line,
  description: line,
  updatedOn: isoDate,
  body: line,
});
export type SitePage = z.infer<typeof SitePage>;

/** Instructions for a language model. A lawyer would have to approve them, so they are content. */
export const Prompt = z.strictObject({ id: slug, purpose: line, body: line });
export type Prompt = z.infer<typeof Prompt>;

/**
 * Everyday wordings: words in order, a/b for either, {group} for a word of a group. Parsed by
 * features/triage/danger-phrases.ts.
 */
const phrases = z.array(line);

/** At most four acts: a frightened person does not read more. `more` explains them. */
const urgentText = { when: line, acts: z.array(line).min(1).max(4), more: line.optional() };

/**
 * An emergency and the words people use for it: the acts and the hotline are shown before any
 * answer.
 */
export const TriageRule = z.strictObject({
  id: slug,
  /**
   * The class of the danger model. Rules of kind `unclear` are shown when the model cannot tell
   * which kind it is.
   */
  kind: z.enum([...DANGER_KINDS, UNCLEAR_DANGER]),
  ...urgentText,
  hotline: slug.optional(),
  /** Empty: only the danger model triggers the rule. */
  phrases: phrases.default([]),
  /**
   * For one danger of the kind. What the model noticed of the kind raises the other rules of it,
   * and this one only where the model has learned it by itself; it never takes its phrases back.
   */
  phrasesOnly: z.boolean().default(false),
  /**
   * Lines for another danger that the same words raise: they are not shown beside this one, unless
   * other words of the message raise them, too.
   */
  insteadOf: z.array(slug).default([]),
  /** Of a grave danger: a question back offers only what belongs to one of these. */
  topics: z.array(TopicId).default([]),
  /**
   * In the same sentence these cancel the rule: long ago, a question about the law, a record to
   * clear.
   */
  unless: phrases.default([]),
});
export type TriageRule = Omit<z.infer<typeof TriageRule>, 'hotline'> & {
  hotline?: Pick<Hotline, 'label' | 'phone' | 'url' | 'spanish'>;
  /** Absent where there is none of the English text as it is now. */
  spanish?: z.infer<z.ZodObject<typeof urgentText>>;
};

/** `of` is the fingerprint of the English text that was translated (library/spanish.ts). */
export const SpanishTriageRule = z.strictObject({ id: slug, of: line, ...urgentText });
export const SpanishHotline = z.strictObject({ id: slug, of: line, label: line, note: line });

/** Questions that the assistant refuses. */
export const RefusalRule = z.strictObject({
  id: slug,
  phrases: phrases.min(1),
  unless: phrases.default([]),
});
export type RefusalRule = z.infer<typeof RefusalRule>;
