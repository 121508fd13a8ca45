// What a document can work out by itself: the end of a lease and the payments of a note. Undefined when it cannot be read.
import type { Computed } from '#features/library/schema/document-kinds.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { readDate, readTermEnd } from '#features/printing/read-values.ts';
import { writeMoney } from '#features/printing/write-values.ts';
import { longDate } from '#lib/dates.ts';
import { PLAN_WORDS as WORDS } from '../engine-messages.ts';
import { type PaymentPlan, paymentPlan } from './payment-plan.ts';

export function leaseEndOf({ details }: DocumentRequest): string | undefined {
  const start = readDate(details.start_date ?? '');
  return start && readTermEnd(details.lease_term ?? '', start);
}

function paymentPlanOf({ details, dates }: DocumentRequest): PaymentPlan | undefined {
  return paymentPlan({
    principal: details.principal_amount ?? '',
    rate: details.interest_rate ?? '',
    schedule: details.payment_schedule ?? '',
    maturity: details.maturity_date ?? '',
    loan: dates.effective_date,
  });
}

export function computedValue(name: Computed, request: DocumentRequest): string | undefined {
  if (name === 'payment_plan') {
    const plan = paymentPlanOf(request);
    return plan && writePlan(plan);
  }
  const end = leaseEndOf(request);
  // A lease that ends before it starts is the lint's to report; the document does not repeat it.
  return end && end >= (readDate(request.details.start_date ?? '') ?? '') ? longDate(end) : undefined;
}

function writePlan(plan: PaymentPlan): string {
  const interest = plan.interest === 0 ? [WORDS.noInterest] : [WORDS.interest(writeMoney(plan.interest)), WORDS.byDay];
  if (plan.kind === 'lump') return [WORDS.one(writeMoney(plan.sum), longDate(plan.on)), ...interest].join(', ');
  const { count, rhythm, each, lastSum } = plan;
  return [
    each === lastSum
      ? WORDS.level(count, rhythm.name, writeMoney(each))
      : WORDS.levelAndLast(count, rhythm.name, writeMoney(each), writeMoney(lastSum)),
    WORDS.from(longDate(plan.first), longDate(plan.last)),
    WORDS.total(writeMoney(plan.total)),
    ...interest,
  ].join(', ');
}
