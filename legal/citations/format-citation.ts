// A case as a Bluebook citation, and in the three formats that reference managers read: RIS, BibTeX
// and CSL-JSON. All fields are escaped: a case's name can inject neither line breaks nor markup.
import type { CaseKey } from './types.ts';

export type CaseRecord = {
  /** The case's slug, or any other id. */
  id: string;
  name: string;
  /** The primary citation first. */
  citations: CaseKey[];
  /**
   * As abbreviated in a citation's parenthesis ("9th Cir."); empty for the Supreme Court of the
   * United States.
   */
  court: string;
  /** The court's full name. */
  courtName: string;
  /** "1966-06-13", or "1966" if only the year is known; empty if unknown. */
  decided: string;
  docket?: string;
  url?: string;
};

const MONTHS = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
export const formatCite = ({ volume, reporter, page }: CaseKey) => `${volume} ${reporter} ${page}`;

/**
 * "Miranda v. Arizona, 384 U.S. 436, 86 S. Ct. 1602 (1966)". Without a reporter: docket number,
 * court and full date.
 */
export function formatBluebook({ name, citations, court, decided, docket }: CaseRecord): string {
  const [year = '', month, day] = decided.split('-');
  const unreported = citations.every(({ reporter }) => /^WL$|LEXIS$/.test(reporter));
  const date =
    unreported && month && day ? `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}` : year;
  const number = unreported && docket ? [`No. ${docket.replace(/^Nos?\.\s*/, '')}`] : [];
  const courtAndDate = [court, date].filter(Boolean).join(' ');
  return toOneLine(
    [name, ...number, ...citations.map(formatCite)].join(', ') +
      (courtAndDate ? ` (${courtAndDate})` : ''),
  );
}

export function formatRis({
  name,
  citations,
  courtName,
  decided,
  docket,
  url,
}: CaseRecord): string {
  const [first, ...others] = citations;
  const [year = '', month = '', day = ''] = decided.split('-');
  const fields: [string, string | undefined][] = [
    ['TY', 'CASE'],
    ['TI', name],
    ['T2', first?.reporter],
    ['VL', first?.volume],
    ['SP', first?.page],
    ['PB', courtName],
    ['PY', year],
    ['DA', month ? `${year}/${month}/${day}` : undefined],
    ['M1', docket],
    ...others.map((other): [string, string] => ['N1', formatCite(other)]),
    ['UR', url],
  ];
  const rows = fields
    .filter(([, value]) => value)
    .map(([tag, value]) => `${tag}  - ${toOneLine(value ?? '')}`);
  return `${[...rows, 'ER  - '].join('\r\n')}\r\n`;
}

export function formatBibtex({
  id,
  name,
  citations,
  courtName,
  decided,
  docket,
  url,
}: CaseRecord): string {
  const [year = '', month = ''] = decided.split('-');
  const fields: [string, string | undefined][] = [
    ['title', `{${escapeTex(name)}}`],
    ['howpublished', escapeTex(citations.map(formatCite).join(', '))],
    ['institution', escapeTex(courtName)],
    ['year', year],
    ['month', month ? String(Number(month)) : undefined],
    ['note', docket ? escapeTex(`No. ${docket.replace(/^Nos?\.\s*/, '')}`) : undefined],
    ['url', url?.replace(/[{}\s\\]/g, '')],
  ];
  const rows = fields
    .filter(([, value]) => value)
    .map(([field, value]) => `  ${field} = {${value}}`);
  return `@misc{${id.replace(/[^\w-]/g, '-')},\n${rows.join(',\n')}\n}\n`;
}

const TEX_ESCAPES: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeTex(text: string): string {
  return toOneLine(text).replace(/[\\~^{}&%$#_]/g, (mark) => TEX_ESCAPES[mark] ?? `\\${mark}`);
}

export function formatCsl({
  id,
  name,
  citations,
  courtName,
  decided,
  docket,
  url,
}: CaseRecord): string {
  const first = citations[0];
  const item = {
    id,
    type: 'legal_case',
    title: toOneLine(name),
    authority: courtName || undefined,
    'container-title': first?.reporter,
    volume: first?.volume,
    page: first?.page,
    issued: decided ? { 'date-parts': [decided.split('-').map(Number)] } : undefined,
    number: docket || undefined,
    references: citations.length > 1 ? citations.slice(1).map(formatCite).join(', ') : undefined,
    URL: url,
  };
  return JSON.stringify([item], null, 2);
}
