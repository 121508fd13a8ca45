// Finds dates that contradict each other. Letters describe past events, so these rules apply to
// agreements and instruments only.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest, Fault } from '#features/printing/document-shapes.ts';
import { readDate } from '#features/printing/read-values.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as LINT from '../messages/lint.ts';
import { computeLeaseEnd } from './computed-values.ts';
import { computePaymentDate, readSchedule } from './payment-plan.ts';

/** Fields for dates on which something ends. */
const END_DATE_FIELD = /^(?:[a-z_]*_)?(?:end|expiration|expiry|maturity|completion)_date$/;
const START_DATE_FIELD = 'start_date';

export function lintDates({ form, fields }: DocumentTemplate, request: DocumentRequest): Fault[] {
  if (form === 'letter' || form === 'court') return [];
  const { details, dates } = request;
  const readDetailDate = (name: string) =>
    fields.some((field) => field.name === name) ? readDate(details[name] ?? '') : undefined;
  const start = readDetailDate(START_DATE_FIELD);
  const effective = readDate(dates.effective_date);
  const faults: Fault[] = [];
  const addFault = (field: string, message: string) => faults.push({ field, message });

  for (const { name } of fields.filter((field) => END_DATE_FIELD.test(field.name))) {
    const end = readDetailDate(name);
    if (!end) continue;
    if (start && end < start)
      addFault(`details.${name}`, LINT.endBeforeStart(formatLongDate(start)));
    else if (name === 'maturity_date' && effective && end <= effective)
      addFault('details.maturity_date', LINT.dueBeforeLoan(formatLongDate(effective)));
    else if (effective && end < effective)
      addFault('dates.effective_date', LINT.effectiveAfterEnd(formatLongDate(end)));
  }
  const leaseEnd = fields.some((field) => field.name === 'lease_term')
    ? computeLeaseEnd(request)
    : undefined;
  if (leaseEnd && start && leaseEnd < start)
    addFault(
      'details.lease_term',
      LINT.leaseEndsBeforeStart(formatLongDate(leaseEnd), formatLongDate(start)),
    );
  else if (leaseEnd && effective && effective > leaseEnd)
    addFault('dates.effective_date', LINT.effectiveAfterEnd(formatLongDate(leaseEnd)));

  const schedule = fields.some((field) => field.name === 'payment_schedule')
    ? readSchedule(details.payment_schedule ?? '')
    : undefined;
  const maturity = readDetailDate('maturity_date');
  if (schedule && schedule !== 'lump' && schedule.count && maturity && effective) {
    const lastPayment = computePaymentDate(schedule.frequency, effective, schedule.count);
    if (lastPayment > maturity)
      addFault(
        'details.payment_schedule',
        LINT.planAfterMaturity(formatLongDate(lastPayment), formatLongDate(maturity)),
      );
  }
  return faults;
}
