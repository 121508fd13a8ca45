// Of which code a section is, and as of when: what the operator says wins over the record, the
// record over the file's name.
import { toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import { STATES } from '#legal/jurisdictions.ts';
import type { StatuteRelease } from '../schema.ts';
import type { LawOptions } from './law-items.ts';

const CODE = /^(?:[0-9A-Za-z]+(?:[-.][0-9A-Za-z]+)*)?$/;
const MAX_CODE_LENGTH = 20;
const DATE = /^(?:1[789]|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const RELEASE_NAME = /^[\w@.-]{0,40}$/;
const FILE_OF_JURISDICTION = /(?:^|\/)([a-z]{2})\.(?:jsonl|ndjson|json)$/i;

export const isJurisdiction = (text: string) =>
  text === 'us' || (text === text.toLowerCase() && Object.hasOwn(STATES, text.toUpperCase()));
export const isReleaseDate = (text: string) => DATE.test(text);
export const isReleaseName = (text: string) => RELEASE_NAME.test(text);

/** `path`: "wa.jsonl" names the state. */
export function readRelease(
  fields: Record<string, unknown>,
  path: string,
  options: LawOptions,
): StatuteRelease {
  const fileName = FILE_OF_JURISDICTION.exec(path)?.[1]?.toLowerCase();
  const named =
    options.jurisdiction ??
    (readText(fields.jurisdiction).toLowerCase() ||
      (fileName && isJurisdiction(fileName) ? fileName : ''));
  const title = readText(fields.title);
  const jurisdiction = named || (title ? 'us' : '');
  if (!isJurisdiction(jurisdiction))
    throw new ImportFault('of which state it is, is not said: --jurisdiction wa');
  const code = (readText(fields.code) || title).toLowerCase();
  if (!CODE.test(code) || code.length > MAX_CODE_LENGTH || (jurisdiction === 'us' && !code))
    throw new ImportFault('it has no title or code');
  const name = options.release ?? readText(fields.release);
  const date =
    options.date ?? (readText(fields.read ?? fields.date) || (options.findDate?.(name) ?? ''));
  if (!isReleaseName(name)) throw new ImportFault('its release has no name that can be read');
  if (!isReleaseDate(date)) throw new ImportFault('as of when it is, is not said: --date 2026-07');
  return { jurisdiction, code, name, date };
}

/** Anything but a text or number is empty. */
export function readText(value: unknown): string {
  return typeof value === 'string'
    ? toStorableText(value)
    : typeof value === 'number' && Number.isSafeInteger(value)
      ? String(value)
      : '';
}
