// What the Analysis and Motions tabs, their two addresses and the form without JavaScript say to each other: an analysis, a memo or a
// motion as the events of its engine, with two of our own around them. Types and small rules only: this file goes to browsers.
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { DEFAULT_MOTION, MOTION_TYPES, type MotionType } from '#features/library/schema/motion-kinds.ts';
import type { MotionCaption, MotionEvent } from '#features/motions/motion.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';

export const WRITINGS = ['analysis', 'memo', 'motion'] as const;
export type Writing = (typeof WRITINGS)[number];

export type EngineEvent = AnalysisEvent | MotionEvent;
export type WritingEvent =
  | EngineEvent
  /** The first: whether this was the one free search. */
  | { type: 'access'; access: 'full' | 'trial' }
  /** Before the end of what was finished: handed back, untouched, to save or export it. */
  | { type: 'sealed'; sealed: string };

/** Why nothing was written. `mayTry`: the one free search is still there. */
export type Refusal = { failure: Failure; mayTry: boolean };

/** What a person typed into one of the two forms. */
export type Typed = { text: string; jurisdiction: Jurisdiction; libraryOnly: boolean; motionType: MotionType; caption: MotionCaption };

/** What the form without JavaScript gets back: the page with all of it. */
export type FormAnswer = { writing: Writing; typed: Typed; events: WritingEvent[]; refusal: Refusal | null };

export const CAPTION_FIELDS = ['court', 'district', 'plaintiff', 'defendant', 'caseNumber', 'judge', 'hearingDate'] as const;
export type CaptionField = (typeof CAPTION_FIELDS)[number];

export const nothingTyped = (jurisdiction: Jurisdiction): Typed => ({
  ...{ text: '', jurisdiction, libraryOnly: false, motionType: DEFAULT_MOTION },
  caption: { court: '', district: '', plaintiff: '', defendant: '', caseNumber: '', movingParty: '', judge: '', hearingDate: '' },
});

/** From a form, sent or only looked at. */
export function readTyped(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '');
  const caption = Object.fromEntries(CAPTION_FIELDS.map((name) => [name, text(name)])) as Record<CaptionField, string>;
  const side = text('movingParty');
  return {
    text: text('facts').replaceAll('\r\n', '\n'),
    jurisdiction: readJurisdiction(text('jurisdiction')),
    libraryOnly: form.has('library-only'),
    motionType: MOTION_TYPES.find((type) => type === text('motionType')) ?? DEFAULT_MOTION,
    caption: { ...caption, movingParty: side === 'plaintiff' || side === 'defendant' ? side : '' },
  };
}

/** As the two addresses take it. */
export function bodyOf(writing: Writing, { text, motionType, caption, ...rest }: Typed, tryOnceFree: boolean): object {
  const asked = writing === 'motion' ? { details: text, motionType, caption } : { facts: text, kind: writing };
  return { ...asked, ...rest, ...(tryOnceFree && { tryOnceFree }) };
}
