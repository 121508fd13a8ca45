// Types shared by the Motions tab and its engine: the request, the motion as sections and blocks,
// and its events, which `motion-view.ts` reduces to a view. Types and a few constants only: this
// file is also loaded by browsers.
import type { AnswerSentence, SourceKind } from '#features/grounding/answer.ts';
import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

/** Length of the details, in characters. */
export const MIN_DETAILS_LENGTH = 20;
export const MAX_DETAILS_LENGTH = 8_000;
/** Applies to each caption field. */
export const MAX_CAPTION_FIELD_LENGTH = 300;

export type MovingParty = 'plaintiff' | 'defendant';

/** An empty field becomes a bracketed blank. */
export type MotionCaption = {
  court: string;
  district: string;
  plaintiff: string;
  defendant: string;
  caseNumber: string;
  movingParty: MovingParty | '';
  judge: string;
  /** The value of a date input (2027-03-01), or free text. */
  hearingDate: string;
};

/** Which court hears it. In a state court no federal rule is authority. */
export type CourtSystem = 'federal' | 'state';

/**
 * Values of `claim` besides an id: the server asks with choices; none of the library's. Empty:
 * argued only when one is clearly right.
 */
export const ASK_CLAIM = 'ask';
export const OTHER_CLAIM = 'other';
export const MAX_CLAIM_TEXT_LENGTH = 200;
type ClaimChoice = { id: string; name: string; summary: string };
/** `clear`: the choice that is clearly right, if one is. */
export type ClaimQuestion = { choices: ClaimChoice[]; clear?: string };

export type MotionRequest = {
  motionType: MotionType;
  details: string;
  jurisdiction: Jurisdiction;
  caption: MotionCaption;
  courtSystem: CourtSystem;
  claim: string;
  /** The claim in the person's own words. */
  claimText: string;
};

/**
 * `given`: the user's own words, or a sentence that relies on them alone. The other verdicts are
 * those of an answer.
 */
export type MotionSentence = Omit<AnswerSentence, 'check'> & {
  check: AnswerSentence['check'] | 'given';
  /** Offset of the citations that the library appended, if any. */
  citesFrom?: number;
};

/** A passage that the motion may rely on, with the number under which sentences cite it. */
export type MotionSource = {
  n: number;
  kind: SourceKind | 'facts' | 'standard' | 'claim';
  title: string;
  passage: string;
  /** Link to the law or to our page about it; absent for the user's facts. */
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

/**
 * One line of the table of authorities. It lists the sections that cite it ("III", "IV.A"), because
 * page numbers are not known yet.
 */
export type AuthorityLine = { label: string; sections: string[]; href?: string };

/** `id` is unique within the motion. */
export type MotionBlock = { id: string } & (
  | { kind: 'caption'; court: string[]; parties: string[]; facts: string[]; title: string }
  /** A heading below the section title; the title itself is not a block. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; sentences: MotionSentence[] }
  | { kind: 'numbered'; number: number; sentences: MotionSentence[] }
  | { kind: 'authorities'; group: string; entries: AuthorityLine[] }
  /** Signature lines and the signer. */
  | { kind: 'signature'; lines: string[] }
);

/** `mark` is the section's Roman numeral ("IV"), if it has one. */
export type MotionSection = { id: SectionId; mark?: string; title: string; blocks: MotionBlock[] };

/**
 * A blank as written in the text ("[CASE NUMBER]"), how often it occurs, and the titles of the
 * sections that contain it.
 */
export type MotionBlank = { text: string; times: number; sections: string[] };

export type Motion = {
  motionType: MotionType;
  title: string;
  jurisdiction: Jurisdiction;
  sections: MotionSection[];
  sources: MotionSource[];
  blanks: MotionBlank[];
};

/** `library-only`: no provider is connected, or the user chose "Library only". */
export type MotionNotice = 'library-only' | 'provider-failed' | 'empty-reply';

export type MotionEvent =
  | {
      type: 'begun';
      motionType: MotionType;
      title: string;
      writer: 'library' | 'model';
      provider?: string;
      model?: string;
    }
  | { type: 'sources'; sources: MotionSource[] }
  /** A complete section; replaces an earlier one with the same id. */
  | { type: 'section'; section: MotionSection }
  /**
   * A block that a model starts to write: inserted after the block `after`, or first in its
   * section.
   */
  | { type: 'block'; section: SectionId; after?: string; block: MotionBlock }
  /** The next checked sentence of such a block. */
  | { type: 'sentence'; block: string; sentence: MotionSentence }
  | { type: 'notice'; notice: MotionNotice; text: string }
  /** The complete motion. `sealed` is a signed payload that the browser posts back to export it. */
  | { type: 'finished'; motion: Motion; sealed: string }
  /** Always the last event. `message` is set when `how` is `failed`. */
  | { type: 'ended'; how: 'finished' | 'stopped' | 'failed'; message?: string };
