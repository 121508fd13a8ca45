// Reads CourtListener's fields, which are the same in its JSON and in its bulk files.
import { tidyLine } from '#features/importing/formats/tidy-line.ts';

/** The first one with text is used, in the order that CourtListener recommends. */
export const TEXT_FIELDS = [
  'html_with_citations',
  'xml_harvard',
  'html_columbia',
  'html_lawbox',
  'html_anon_2020',
  'html',
  'plain_text',
];

export function findOpinionText(field: (name: string) => string): string {
  for (const name of TEXT_FIELDS) {
    const text = field(name);
    if (text.trim() !== '') return text;
  }
  return '';
}

const KINDS: Record<string, string> = {
  '010': 'combined',
  '015': 'unanimous',
  '020': 'lead',
  '025': 'plurality',
  '030': 'concurrence',
  '035': 'in-part',
  '040': 'dissent',
  '050': 'addendum',
  '060': 'remittitur',
  '070': 'rehearing',
  '080': 'on-the-merits',
  '090': 'on-motion-to-strike',
  '100': 'trial-court',
};

/** "040dissent": the number is the position among the opinions of a case. */
export function parseOpinionKind(type: string): { kind: string; position: number } {
  const code = type.slice(0, 3);
  return { kind: KINDS[code] ?? 'opinion', position: /^\d{3}$/.test(code) ? Number(code) : 10 };
}

/** No court of ours decided earlier, and none will have decided later while this code is in use. */
const MIN_YEAR = 1600;
const MAX_YEAR = 2100;

/**
 * Returns a day, a year or an empty string. CAP also has dates without a day, which become a year.
 */
export function tidyDate(text: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(text.trim()) ?? [];
  if (!year || Number(year) < MIN_YEAR || Number(year) > MAX_YEAR) return '';
  if (!month || !day) return year;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : year;
}

export function tidyDocket(text: string): string {
  return tidyLine(text)
    .replace(/^(?:docket\s+)?nos?\.?\s+/i, '')
    .replace(/\.$/, '')
    .slice(0, 200);
}
