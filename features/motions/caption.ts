// The caption and the values that the motion's sentences take from it. What is not known is a blank; what was typed is cleaned for paper
// and never read as a template.

import type { MotionTemplate, MotionValue } from '#features/library/schema/motion-schema.ts';
import { oneLine } from '#features/printing/clean-text.ts';
import { writeAs } from '#features/printing/write-values.ts';
import { words } from './messages.ts';
import type { MotionBlock, MotionCaption, MovingParty } from './motion.ts';

type Side = MovingParty | 'unknown';
export type CaptionValues = Record<MotionValue, string> & { side: Side; district: string; caseNumber: string; judge: string };

export function captionValues(template: Pick<MotionTemplate, 'movingParty'>, caption: MotionCaption): CaptionValues {
  const known = (typed: string, blank: string) => oneLine(typed, ',') || blank;
  const side = caption.movingParty || (template.movingParty === 'either' ? 'unknown' : template.movingParty);
  const plaintiff = known(caption.plaintiff, '[PLAINTIFF]');
  const defendant = known(caption.defendant, '[DEFENDANT]');
  const sides = { plaintiff: `${words.plaintiff} ${plaintiff}`, defendant: `${words.defendant} ${defendant}` };
  const [movant, opponent] =
    side === 'unknown' ? ['[MOVING PARTY]', '[OPPOSING PARTY]'] : [sides[side], sides[side === 'plaintiff' ? 'defendant' : 'plaintiff']];
  return {
    ...{ side, plaintiff, defendant, movant, opponent },
    court: known(caption.court, '[COURT]'),
    district: known(caption.district, '[DISTRICT]'),
    caseNumber: known(caption.caseNumber, '[CASE NUMBER]'),
    judge: known(caption.judge, '[JUDGE]'),
    hearing_date: writeAs('date', oneLine(caption.hearingDate, ',')) || '[HEARING DATE]',
  };
}

export function captionBlock(id: string, values: CaptionValues, title: string): MotionBlock {
  const { court, district, plaintiff, defendant, caseNumber, judge, hearing_date } = values;
  return {
    id,
    kind: 'caption',
    court: [court, district],
    parties: [`${plaintiff},`, `${words.plaintiff},`, words.versus, `${defendant},`, `${words.defendant}.`],
    facts: [`${words.caseNumber} ${caseNumber}`, `${words.judge}: ${judge}`, `${words.hearing}: ${hearing_date}`],
    title,
  };
}

/** Where the one who moves signs. */
export function signatureBlock(id: string, { movant }: CaptionValues, ...lead: string[]): MotionBlock {
  return { id, kind: 'signature', lines: [words.dated, ...lead, words.line, ...words.signer, words.signerOf(movant)] };
}
