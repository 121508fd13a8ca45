// Dates that contradict each other. Letters look back at what has happened, so these rules are for agreements and instruments.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest, Fault } from '#features/printing/document-shapes.ts';
import { readDate } from '#features/printing/read-values.ts';
import { longDate } from '#lib/dates.ts';
import { LINT } from '../engine-messages.ts';
import { leaseEndOf } from './computed-values.ts';
import { paymentDate, readSchedule } from './payment-plan.ts';

/** Names of days on which something ends, and of the day on which it starts. */
const END = /^(?:[a-z_]*_)?(?:end|expiration|expiry|maturity|completion)_date$/;
const START = 'start_date';

export function lintDates({ form, fields }: DocumentTemplate, request: DocumentRequest): Fault[] {
  if (form === 'letter') return [];
  const { details, dates } = request;
  const dateOf = (name: string) => (fields.some((field) => field.name === name) ? readDate(details[name] ?? '') : undefined);
  const start = dateOf(START);
  const effective = readDate(dates.effective_date);
  const faults: Fault[] = [];
  const say = (field: string, message: string) => faults.push({ field, message });

  for (const { name } of fields.filter((field) => END.test(field.name))) {
    const end = dateOf(name);
    if (!end) continue;
    if (start && end < start) say(`details.${name}`, LINT.endBeforeStart(longDate(start)));
    else if (name === 'maturity_date' && effective && end <= effective)
      say('details.maturity_date', LINT.dueBeforeLoan(longDate(effective)));
    else if (effective && end < effective) say('dates.effective_date', LINT.effectiveAfterEnd(longDate(end)));
  }
  const leaseEnd = fields.some((field) => field.name === 'lease_term') ? leaseEndOf(request) : undefined;
  if (leaseEnd && start && leaseEnd < start) say('details.lease_term', LINT.leaseEndsBeforeStart(longDate(leaseEnd), longDate(start)));
  else if (leaseEnd && effective && effective > leaseEnd) say('dates.effective_date', LINT.effectiveAfterEnd(longDate(leaseEnd)));

  const schedule = fields.some((field) => field.name === 'payment_schedule') ? readSchedule(details.payment_schedule ?? '') : undefined;
  const maturity = dateOf('maturity_date');
  if (schedule && schedule !== 'lump' && schedule.count && maturity && effective) {
    const last = paymentDate(schedule.rhythm, effective, schedule.count);
    if (last && last > maturity) say('details.payment_schedule', LINT.planAfterMaturity(longDate(last), longDate(maturity)));
  }
  return faults;
}
