// Reads the form of /paper: a text, a file that takes precedence over it, or a kind with a date;
// and what the person corrected in an earlier result. Everything is sent again with each step,
// because the server stores nothing of it.
import { MAX_UPLOAD_BYTES, type Upload } from '#features/citations/schema.ts';
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { isRealDate } from '#legal/deadlines/calendar-days.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import * as paperPage from '../messages/paper-page.ts';
import {
  DATE_ROLES,
  type DateRole,
  MAX_CORRECTIONS,
  MAX_PAPER_LENGTH,
  type PaperKindId,
} from '../schema.ts';

/**
 * A role or value that a person gave for what starts at this place of the text; `value` in the
 * words of the form.
 */
export type Correction = { role?: DateRole; value?: string };

export type PaperForm = {
  text: string;
  upload?: Upload;
  state: Jurisdiction;
  /** The reader has said so, also that it is none: nothing is read from the paper. */
  stateBy: 'reader' | '';
  kind?: PaperKindId | 'none';
  date?: string;
  dateRole: DateRole;
  corrections: Map<number, Correction>;
  errors: Record<string, string>;
};

const MAX_VALUE_LENGTH = 200;

export function readPaperForm(
  form: FormData,
  upload: Upload | undefined,
  defaultState: Jurisdiction,
): PaperForm {
  const getText = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const size = upload?.bytes.length ?? 0;
  const errors: Record<string, string> = {};
  if (size > MAX_UPLOAD_BYTES) errors.file = paperPage.tooLarge;
  const date = readPaperDate(getText('date'));
  if (getText('date') && !date) errors.date = paperPage.wrongDate;
  const typed = form.get('text');
  return {
    text: typeof typed === 'string' ? cleanPaperText(typed) : '',
    upload: size > 0 && !errors.file ? upload : undefined,
    state: form.has('state') ? readJurisdiction(form.get('state')) : defaultState,
    stateBy: getText('state-by') === 'reader' ? 'reader' : '',
    kind: [...PAPER_KINDS, 'none' as const].find((id) => id === getText('kind')),
    date,
    dateRole: readRole(getText('date-role')) ?? 'served',
    corrections: readCorrections(form),
    errors,
  };
}

/** Line breaks as the offsets of a result count them; one character more than is read. */
const cleanPaperText = (typed: string) =>
  typed
    .slice(0, 2 * MAX_PAPER_LENGTH + 2)
    .replace(/\r\n?/g, '\n')
    .slice(0, MAX_PAPER_LENGTH + 1);

/** Accepts 2026-12-24, as date inputs send it, and 12/24/2026, as people write it. */
export function readPaperDate(input: string): string | undefined {
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input);
  const iso = slashes
    ? `${slashes[3]}-${slashes[1]?.padStart(2, '0')}-${slashes[2]?.padStart(2, '0')}`
    : input;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isRealDate(iso) ? iso : undefined;
}

const readRole = (value: string) => DATE_ROLES.find((role) => role === value);

function readCorrections(form: FormData): Map<number, Correction> {
  const corrections = new Map<number, Correction>();
  for (const [name, raw] of form) {
    const [, part, start] = /^(role|value)-(\d{1,7})$/.exec(name) ?? [];
    if (!part || typeof raw !== 'string' || corrections.size >= MAX_CORRECTIONS) continue;
    const correction = corrections.get(Number(start)) ?? {};
    if (part === 'role') correction.role = readRole(raw);
    else correction.value = raw.trim().slice(0, MAX_VALUE_LENGTH);
    corrections.set(Number(start), correction);
  }
  return corrections;
}
