// The caption, and the values that template sentences take from it. Missing values become blanks;
// user input is cleaned for printing and never interpreted as a template.

import type { MotionTemplate, MotionValue } from '#features/library/schema/motion-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import { formatValue } from '#features/printing/write-values.ts';
import * as draftTexts from './messages/draft-texts.ts';
import type { MotionBlock, MotionCaption, MovingParty } from './motion.ts';

type Side = MovingParty | 'unknown';
export type CaptionValues = Record<MotionValue, string> & {
  side: Side;
  district: string;
  caseNumber: string;
  judge: string;
};

export function getCaptionValues(
  template: Pick<MotionTemplate, 'movingParty'>,
  caption: MotionCaption,
): CaptionValues {
  const cleanOrBlank = (value: string, blank: string) => toOneLine(value, ',') || blank;
  const side =
    caption.movingParty || (template.movingParty === 'either' ? 'unknown' : template.movingParty);
  const plaintiff = cleanOrBlank(caption.plaintiff, '[PLAINTIFF]');
  const defendant = cleanOrBlank(caption.defendant, '[DEFENDANT]');
  const partyNames = {
    plaintiff: `${draftTexts.plaintiff} ${plaintiff}`,
    defendant: `${draftTexts.defendant} ${defendant}`,
  };
  const [movant, opponent] =
    side === 'unknown'
      ? ['[MOVING PARTY]', '[OPPOSING PARTY]']
      : [partyNames[side], partyNames[side === 'plaintiff' ? 'defendant' : 'plaintiff']];
  return {
    side,
    plaintiff,
    defendant,
    movant,
    opponent,
    court: cleanOrBlank(caption.court, '[COURT]'),
    district: cleanOrBlank(caption.district, '[DISTRICT]'),
    caseNumber: cleanOrBlank(caption.caseNumber, '[CASE NUMBER]'),
    judge: cleanOrBlank(caption.judge, '[JUDGE]'),
    hearing_date: formatValue('date', toOneLine(caption.hearingDate, ',')) || '[HEARING DATE]',
  };
}

export function createCaptionBlock(id: string, values: CaptionValues, title: string): MotionBlock {
  const { court, district, plaintiff, defendant, caseNumber, judge, hearing_date } = values;
  return {
    id,
    kind: 'caption',
    court: [court, district],
    parties: [
      `${plaintiff},`,
      `${draftTexts.plaintiff},`,
      draftTexts.versus,
      `${defendant},`,
      `${draftTexts.defendant}.`,
    ],
    facts: [
      `${draftTexts.caseNumber} ${caseNumber}`,
      `${draftTexts.judge}: ${judge}`,
      `${draftTexts.hearing}: ${hearing_date}`,
    ],
    title,
  };
}

/** The signature of the moving party. */
export function createSignatureBlock(
  id: string,
  { movant }: CaptionValues,
  ...leadLines: string[]
): MotionBlock {
  return {
    id,
    kind: 'signature',
    lines: [
      draftTexts.dated,
      ...leadLines,
      draftTexts.line,
      ...draftTexts.signer,
      draftTexts.signerOf(movant),
    ],
  };
}
