// The fields of the form, as typed and as read. Nothing here reaches a log or an address: the form
// is posted and the answer is not stored.
import { TOPIC_IDS, type TopicId } from '#features/library/schema/schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as help from './messages/help.ts';
import { type Income, PERIODS, type Period } from './poverty-level.ts';

const FIELDS = ['zip', 'household', 'income', 'period', 'state', 'topic'] as const;
export type HelpForm = Record<(typeof FIELDS)[number], string>;
export const EMPTY_FORM: HelpForm = {
  zip: '',
  household: '',
  income: '',
  period: 'month',
  state: '',
  topic: '',
};

export type HelpRequest = {
  zip: string | null;
  state: StateCode | null;
  /** The code of a territory, where a program names one without a ZIP code. */
  area?: string;
  topic: TopicId | null;
  household: number | null;
  income: Income | null;
};

const MAX_HOUSEHOLD = 40;
const MAX_FIELD_LENGTH = 40;
const MAX_INCOME_CENTS = 10_000_000_00;
const ZIP = /^(\d{5})(?:[-\s]?\d{4})?$/;
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

export function readHelpForm(values: { get: (name: string) => unknown }): HelpForm {
  const getText = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim().slice(0, MAX_FIELD_LENGTH) : '';
  };
  const form = Object.fromEntries(FIELDS.map((field) => [field, getText(field)])) as HelpForm;
  return {
    ...form,
    period: readPeriod(form.period),
    state: Object.hasOwn(STATES, form.state) ? form.state : '',
    topic: TOPIC_IDS.includes(form.topic as TopicId) ? form.topic : '',
  };
}

const readPeriod = (text: string): Period => PERIODS.find((period) => period === text) ?? 'month';

export function parseHelpForm(form: HelpForm): Result<HelpRequest> {
  const fields: Record<string, string> = {};
  const zip = ZIP.exec(form.zip)?.[1] ?? null;
  if (form.zip !== '' && !zip) fields.zip = help.wrongZip;
  if (form.zip === '' && form.state === '') fields.zip = help.noPlace;
  const household = /^\d{1,3}$/.test(form.household) ? Number(form.household) : null;
  const isHousehold = household !== null && household >= 1 && household <= MAX_HOUSEHOLD;
  if (form.household !== '' && !isHousehold) fields.household = help.wrongHousehold(MAX_HOUSEHOLD);
  if (form.household === '' && form.income !== '') fields.household = help.noHousehold;
  const cents = readCents(form.income);
  if (form.income !== '' && cents === null) fields.income = help.wrongIncome;
  if (Object.keys(fields).length > 0) return fail('invalid', help.wrong, { fields });
  return ok({
    zip,
    state: (form.state as StateCode) || null,
    topic: (form.topic as TopicId) || null,
    household,
    income: cents === null ? null : { cents, period: readPeriod(form.period) },
  });
}

function readCents(text: string): number | null {
  const [, whole = '', part = ''] = AMOUNT.exec(text) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return whole !== '' && cents <= MAX_INCOME_CENTS ? cents : null;
}
