// What the Motions tab and its engine say to each other: the request, the motion in sections and blocks, and the events that it comes
// in. Types and three limits only: this file goes to browsers. `motion-view.ts` puts the events together.
import type { AnswerSentence, SourceKind } from '#features/grounding/answer.ts';
import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

/** Characters of the details that a motion is written from. */
export const MIN_DETAILS_LENGTH = 20;
export const MAX_DETAILS_LENGTH = 8_000;
/** Of each field of the caption. */
export const MAX_CAPTION_FIELD_LENGTH = 300;

export type MovingParty = 'plaintiff' | 'defendant';

/** Empty: not known, and left as a bracketed blank. */
export type MotionCaption = {
  court: string;
  district: string;
  plaintiff: string;
  defendant: string;
  caseNumber: string;
  movingParty: MovingParty | '';
  judge: string;
  /** As a date input gives it (2027-03-01), or as typed. */
  hearingDate: string;
};

export type MotionRequest = { motionType: MotionType; details: string; jurisdiction: Jurisdiction; caption: MotionCaption };

/** `given`: the person's own words, or a sentence that rests on them alone. The rest as in an answer. */
export type MotionSentence = Omit<AnswerSentence, 'check'> & {
  check: AnswerSentence['check'] | 'given';
  /** Where in the text the citations after the sentence begin, when the library added them. */
  citesFrom?: number;
};

/** A passage that the motion may rest on, numbered as sentences cite it. */
export type MotionSource = {
  n: number;
  kind: SourceKind | 'facts' | 'standard' | 'claim';
  title: string;
  passage: string;
  /** Opens the law or our page of it; none for what the person wrote. */
  href?: string;
  note?: string;
};

export type SectionId =
  | 'notice'
  | 'caption'
  | 'authorities'
  | 'introduction'
  | 'facts'
  | 'standard'
  | 'argument'
  | 'conclusion'
  | 'conferral'
  | 'service'
  | 'order'
  | 'blanks';

/** One line of the table of authorities; `sections` are the places that cite it ("III", "IV.A"): pages are not known. */
export type AuthorityLine = { label: string; sections: string[]; href?: string };

/** `id` is the block's own in the whole motion. */
export type MotionBlock = { id: string } & (
  | { kind: 'caption'; court: string[]; parties: string[]; facts: string[]; title: string }
  /** Under the section's own title, which is no block. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; sentences: MotionSentence[] }
  | { kind: 'numbered'; number: number; sentences: MotionSentence[] }
  | { kind: 'authorities'; group: string; entries: AuthorityLine[] }
  /** Lines to sign on, and whose. */
  | { kind: 'signature'; lines: string[] }
);

/** `mark` is the Roman number of the sections that have one ("IV"). */
export type MotionSection = { id: SectionId; mark?: string; title: string; blocks: MotionBlock[] };

/** A blank as it stands in the text ("[CASE NUMBER]"), how often, and the titles of the sections that hold it. */
export type MotionBlank = { text: string; times: number; sections: string[] };

export type Motion = {
  motionType: MotionType;
  title: string;
  jurisdiction: Jurisdiction;
  sections: MotionSection[];
  sources: MotionSource[];
  blanks: MotionBlank[];
};

export type MotionNotice = /** No provider, or the person chose the library alone. */ 'library-only' | 'provider-failed' | 'empty-reply';

export type MotionEvent =
  | { type: 'begun'; motionType: MotionType; title: string; writer: 'library' | 'model'; provider?: string; model?: string }
  | { type: 'sources'; sources: MotionSource[] }
  /** A whole section, in its order; it takes the place of an earlier one of the same id. */
  | { type: 'section'; section: MotionSection }
  /** A block that a model begins to write: it comes after the block `after`, or first in its section. */
  | { type: 'block'; section: SectionId; after?: string; block: MotionBlock }
  /** The next sentence of such a block, checked. */
  | { type: 'sentence'; block: string; sentence: MotionSentence }
  | { type: 'notice'; notice: MotionNotice; text: string }
  /** The whole motion. `sealed` is handed back, untouched, to export it. */
  | { type: 'finished'; motion: Motion; sealed: string }
  /** `message`: for `failed`. Always the last. */
  | { type: 'ended'; how: 'finished' | 'stopped' | 'failed'; message?: string };

export const MOTION_FILES = ['text', 'docx', 'pdf'] as const;
export type MotionFile = (typeof MOTION_FILES)[number];
