// Everything in a paper that could be its number: parts with digits on one line, alone and joined
// with their neighbors ("26 CV 001234"), also as a scanner misreads them. Generous;
// case-number-model.ts chooses. Dates, sums, times and shares are left out.
import { findAmounts } from './find-amounts.ts';
import { findDates } from './find-dates.ts';
import type { FoundText } from './found-text.ts';

/** What follows is not looked at: a paper says near its beginning which one it is. */
const MAX_TEXT = 12_000;
const MAX_CANDIDATES = 500;
const MAX_PARTS = 5;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/**
 * Letters and digits, joined by marks that numbers have; by a colon, a point or a comma only
 * between what looks like digits.
 */
const PART =
  /[A-Za-z0-9*|]{1,24}(?:(?:[-–/&_]{1,2}|(?<=\d|\d[OlI]|-[lI])[:.,](?=[\dOlI]))[A-Za-z0-9*|]{1,24}|\([A-Z\d]{1,2}\)(?=[-A-Z0-9])[-–]?[A-Za-z0-9*]{0,24}){0,8}(?:[ ]?\([A-Z]{2}\))?/g;
const GAP = /^(?:[ ]{1,2}|[ ]{0,2}[-–][ ]{0,2})$/;
/** A word may not stand in a number, nor one that was misread ("C0MPLAINT"). */
const WORD = /^\||\|$|[A-Z]?[a-z]{2,}|^[A-Z]{5,}$|^[a-km-z]$/;
const MISREAD_WORD = /^(?:[A-Za-z]+[01]{1,2}[A-Za-z]+|[01][A-Za-z]{3,}|[A-Za-z]{3,}[01])$/;
const MIN_WORD_LETTERS = 3;
const LAW =
  /\b(?:C\.?F\.?R|U\.?S\.?C|PAGE|ORS|RCW|WAC|NRS|ORC|KRS|SDCL|MCA|TCA|HRS|RSA|RSMO|CGS|MGL|MCL|CRS|ARS|UCC|OAR|NMSA|CMR)\b[ -]{0,2}\d|^\d{4} PA \d{1,3}$|^\d{1,3} (?:ILCS|USC|CFR|CMR)\b/i;
/** "26-day"; "404.1520(g)". */
const MEASURE = /\d[- ](?:day|week|month|year|hour|mile|point|unit|page)s?$/i;
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const ZIP = new RegExp(`^(?:(${STATES})[ ]{1,3})?[\\dOlI]{5}(?:-[\\dOlI]{4})?$`);
const STATE_BEFORE = new RegExp(`\\b(?:${STATES})[.,]?[ ]{0,3}$`);
const PHONE = /^\(?\d{3}\)?[- .]{1,3}\d{3}[- .]{1,2}\d{4}$/;
const CONTACT = /(?:phone|tel|fax|call|cell|text|contact|hotline)\b[^\n]{0,30}$/i;
/** What the post office prints on a receipt. */
const CERTIFIED_MAIL =
  /(?<![\dOlI])[79][\dOlI]{3}(?:[ -]{0,2}[\dOlI]{4}){4}(?:[ -]{0,2}[\dOlI]{2})?(?![\dOlI])/g;
const NOT_A_NUMBER = [
  LAW,
  MEASURE,
  /^\d{1,2}[/-]\d{1,2}[/-](?:(?:19|20)\d\d|\d\d)$/,
  /^(?:19|20)\d\d$/,
  /^\d{1,2}:\d{2}(?:[ap]m?)?$/i,
  /^\d{1,2} ?[AP]M$/i,
  /^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/,
  /^\d{1,6}\.\d{2}$/,
  /^\d{1,4}(?:st|nd|rd|th)$/i,
  /(?:^|\D)1[- ]8\d\d[- ]|^8(?:00|33|44|55|66|77|88)[- ]\d{3}[- ]/,
];

export function listCaseNumbers(fullText: string): FoundText[] {
  const text = fullText.slice(0, MAX_TEXT);
  const mailed = [...text.matchAll(CERTIFIED_MAIL)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const covered = [...findDates(text), ...findAmounts(text), ...mailed];
  const parts = [...text.matchAll(PART)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  const found: FoundText[] = [];
  for (let first = 0; first < parts.length && found.length < MAX_CANDIDATES; first++) {
    for (let last = first; last < Math.min(parts.length, first + MAX_PARTS); last++) {
      const [from, to] = [parts[first] as FoundText, parts[last] as FoundText];
      if (last > first && !GAP.test(text.slice((parts[last - 1] as FoundText).end, to.start)))
        break;
      if (isWord(to.text)) break;
      const candidate = { start: from.start, end: to.end, text: text.slice(from.start, to.end) };
      if (!isCandidate(candidate.text) || isAddress(text, candidate)) continue;
      if (!covered.some((other) => other.start <= candidate.start && other.end >= candidate.end))
        found.push(candidate);
    }
  }
  return found;
}

const isWord = (part: string) =>
  (!/\d/.test(part) && WORD.test(part)) ||
  (MISREAD_WORD.test(part) && part.replace(/[^a-zA-Z]|[OlI]/g, '').length >= MIN_WORD_LETTERS);

/** A ZIP code after its state, or a telephone number that is called one. */
function isAddress(text: string, { start, text: value }: FoundText): boolean {
  const before = text.slice(Math.max(0, start - 50), start);
  const zip = ZIP.exec(value);
  if (zip) return Boolean(zip[1]) || STATE_BEFORE.test(before);
  return PHONE.test(value) && CONTACT.test(before);
}

function isCandidate(value: string): boolean {
  return (
    /\d[A-Z|l]{0,3}\d|[OlI|]\d|\d[OlI|]/.test(value) &&
    value.length >= MIN_LENGTH &&
    value.length <= MAX_LENGTH &&
    !NOT_A_NUMBER.some((pattern) => pattern.test(value))
  );
}
