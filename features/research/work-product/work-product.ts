// Types shared by the Analysis and Motions tabs, their API endpoints and the form without
// JavaScript: an analysis, memo or motion is the stream of its engine's events plus two of our own.
// Types and small functions only: this file is also loaded by browsers.
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import {
  DEFAULT_MOTION,
  MOTION_TYPES,
  type MotionType,
} from '#features/library/schema/motion-kinds.ts';
import {
  ASK_CLAIM,
  type ClaimQuestion,
  type CourtSystem,
  type MotionCaption,
  type MotionEvent,
} from '#features/motions/motion.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';

export const WORK_PRODUCTS = ['analysis', 'memo', 'motion'] as const;
export type WorkProduct = (typeof WORK_PRODUCTS)[number];

export type EngineEvent = AnalysisEvent | MotionEvent;
export type WorkProductEvent =
  | EngineEvent
  /** The first event: whether this is the free search. */
  | { type: 'access'; access: 'full' | 'trial' }
  /** Instead of a motion: which claim it argues. Only when the request asks for the question. */
  | ({ type: 'question' } & ClaimQuestion)
  /**
   * Sent before the end of a finished result: a signed payload that is posted back to save or
   * export it.
   */
  | { type: 'sealed'; sealed: string };

/**
 * Why nothing was written. `mayTry`: the free search is still unused. `urgent`: shown first,
 * whatever the reason.
 */
export type Refusal = { failure: Failure; mayTry: boolean; urgent?: UrgentLine[] };

/** The input of one of the two forms. */
export type WorkProductInput = {
  text: string;
  jurisdiction: Jurisdiction;
  libraryOnly: boolean;
  motionType: MotionType;
  caption: MotionCaption;
  /** Empty until the person has chosen. */
  courtSystem: CourtSystem | '';
  /** Id of the chosen claim, or `other`; empty until it was asked. */
  claim: string;
  claimText: string;
};

/** The response to the form without JavaScript: the input and the complete result. */
export type FormAnswer = {
  writing: WorkProduct;
  typed: WorkProductInput;
  events: WorkProductEvent[];
  refusal: Refusal | null;
  /** The free search was pressed. */
  tryOnceFree?: boolean;
};

export const CAPTION_FIELDS = [
  'court',
  'district',
  'plaintiff',
  'defendant',
  'caseNumber',
  'judge',
  'hearingDate',
] as const;
export type CaptionField = (typeof CAPTION_FIELDS)[number];

export const createEmptyInput = (jurisdiction: Jurisdiction): WorkProductInput => ({
  text: '',
  jurisdiction,
  libraryOnly: false,
  motionType: DEFAULT_MOTION,
  caption: {
    court: '',
    district: '',
    plaintiff: '',
    defendant: '',
    caseNumber: '',
    movingParty: '',
    judge: '',
    hearingDate: '',
  },
  courtSystem: '',
  claim: '',
  claimText: '',
});

/** Reads a submitted form, or the current values of one in the page. */
export function readInput(form: FormData): WorkProductInput {
  const text = (name: string) => String(form.get(name) ?? '');
  const caption = Object.fromEntries(CAPTION_FIELDS.map((name) => [name, text(name)])) as Record<
    CaptionField,
    string
  >;
  const side = text('movingParty');
  const system = text('courtSystem');
  return {
    text: text('facts').replaceAll('\r\n', '\n'),
    jurisdiction: readJurisdiction(text('jurisdiction')),
    libraryOnly: form.has('library-only'),
    motionType: MOTION_TYPES.find((type) => type === text('motionType')) ?? DEFAULT_MOTION,
    caption: { ...caption, movingParty: side === 'plaintiff' || side === 'defendant' ? side : '' },
    courtSystem: system === 'federal' || system === 'state' ? system : '',
    claim: text('claim'),
    claimText: text('claimText'),
  };
}

/** The request body of the two API endpoints. The form has the server ask which claim it is. */
export function toRequestBody(
  workProduct: WorkProduct,
  {
    text,
    jurisdiction,
    libraryOnly,
    motionType,
    caption,
    courtSystem,
    claim,
    claimText,
  }: WorkProductInput,
  tryOnceFree: boolean,
): object {
  const motion = {
    details: text,
    motionType,
    caption,
    claim: claim || ASK_CLAIM,
    claimText,
    ...(courtSystem && { courtSystem }),
  };
  const content = workProduct === 'motion' ? motion : { facts: text, kind: workProduct };
  return { ...content, jurisdiction, libraryOnly, ...(tryOnceFree && { tryOnceFree }) };
}
