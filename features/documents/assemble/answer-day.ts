// The last day to answer a case, as its state rule counts it from the day of service. Undefined
// where no one number holds, or where it is not sure which days the courts are closed. Pure.
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { readDate } from '#features/printing/read-values.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { addCourtDays, CLOSED_DAYS, moveToOpenDay } from '#legal/deadlines/court-days.ts';
import { listStateCourtDays } from '#legal/deadlines/state-court-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import type { AnswerTime } from '../template.ts';
import { getDetail } from './conditions.ts';

export function countAnswerDay(time: AnswerTime, request: DocumentRequest): string | undefined {
  const served = readDate(getDetail(request, 'served_date'));
  if (!served) return undefined;
  const { closed, open, doubtful } = listStateCourtDays(request.jurisdiction as StateCode, served);
  const ownDays = { closed: closed.map(({ date }) => date), open };
  const last =
    time.courtDays !== undefined
      ? addCourtDays(served, time.courtDays, CLOSED_DAYS, ownDays)
      : time.days !== undefined
        ? moveToOpenDay(addDays(served, time.days), ownDays)
        : undefined;
  return last && !doubtful.some((day) => day > served && day <= last) ? last : undefined;
}
