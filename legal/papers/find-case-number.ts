// Finds the number of a paper by its label. A court's number comes before an agency's or a company's; among equals the first in the text.
// Where no label is left (a cut or scanned caption), a number that has the shape of a docket is taken.
import { soften } from './date-cues.ts';

export type FoundText = { start: number; end: number; text: string };

/** Letters in both cases, as classes: the value of a number has capitals, so the whole pattern cannot ignore case. */
function inAnyCase(source: string): string {
  const both = (letter: string) => letter.toLowerCase() + letter.toUpperCase();
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|[A-Za-z]/g, (part) => {
    if (part.startsWith('\\')) return part;
    return part.startsWith('[') ? part.replace(/\\.|[A-Za-z]/g, (one) => (one.startsWith('\\') ? one : both(one))) : `[${both(part)}]`;
  });
}

const NUMBER_WORD = '(?:number|numbers|num\\.?|no\\.?|nos\\.?|#|id|i\\.d\\.|nbr\\.?|control number|identifier|identification(?: number)?)';
/** Parts joined by a mark; by a space only where a number goes on ("26 CV 001234", "A 212 345 678"), not where a date or a time follows. */
const VALUE =
  '([A-Z0-9][A-Za-z0-9*]{0,18}(?:\\([A-Z]{1,2}\\)(?=[-A-Z0-9]))?(?:(?:\\s?[-–]\\s?|[/.](?=[A-Za-z0-9])|(?<=\\d)[:,](?=\\d{2})|[ ]{1,2}(?!\\d{1,2}[:/])(?=[A-Z0-9l-]*\\d|[A-Z]{1,3}[ ]{0,2}[O\\d]))[A-Za-z0-9*]{1,14}){0,6}(?:[ ][A-Z]{2,3}(?=[ ]*(?:\\n|$)))?)';
/** In the order in which they count. */
const LABELS: string[] = [
  '(?:court )?case|cause|case file|docket|index|civil action|case file|court file|prob(?:ate|\\.)|estate|suit|crim(?:inal)?\\.? case|court|magistrate|case/docket|civil case|civil|civ\\.?|c\\.a\\.|misc\\.?|case/file|proceeding|l&t index',
  'citation|ticket|summons|complaint|violation|infraction|charge|eeoc charge|uniform citation|notice of violation|cit|warrant|eeoc|writ|levy|garnishment',
  '(?:t\\.?s\\.?|trustee.?s? sale)|claim|claimant|juror|juror badge|badge|jury(?: pool)?|pool|participant|candidate|receipt|alien(?: registration)?|a-?file|file|app(?:lication)?|our file|our case|record|appeal|decision|determination|issue|adjustment|petition|order|case reference|control',
  'iv-?d(?: case)?|cse(?: case)?|fgn|pacses(?: case)?|remittance(?: id)?|letter|record|recipient|notice|reference|our reference|your reference|ref|our ref|loan|matter|remittance|client|beneficiary notice control|property index|parcel|a-?|caller|inquiry|aur control|agency|sheriff.?s|sale|request',
  'id|account|acct|loan acct\\.?|loan account|member|student|policy|subscriber|recipient|customer|invoice|event|confirmation|tracking|transaction|permit|reservation|property|serial|group|ledger|dcn|(?:offer|reservation|pre-?qualification|enrollment|access) code',
];
/** These may stand before a number with a colon alone, or with nothing. */
const SHORT_LABELS = [
  'case|cause|docket|index|case file',
  'citation|ticket|charge|notice of violation|notice of infraction',
  'claim|our file|a-?file|file|receipt|case reference|record|juror|badge|aur control|control',
  'fgn|reference|ref|file ref|re|loan|matter|bnc|bnc#',
  'account|acct|account ending in|ledger|invoice|confirmation|permit|policy|id|member|member id|dcn|(?:offer|reservation|pre-?qualification|enrollment|access) code',
];
const toPattern = (labels: string, tail: string) => new RegExp(`(?<![A-Za-z-])(?:${inAnyCase(soften(labels))})${tail}${VALUE}`, 'g');
const PATTERNS = LABELS.map((labels) =>
  toPattern(
    labels,
    `\\s{0,3}(?:${inAnyCase(soften(NUMBER_WORD))})(?: \\([A-Za-z]{2,6}\\))?(?: ?(?:/|of |for ) ?[^\\n:/]{3,25}(?=:))?(?:\\s(?:is|was))?\\s{0,2}(?:[:.#=|]{0,2}|\\.{3,30})\\s{0,12}(?:\\n\\s{0,12})?`,
  ),
);
const SHORT = SHORT_LABELS.map((labels) => toPattern(labels, '\\s?(?:[:#.]{0,2}|\\.{3,30})\\s{1,12}\\(?'));
/** Not where another word says what the number is of. */
const BARE_NUMBER = new RegExp(
  `(?<!(?:${inAnyCase('instrument|reg|registration|license|bar|attorney|suite|apt|room|phone|tel|telephone|fax|form|policy|check|unit|page|box|lot|parcel|loan|route|entry|tms|parcel|tax map|map|mail|article|voucher|security|receipt|iv-d')})\\.? {0,3})(?<![A-Za-z])[Nn][o0O]s?\\.\\s{0,3}${VALUE}`,
  'g',
);
const DOCKET_SHAPE =
  /(?<![\w$/.-])(?<!\)\s?)(\d{1,2}:\d{2}-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*|(?:\d{2,4}[- ]?)(?!AM|PM|MPH)[A-Z]{1,4}[- ]?\d{2,8}(?:-[A-Z0-9]{1,8})?|\d{3}-\d{4}-\d{5}|[A-Z]{1,4}\d{0,2}-?\d{2,4}-\d{3,8}(?:-[A-Z]{1,3})?)(?![\w/])/g;
/** A receipt of the immigration service and an alien's number need no label. */
const KNOWN_SHAPE =
  /(?<![\w-])(?:(?:[Il]OE|EAC|WAC|L[Il]N|SRC|MSC|NBC|YSC)-?[\dOlI]{2}-?[\dOlI]{3}-?[\dOlI]{5}|A ?[\dOlI]{3}[- ]{1,2}[\dOlI]{3}[- ]{1,2}[\dOlI]{3})(?![\w-])/;
/** A ticket has its number beside its title: "UNIFORM TRAFFIC CITATION    AJ4K7QE". */
const BESIDE_TITLE =
  /(?:^|\n)[^\n]{0,60}(?:CITATION|TICKET|Citation|Ticket|INFRACTION|COMPLAINT)(?:[ \t]{2,60}|[ \t]{0,60}(?:#|[Nn][Oo]\.?)[ \t]{0,12})([A-Z0-9](?:[A-Z0-9-]{0,8}\d[A-Z0-9-]{2,12}))(?=[ \t]*(?:\n|$|[ \t]{2}))/;
/** The tax office names its notices and letters by their kind, where they have no number of their own. */
const TAX_NOTICE = /\b(?:notice|letter)(?: number| no\.?)?\s?:?\s{1,40}((?:CP|LT)[- ]?\d{1,4}[A-Z]{0,2}|\d{3,4}[A-Z]{0,2})(?![\w-])/i;
const TAX_OFFICE = /\b(?:internal revenue|intemal revenue|irs)\b/i;
/** Whose badge or number it is that stands in a paper without being its own. */
const OFFICER = /\b(?:officer|deputy|sgt|lt|tpr|trooper|agent|ofc|det|constable)\b[^\n]{0,40}$|\([A-Z]{2} $/i;
/** A kind of notice, not its number; a section of a state's code. */
const FORM_OR_LAW =
  /^(?:CP|LT|SSA|HA|DS|AR)[- ]?\d{1,5}[A-Z]?$|^(?:ORS|RCW|NRS|ORC|KRS|SDCL|MCA|TCA|HRS|RSA|RSMO|IC|CGS|MGL|CRS|ARS|AS)[ -]\d/i;
const LAW_OR_BOOK = /\bCFR\b|\bU\.?S\.?C\b|\bPAGE\b|\b(?:AM|PM)\b|^(?:19|20)\d\d [A-Z]\d{2,3}$/i;
const COURT_WORD = /\b(?:court|decree|master in equity|plaintiff|defendant|docket|petitioner|judge|eeoc|commission|charge)\b/i;
/** Without "number", two digits may be anything. */
const MIN_SHORT_DIGITS = 4;
const MAX_CAPTION = 1_500;
/** Courts, tickets and agencies print tables. */
const COLUMN_LEVELS = 3;

export function findCaseNumber(text: string): FoundText | null {
  for (const [index, pattern] of PATTERNS.entries()) {
    const found = findLabeled(text, pattern) ?? findLabeled(text, SHORT[index] as RegExp, MIN_SHORT_DIGITS);
    if (found) return found;
    const below = index < COLUMN_LEVELS ? findBelow(text, pattern) : null;
    if (below) return below;
    if (index === 1) {
      const titled = BESIDE_TITLE.exec(text.slice(0, MAX_CAPTION));
      if (titled) return locate(titled);
    }
    if (index === 0) {
      const bare = findLabeled(text.slice(0, MAX_CAPTION), BARE_NUMBER);
      if (bare && (!bare.text.includes(',') || COURT_WORD.test(text.slice(0, MAX_CAPTION)) || /\bsubpoena\b/i.test(text))) return bare;
    }
  }
  const known = KNOWN_SHAPE.exec(text.slice(0, MAX_CAPTION));
  if (known) return { start: known.index, end: known.index + known[0].length, text: known[0] };
  const notice = TAX_OFFICE.test(text) ? TAX_NOTICE.exec(text) : null;
  if (notice) return locate(notice);
  if (!COURT_WORD.test(text.slice(0, MAX_CAPTION))) return null;
  const shape = [...text.slice(0, MAX_CAPTION).matchAll(DOCKET_SHAPE)].find(
    ({ 0: value, index }) =>
      !LAW_OR_BOOK.test(value) &&
      !FORM_OR_LAW.test(value) &&
      !/^\d{2}O\d{2}$/.test(value) &&
      !/(?:\b(?:code|section|sec|rule|stat|act)\b|§)[. ]{0,3}$/i.test(text.slice(Math.max(0, index - 12), index)),
  );
  return shape ? { start: shape.index, end: shape.index + shape[0].length, text: shape[0] } : null;
}

function locate(match: RegExpExecArray): FoundText {
  const value = match[1] ?? '';
  const start = match.index + match[0].lastIndexOf(value);
  return { start, end: start + value.length, text: value };
}

/** The label is the head of a column: "CASE NO.   DATE FILED", and the number stands in the line below. */
function findBelow(text: string, pattern: RegExp): FoundText | null {
  const lines = text.slice(0, MAX_CAPTION).split('\n');
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    offset += line.length + 1;
    const heads = splitCells(line);
    const next = lines[index + 1] ?? '';
    const cells = splitCells(next);
    if (heads.length < 2) continue;
    const column = heads.findIndex((head) => new RegExp(pattern.source).exec(`${head}: 000`)?.[1] === '000');
    const value = column === -1 ? '' : trimValue(pickCell(heads, cells, column));
    if (!isNumber(value) || /\s/.test(value)) continue;
    const start = offset + next.indexOf(value);
    return { start, end: start + value.length, text: value };
  }
  return null;
}

/** A row may lack cells: then only the first is sure to stand below the first, and one alone below the last. */
function pickCell(heads: string[], cells: string[], column: number): string {
  if (cells.length >= heads.length || column === 0) return cells[column] ?? '';
  return cells.length === 1 && column === heads.length - 1 ? (cells[0] ?? '') : '';
}

const splitCells = (line: string) =>
  line
    .split(/\||\t| {2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean);

function findLabeled(text: string, pattern: RegExp, minDigits = 2): FoundText | null {
  for (const match of text.matchAll(pattern)) {
    const value = trimValue(match[1] ?? '');
    // A policeman has a badge, too.
    const isBadge = /^badge/i.test(match[0]);
    if (isBadge && !/\bjur(?:or|y)\b/i.test(text)) continue;
    if ((isBadge || /^id\b/i.test(match[0])) && OFFICER.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    if (!isNumber(value) || value.replace(/\D/g, '').length < minDigits) continue;
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    return { start, end: start + value.length, text: value };
  }
  return null;
}

/** Without a word that only follows the number ("24-1234 Judge"), and without a date that follows it. */
function trimValue(value: string): string {
  return value
    .replace(/\s?[-–]\s(?:[A-Z]{4,}|[A-Z][a-z]).*$/, '')
    .replace(/\s(?:[A-Z][a-z]\w*|[a-z]+)\b.*$/, '')
    .replace(/[\s.:/–-]+$/, '');
}

const isNumber = (value: string) =>
  value.length >= 3 &&
  !LAW_OR_BOOK.test(value) &&
  !FORM_OR_LAW.test(value) &&
  value.replace(/\D/g, '').length >= 2 &&
  !/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(value) &&
  !/^\d{1,3}(?:,\d{3})*\.\d{2}$/.test(value) &&
  !/^XX-XXX/.test(value) &&
  !/^(?:[A-Z][a-z]{2,}|N[oO0]\b)/.test(value) &&
  !/^[A-Za-z]{6,}/.test(value);
