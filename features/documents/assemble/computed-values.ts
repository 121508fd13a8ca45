// Values computed from others: the end of a lease and the payments of a note. Undefined when the
// input cannot be parsed.
import type { Computed } from '#features/library/schema/document-kinds.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { readDate, readTermEnd } from '#features/printing/read-values.ts';
import { formatMoney } from '#features/printing/write-values.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as WORDS from '../messages/plan-words.ts';
import { computePaymentPlan, type PaymentPlan } from './payment-plan.ts';

export function computeLeaseEnd({ details }: DocumentRequest): string | undefined {
  const start = readDate(details.start_date ?? '');
  return start && readTermEnd(details.lease_term ?? '', start);
}

function computeRequestPlan({ details, dates }: DocumentRequest): PaymentPlan | undefined {
  return computePaymentPlan({
    principal: details.principal_amount ?? '',
    rate: details.interest_rate ?? '',
    schedule: details.payment_schedule ?? '',
    maturity: details.maturity_date ?? '',
    loan: dates.effective_date,
  });
}

export function computeValue(name: Computed, request: DocumentRequest): string | undefined {
  if (name === 'payment_plan') {
    const plan = computeRequestPlan(request);
    return plan && formatPlan(plan);
  }
  const end = computeLeaseEnd(request);
  // The lint reports a lease that ends before it starts; the document omits the date.
  return end && end >= (readDate(request.details.start_date ?? '') ?? '')
    ? formatLongDate(end)
    : undefined;
}

function formatPlan(plan: PaymentPlan): string {
  const interest =
    plan.interest === 0
      ? [WORDS.noInterest]
      : [WORDS.interest(formatMoney(plan.interest)), WORDS.byDay];
  if (plan.kind === 'lump')
    return [WORDS.one(formatMoney(plan.sum), formatLongDate(plan.on)), ...interest].join(', ');
  const { count, frequency, each, lastSum } = plan;
  return [
    each === lastSum
      ? WORDS.level(count, frequency.name, formatMoney(each))
      : WORDS.levelAndLast(count, frequency.name, formatMoney(each), formatMoney(lastSum)),
    WORDS.from(formatLongDate(plan.first), formatLongDate(plan.last)),
    WORDS.total(formatMoney(plan.total)),
    ...interest,
  ].join(', ');
}
