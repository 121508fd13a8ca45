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
  '((?:[A-Z0-9]|[l|](?=[0-9OlI]))[A-Za-z0-9*]{0,18}(?:\\([A-Z]{1,2}\\)(?=[-A-Z0-9]))?(?:(?:\\s?[-–]\\s?|[/.](?=[A-Za-z0-9])|(?<=[0-9l])[:,](?=\\d{2})|[ ]{1,2}(?!\\d{1,2}[:/])(?=[A-Z0-9l-]*\\d|[A-Z]{1,3}[ ]{0,2}[O\\d]))[A-Za-z0-9*]{1,14}){0,6}(?:[ ][A-Z]{2,3}(?=[ ]*(?:\\n|$)))?)';
/** In the order in which they count. */
const LABELS: string[] = [
  '(?:court )?case|cause|case file|docket|index|civil action|case file|court file|prob(?:ate|\\.)|estate|suit|crim(?:inal)?\\.? case|court|magistrate|case/docket|civil case|civil|civ\\.?|c\\.a\\.|misc\\.?|case/file|proceeding|l&t index',
  'citation|ticket|tkt|summons|complaint|violation|infraction|charge|eeoc charge|uniform citation|notice of violation|cit|warrant|eeoc|writ|levy|garnishment',
  '(?:t\\.?s\\.?|trustee.?s? sale)|claim|claimant|juror|juror badge|badge|jury(?: pool)?|pool|participant|candidate|receipt|alien(?: registration)?|a-?file|file|app(?:lication)?|our file|our case|record|appeal|decision|determination|issue|adjustment|petition|order|case reference|control',
  'iv-?d(?: case)?|cse(?: case)?|fgn|pacses(?: case)?|remittance(?: id)?|letter|record|recipient|notice|reference|our reference|your reference|ref|our ref|loan|matter|remittance|client|beneficiary notice control|property index|parcel|a-?|caller|inquiry|aur control|agency|sheriff.?s|sale|request|packet|client[-/]matter|reference card',
  'id|account|acct|loan acct\\.?|loan account|member|student|policy|subscriber|recipient|customer|invoice|event|confirmation|tracking|transaction|permit|reservation|property|serial|group|ledger|dcn|(?:offer|reservation|response|pre-?qualification|enrollment|access|priority|invitation|promo) code',
];
/** These may stand before a number with a colon alone, or with nothing. */
const SHORT_LABELS = [
  'case|cause|docket|index|case file',
  'citation|ticket|tkt|charge|notice of violation|notice of infraction',
  'claim|our file|a-?file|file|receipt|case reference|record|juror|badge|aur control|control',
  '(?:iv-?d|cs[se]d?|dcss|agency) case|iv-?d|pacses(?: case)?|fgn|reference|ref|file ref|re|loan|client[-/]matter|matter|bnc|bnc#|reference card',
  'account|acct|account ending in|ledger|invoice|confirmation|permit|policy|id|member|member id|dcn|(?:offer|reservation|response|pre-?qualification|enrollment|access|priority|invitation|promo) code',
];
const toPattern = (labels: string, tail: string) => new RegExp(`(?<![A-Za-z-])(?:${inAnyCase(soften(labels))})${tail}${VALUE}`, 'g');
const PATTERNS = LABELS.map((labels) =>
  toPattern(
    labels,
    `\\s{0,3}(?:${inAnyCase(soften(NUMBER_WORD))})(?: \\([A-Za-z]{2,6}\\))?(?: ?(?:/|of |for ) ?[^\\n:/]{3,25}(?=:))?(?:\\s(?:is|was))?\\s{0,2}(?:[:.#=|]{0,2}|\\.{3,30})\\s{0,12}(?:\\n\\s{0,12})?`,
  ),
);
const SHORT = SHORT_LABELS.map((labels) => toPattern(labels, '\\s?(?:[:#.]{0,2}|\\.{3,30})\\s{1,12}(?:[:.]\\s{1,12})?\\(?'));
/** Not where another word says what the number is of. */
const BARE_NUMBER = new RegExp(
  `(?<!(?:${inAnyCase('instrument|reg|registration|license|bar|attorney|suite|apt|room|phone|tel|telephone|fax|form|policy|check|unit|page|box|lot|parcel|loan|route|entry|tms|parcel|tax map|map|mail|article|voucher|security|receipt|iv-d|catalog|cat|officer|employee')})\\.? {0,3})(?<![A-Za-z])[Nn][o0O]s?\\.\\s{0,3}${VALUE}`,
  'g',
);
const DOCKET_SHAPE = new RegExp(
  `(?<![\\w$/.-])(?<!\\)\\s?)(${[
    '\\d{1,2}:\\d{2}-[A-Za-z]{2}-\\d{3,6}(?:-[A-Z]{2,4})*',
    // Indiana, New Mexico, a magisterial district of Pennsylvania, New Jersey, New York.
    '\\d{2}[A-Z]\\d{2}-\\d{4}-[A-Z]{2}-\\d{4,6}',
    '[A-Z]-\\d{3,4}-[A-Z]{2}-\\d{4}-\\d{3,5}',
    'MJ-\\d{5}-[A-Z]{2}-\\d{7}-\\d{4}',
    '[A-Z]{1,3}-\\d{4,6}-\\d{2}(?:/[A-Z]{2})?',
    '\\d{4,6}/20\\d{2}',
    '(?:\\d{2,4}[- ]?)(?!AM|PM|MPH)[A-Z]{1,6}[- ]?\\d{2,8}(?:-[A-Z0-9]{1,8})?',
    '\\d{3}-\\d{4}-\\d{5}',
    '[A-Z]{1,4}\\d{0,2}-?\\d{2,4}-\\d{3,8}(?:-[A-Z]{1,3})?',
  ].join('|')})(?![\\w/])`,
  'g',
);
/** Alone on its line, or after "Number" in a caption. */
const ALONE_OR_NUMBER =
  /(?:^|\n)[ \t]{0,60}((?:19|20)\d\d-\d{3,7})[ \t]*(?=\n|$)|(?:^|\n| {3})(?:Number|NUMBER)\s?:?[ \t]{1,6}([A-Z]{0,3}-?\d[\dA-Z-]{3,14})(?![\w-])/;
/** A number whose label no list has, and one with a mark alone. Not one of a telephone, a house, a person or a thing. */
const ANY_NUMBER =
  /(?<![A-Za-z])([A-Za-z]{3,14})[ \t]{1,3}(?:[Nn]umber|NUMBER|[Nn]o\.|NO\.|ID|#)\s{0,2}[:#]?\s{0,3}([A-Z0-9][A-Z0-9-]{0,12}\d[A-Z0-9-]{1,12})(?![\w-])/g;
const NOT_OF_PAPER =
  /^(?:phone|telephone|tel|cell|fax|contact|free|suite|room|apt|apartment|unit|box|route|bar|attorney|atty|license|lic|registration|reg|security|taxpayer|payer|catalog|form|page|check|plate|vin|employee|badge|parcel|lot|routing|call|street|courtroom|building|floor|patent|trademark|instrument|employer|identification|tax|operator|item|line|step|count|exhibit|dial|text|certified|mail|article|voucher|officer|[a-z]+s)$/i;
/** Labels of senders of all kinds; they count last. */
const LAST_LABELS =
  'household|statement|bill|mrn|medical record|patient|incident|report|work order|batch|apn|folio|cin|rin|cis|nov|tag|quote|estimate|contract|certificate|booking|employer|vendor|inspection|household id|client id|case id|assessment|registration|response|mailing|document|doc|return';
const LAST = [
  toPattern(LAST_LABELS, `\\s{0,3}(?:${inAnyCase(soften(NUMBER_WORD))})\\s{0,2}[:.#]{0,2}\\s{0,6}`),
  toPattern(LAST_LABELS, '\\s?[:#]{1,2}\\s{1,6}'),
];
const MARKED_NUMBER = /(?:^|[ \t]{2,20}|\n)#\s?([A-Z]{0,4}-?\d[\dA-Z-]{3,14})(?=\s)/;
/** A Social Security number of which only the end is printed, where nothing better is there. */
const MASKED_NUMBER = /(?<!\w)(XXX-XX-\d{4} ?(?:[A-Z]{1,2}\d?)?)(?![\w-])/;
/** A receipt of the immigration service and an alien's number need no label. */
const KNOWN_SHAPE =
  /(?<![\w-])(?:(?:[Il]OE|EAC|WAC|L[Il]N|SRC|MSC|NBC|YSC)-?[\dOlI]{2}-?[\dOlI]{3}-?[\dOlI]{5}|A ?[\dOlI]{3}[- ]{1,2}[\dOlI]{3}[- ]{1,2}[\dOlI]{3})(?![\w-])/;
/** A ticket has its number beside its title: "UNIFORM TRAFFIC CITATION    AJ4K7QE". */
const BESIDE_TITLE =
  /(?:^|\n)[^\n]{0,60}(?:C[I1l]TAT[I1l][O0]N|T[I1l]CKET|Citation|Ticket|[I1l]NFRACT[I1l][O0]N|C[O0]MPLA[I1l]NT)(?:[ \t]{2,60}|[ \t]{0,60}(?:#|[Nn][Oo]\.?)[ \t]{0,12})([A-Z0-9](?:[A-Z0-9-]{0,8}\d[A-Z0-9-]{2,12}))(?=[ \t]*(?:\n|$|[ \t]{2}))/;
/** The tax office names its notices and letters by their kind, where they have no number of their own. */
const TAX_NOTICE =
  /\b(?:n[o0]t[il1]ce|letter)(?: nu(?:m|rn)ber| n[o0]\.?)?\s?:?\s{1,40}((?:CP|LT)[- ]?[\dlIO]{1,4}[A-Z]{0,2}|\d{3,4}(?:-?[A-Z]{1,2})?)(?![\w-])|(?:^|\n)[ \t]{0,60}((?:CP|LT) ?\d{2,4}[A-Z]?)[ \t]*(?=\n)/i;
const TAX_OFFICE = /\b(?:[il1]ntemal revenue|[il1]nternal revenue|irs|united states treasury)\b/i;
/** In removal proceedings the number of the person is that of the case. */
const REMOVAL = /\b(?:notice to appear|removal proceedings|immigration court|subject to removal|executive office for immigration)\b/i;
const ALIEN_NUMBER = /(?<![\w-])A[- ]?[\dOlI]{3}[- ]{1,2}[\dOlI]{3}[- ]{1,2}[\dOlI]{3}(?![\w-])/;
/** The agency's number for a case that a court has, too; a person's number. */
const NOT_ITS_OWN = /\b(?:employee|operator|iv-?d|css|cse|dcss|dss|dhs|ocse|csea|csed|cssd|bcse|agency)[ \t]{1,3}$/i;
/** Whose badge or number it is that stands in a paper without being its own. */
const OFFICER = /\b(?:officer|deputy|sgt|lt|tpr|trooper|agent|ofc|det|constable)\b[^\n]{0,40}$|\([A-Z]{2} $/i;
/** A kind of notice, not its number; a section of a state's code. */
const FORM_OR_LAW =
  /^(?:CP|LT|SSA|HA|DS|AR)[- ]?\d{1,5}[A-Z]?$|^(?:ORS|RCW|NRS|ORC|KRS|SDCL|MCA|TCA|HRS|RSA|RSMO|IC|CGS|MGL|CRS|ARS|AS)[ -]\d/i;
const LAW_OR_BOOK = /\bCFR\b|\bU\.?S\.?C\b|\bPAGE\b|\d\s?(?:AM|PM)\b|^(?:19|20)\d\d [A-Z]\d{2,3}$/i;
const COURT_WORD = /\b(?:court|decree|master in equity|plaintiff|defendant|docket|petitioner|judge|eeoc|commission|charge)\b/i;
/** Without "number", two digits may be anything. */
const MIN_SHORT_DIGITS = 4;
const MAX_CAPTION = 1_500;
/** Courts, tickets and agencies print tables. */
const COLUMN_LEVELS = 3;
/** Of LABELS. The kind of a tax notice counts before an account's number. */
const COURT_LEVEL = 0;
const TICKET_LEVEL = 1;
const TAX_LEVEL = 3;

export function findCaseNumber(text: string): FoundText | null {
  const alien = REMOVAL.test(text) ? ALIEN_NUMBER.exec(text) : null;
  if (alien) return locate(alien);
  for (const level of PATTERNS.keys()) {
    const found = findAtLevel(text, level);
    if (found) return found;
  }
  const known = KNOWN_SHAPE.exec(text.slice(0, MAX_CAPTION));
  if (known) return locate(known);
  return (COURT_WORD.test(text.slice(0, MAX_CAPTION)) ? findShape(text) : null) ?? findUnlisted(text);
}

/** By the labels of this level, and by what else counts as much as they do. */
function findAtLevel(text: string, level: number): FoundText | null {
  const pattern = PATTERNS[level] as RegExp;
  const found = findLabeled(text, pattern) ?? findLabeled(text, SHORT[level] as RegExp, MIN_SHORT_DIGITS);
  if (found) return found;
  const below = level < COLUMN_LEVELS ? findBelow(text, pattern) : null;
  if (below) return below;
  if (level === COURT_LEVEL) return findInCaption(text.slice(0, MAX_CAPTION), text);
  const match =
    level === TICKET_LEVEL
      ? BESIDE_TITLE.exec(text.slice(0, MAX_CAPTION))
      : level === TAX_LEVEL && TAX_OFFICE.test(text)
        ? TAX_NOTICE.exec(text)
        : null;
  return match && locate(match);
}

/** "No. 26-118", or a number alone on its line. */
function findInCaption(caption: string, text: string): FoundText | null {
  const isCourt = COURT_WORD.test(caption);
  const bare = findLabeled(caption, BARE_NUMBER);
  const alone = bare || !isCourt ? null : ALONE_OR_NUMBER.exec(caption);
  if (alone) return locate(alone);
  return bare && (!bare.text.includes(',') || isCourt || /\bsubpoena\b/i.test(text)) ? bare : null;
}

/** A number with a label of its own making, or with "#" alone in the head. */
function findUnlisted(text: string): FoundText | null {
  const head = text.slice(0, MAX_CAPTION);
  for (const pattern of LAST) {
    const found = findLabeled(text, pattern, MIN_SHORT_DIGITS);
    if (found) return found;
  }
  for (const match of head.matchAll(ANY_NUMBER)) {
    const value = match[2] ?? '';
    const isLong = value.replace(/\D/g, '').length >= MIN_SHORT_DIGITS && (value.length > MIN_SHORT_DIGITS || /\D/.test(value));
    if (NOT_OF_PAPER.test(match[1] ?? '') || !isNumber(value) || !isLong) continue;
    if (OFFICER.test(head.slice(Math.max(0, match.index - 60), match.index + (match[1]?.length ?? 0)))) continue;
    const start = match.index + match[0].lastIndexOf(value);
    return { start, end: start + value.length, text: value };
  }
  const marked = MARKED_NUMBER.exec(head) ?? MASKED_NUMBER.exec(head);
  return marked ? locate(marked) : null;
}

function findShape(text: string): FoundText | null {
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
  const value = match[1] ?? match[2] ?? match[0];
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

const MAX_TRIES = 400;

function findLabeled(text: string, source: RegExp, minDigits = 2): FoundText | null {
  const pattern = new RegExp(source);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const match = pattern.exec(text);
    if (!match) return null;
    // What is no number may itself be a label: "your claim. Claim: 17-2204".
    pattern.lastIndex = match.index + 1;
    const value = trimValue(match[1] ?? '');
    // A policeman has a badge, too.
    const isBadge = /^badge/i.test(match[0]);
    if (isBadge && !/\bjur(?:or|y)\b/i.test(text)) continue;
    if ((isBadge || /^id\b/i.test(match[0])) && OFFICER.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    if (/^(?:case|id)\b/i.test(match[0]) && NOT_ITS_OWN.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    if (!isNumber(value) || value.replace(/\D/g, '').length < minDigits) continue;
    if (minDigits === MIN_SHORT_DIGITS && /^(?:19|20)\d\d$/.test(value)) continue;
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
  !/^X{2,}/.test(value) &&
  !/(?:^|\D)1[- ]8\d\d[- ]|^CALL\b/.test(value) &&
  !/^\d{1,2}–\d{1,2}$/.test(value) &&
  !/^(?:[A-Z][a-z]{2,}|N[oO0]\b)/.test(value) &&
  !/^[A-Za-z]{6,}/.test(value);
