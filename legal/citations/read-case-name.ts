// Reads the case name backward from the volume number. Prose and captions look alike ("the rule in
// California, Smith v. Jones"), so a name consists of capitalized words and the small words that
// captions use, back to the end of a sentence, a bracket, a quotation or the previous citation.
// Reading never goes past `from`, so no character is read twice.
import { isAbbreviation } from './name-words.ts';
import { readCourtAndDate } from './read-citation-tail.ts';
import { isSpace, isUpper, skipSpacesBack } from './spelling.ts';

const MAX_NAME_LENGTH = 420;
const MIN_NAME_LENGTH = 4;
const SMALL_WORDS = new Set(
  `of the and & for in on to de la las los le del der den di da du von van ten ter et al al. ex ex. rel rel. by at as a an y e dba aka d/b/a a/k/a f/k/a n/k/a o/b/o c/o
ux ux. vir. her his with or through from upon re non per ad hoc bin ibn el und und. zu its their sub nom nom. no. nos.`.split(
    /\s+/,
  ),
);
const SIGNALS = new Set(
  `See see also e.g. e.g., E.g., Cf. cf. But but Accord accord Compare compare with Contra contra citing Citing quoting Quoting Under under and And the of to for
in on by from as at a an that Here Also Similarly Then Thus When While Although Because Since Following Relying Applying Per per Both Unlike Like After
Before Consider Held That If viz. i.e. i.e., generally also, Likewise Moreover However, however, Again, again, Finally, cited Cited Quoted Compare, Notably,
Court Court, Court's id. Id. ex or its their his her with through upon`.split(/\s+/),
);
const NOT_NAMES =
  /^(?:US|Court|Section|Part|Act|Constitution|Congress|Clause|Amendment|Rule|Chapter|Article|Title|Volume|Page|Id|Ibid|See|No|Nos|Judge|Justice|Appendix|Exhibit|Record|Brief|Table|Line|Cases?|Opinion|January|February|March|April|May|June|July|August|September|October|November|December|The|In|At|On|And|Of|By|Supra|Cal|Mass|Ann|Stat|Code|Inc|Co|Corp|Ltd|Finally|However|Moreover|Thus|.*\b(?:Court|Circuit|Appeals|Court of [A-Z]\w+))$/;
const MATTER =
  /\b(?:[Ii]n re|In Re|IN RE|In the Matters? of|IN THE MATTER OF|Matters? of|Ex parte|Ex Parte|EX PARTE|Estate of|Succession of|Application of|Petition of|Marriage of|Guardianship of|Conservatorship of|Adoption of|Interest of|Custody of)\s+(?=\S)/g;
const VERSUS = /(?<=[\s\u200b])(?:[vV]|vs|VS|Vs)\.?[\s\u200b]{1,12}(?=\S)/g;
const DOCKET =
  /[,(]?\s*\(?(?:(?:Case|Civil|Civ\.|Crim\.|Docket|Action|Cause)\s)*Nos?\.\s?([\w][^;]{0,70})$/;
const BARE_DOCKET = /[(,]\s*(\d{1,2}[:-][\w:-]{3,30})$/;
const BLANK_CITE =
  /[-–—_]{1,6}\s{0,2}[A-Z][\w.]{0,8}(?:\s?[A-Z][\w.]{0,6}){0,3}(?:\s?[23]d)?\s{0,2}[-–—_]{1,6},?\s{0,2}$/;

export type ParsedCaseName = {
  start: number;
  end: number;
  name: string;
  plaintiff: string;
  defendant: string;
  docket: string;
  /** In California style, court and year come before the volume. */
  court: string;
  courtId: string;
  year: number | undefined;
  date: string;
};

/** One line, without the page marks ("*127") of online opinions. */
const toOneLine = (text: string) =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/(?<=^|\s)\*\d{1,5}(?:\s|$)/g, '')
    .trim();

/** The name before `citationStart`, beginning no earlier than `from`. */
export function readCaseName(text: string, from: number, citationStart: number): ParsedCaseName {
  const minStart = Math.max(from, citationStart - MAX_NAME_LENGTH);
  if (citationStart - minStart < MIN_NAME_LENGTH)
    return {
      ...NO_NAME,
      start: citationStart,
      end: citationStart,
      docket: '',
      court: '',
      courtId: '',
      year: undefined,
      date: '',
    };
  const blankStart = skipBlankCites(text, minStart, trimBack(text, minStart, citationStart));
  const courtAndDate = readDateBack(text, minStart, blankStart);
  const { end, docket } = readDocketBack(
    text,
    minStart,
    trimBack(text, minStart, courtAndDate?.start ?? blankStart),
  );
  const caseName = readParties(text, minStart, end) ??
    readMatter(text, minStart, end) ??
    readShortName(text, minStart, end) ??
    readListLine(text, minStart, end) ?? { ...NO_NAME, start: citationStart, end: citationStart };
  return {
    ...caseName,
    docket,
    court: courtAndDate?.court ?? '',
    courtId: courtAndDate?.courtId ?? '',
    year: courtAndDate?.year,
    date: courtAndDate?.date ?? '',
  };
}

const NO_NAME = { name: '', plaintiff: '', defendant: '' };

function trimBack(text: string, minStart: number, offset: number): number {
  let end = skipSpacesBack(text, offset, 6);
  for (let mark = text[end - 1]; end > minStart; mark = text[end - 1]) {
    if (mark !== ',' && mark !== '(' && mark !== '[' && !(mark === ';' && text[end] === ',')) break;
    end = skipSpacesBack(text, end - 1, 4);
  }
  return end;
}

function readDateBack(text: string, minStart: number, offset: number) {
  if (text[offset - 1] !== ')') return undefined;
  const from = Math.max(minStart, offset - 60);
  const open = text.slice(from, offset).lastIndexOf('(');
  const read = open < 0 ? undefined : readCourtAndDate(text.slice(from + open + 1, offset - 1));
  return read && { ...read, start: from + open };
}

function skipBlankCites(text: string, minStart: number, offset: number): number {
  let end = offset;
  for (let turns = 0; turns < 3; turns++) {
    const tail = text.slice(Math.max(minStart, end - 40), end);
    const blank = BLANK_CITE.exec(tail);
    if (!blank) return end;
    end = trimBack(text, minStart, end - (tail.length - blank.index));
  }
  return end;
}

function readDocketBack(
  text: string,
  minStart: number,
  offset: number,
): { end: number; docket: string } {
  const from = Math.max(minStart, offset - 100);
  const tail = text.slice(from, offset).replace(/,\s?pp?\.\s?\d{1,4}$/, '');
  const number = tail.lastIndexOf('No');
  const start = number < 0 ? -1 : Math.max(0, number - 24);
  const match = (number >= 0 ? DOCKET.exec(tail.slice(start)) : null) ?? null;
  if (match && /\d/.test(match[1] ?? '') && !/\sv\.?\s/.test(match[1] ?? '')) {
    const end = trimBack(text, minStart, from + start + match.index);
    return { end, docket: toOneLine(match[1] ?? '') };
  }
  const bare = BARE_DOCKET.exec(tail);
  if (bare) return { end: trimBack(text, minStart, from + bare.index), docket: bare[1] ?? '' };
  return { end: offset, docket: '' };
}

/** "X v. Y" whose second side ends at the citation. */
function readParties(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end);
  const matches = [...span.matchAll(VERSUS)];
  const versus = matches.findLast(([text]) => text.startsWith('v')) ?? matches.at(-1);
  if (!versus) return undefined;
  const afterV = minStart + versus.index + versus[0].length;
  const defendant = toOneLine(text.slice(afterV, end)).replace(/,$/, '');
  if (!defendant || !isPartyName(defendant)) return undefined;
  const beforeV = minStart + versus.index;
  const start = findPlaintiffStart(text, minStart, beforeV, !/[A-Z]/.test(defendant));
  const plaintiff = toOneLine(text.slice(start, beforeV)).replace(/,$/, '');
  if (!plaintiff) return { start: afterV, end, name: defendant, plaintiff: '', defendant: '' };
  return {
    start,
    end,
    name: toOneLine(text.slice(start, end)).replace(/,$/, ''),
    plaintiff,
    defendant,
  };
}

const isCapitalized = (word: string) =>
  /^[\p{Lu}\d('’“]|^["*_]|^[a-z]{1,3}[A-Z]|^&|^[.*#—-]+$/u.test(word);

/** Whether a second party contains no word of prose. */
function isPartyName(text: string): boolean {
  if (/[;“”]/.test(text) || text.split('"').length % 2 === 0 || text.length > 260) return false;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (/^(?:in|In|at|see|See|and|the|of)$/.test(last)) return false;
  if (!/[A-Z]/.test(text)) return words.length <= 2;
  return words.every((word) => isCapitalized(word) || SMALL_WORDS.has(word.replace(/,$/, '')));
}

type Word = { start: number; text: string };

function findPlaintiffStart(
  text: string,
  minStart: number,
  beforeV: number,
  isLowerCase: boolean,
): number {
  const { words: all, stop } = readWordsBack(text, minStart, beforeV, 45);
  if (isLowerCase && !all.length && stop?.text) return stop.start;
  const words = all.slice(skipCourtPhrase(all));
  let followsProse = (stop !== undefined && !SIGNALS.has(stop.text)) || words.length < all.length;
  while (words.length > 1 && isIntroductory(words[0]?.text ?? '', words[1]?.text ?? ''))
    followsProse = /^(?:[Ii]n|Under)$/.test(words.shift()?.text ?? '') || followsProse;
  const cut = followsProse ? skipProseIntroduction(words) : 0;
  return words[cut]?.start ?? beforeV;
}

/**
 * "The Court in Obergefell v. Hodges", "Mr. Justice Harlan in O'Neil v. Vermont": the name begins
 * after "in".
 */
function skipCourtPhrase(words: Word[]): number {
  const judge = words.findIndex(({ text }) =>
    /^(?:Justice|Judge|Court|Circuit|Congress|Appeals|Division|Panel)\b/.test(text),
  );
  return judge < 0
    ? 0
    : words.findIndex(({ text }, i) => i > judge && i <= judge + 4 && text === 'in') + 1;
}

/**
 * The words before `end` that a name may contain, and the word of prose that stopped the search, if
 * any.
 */
function readWordsBack(
  text: string,
  minStart: number,
  end: number,
  maxWords: number,
): { words: Word[]; stop: Word | undefined } {
  const words: Word[] = [];
  let start = end;
  while (start > minStart && words.length < maxWords) {
    const wordEnd = skipSpacesBack(text, start, words.length ? 5 : 12);
    if (wordEnd <= minStart || (words.length && /\n\s*\n/.test(text.slice(wordEnd, start)))) break;
    const bracket = findBracketBefore(text, minStart, wordEnd);
    let wordStart = bracket ?? wordEnd;
    while (
      bracket === undefined &&
      wordStart > minStart &&
      wordEnd - wordStart < 60 &&
      !isSpace(text.charCodeAt(wordStart - 1))
    )
      wordStart--;
    const raw = text.slice(wordStart, wordEnd);
    const isBracket = bracket !== undefined;
    const openIndex = isBracket ? -1 : findOpening(raw);
    const word = { start: wordStart + openIndex + 1, text: raw.slice(openIndex + 1) };
    if (
      words.length &&
      !isBracket &&
      (isBoundary(word.text) || /^(?:See|Cf\.|Accord|Compare|Contra),?$/.test(word.text))
    )
      break;
    if (!word.text || (!isCapitalized(word.text) && !SMALL_WORDS.has(word.text.replace(/,$/, ''))))
      return { words, stop: word };
    words.unshift(word);
    start = wordStart;
    if (openIndex >= 0) break;
  }
  return { words, stop: undefined };
}

/**
 * Index of the bracket, quotation mark or footnote number ("[9]Haley") in a word after which the
 * name begins.
 */
function findOpening(raw: string): number {
  const note = /^.{0,6}\[\d{1,3}\](?=[A-Z])/.exec(raw);
  return note
    ? note[0].length - 1
    : Math.max(
        raw.lastIndexOf('('),
        raw.lastIndexOf('['),
        raw.lastIndexOf('“'),
        raw.lastIndexOf('"'),
      );
}

/**
 * "Ford Motor Co. (Chicago Stamping Plant)": a parenthesis that belongs to the name is read as one
 * word.
 */
function findBracketBefore(text: string, minStart: number, end: number): number | undefined {
  const last = text[end - 1] === ',' ? end - 1 : end;
  if (text[last - 1] !== ')') return undefined;
  const from = Math.max(minStart, last - 80);
  const open = text.slice(from, last).lastIndexOf('(');
  return open >= 0 && /^\([A-Z][^()]*[^\d)]\)$/.test(text.slice(from + open, last))
    ? from + open
    : undefined;
}

/** A word that ends the text before the name: the end of a sentence, a clause or a quotation. */
function isBoundary(word: string): boolean {
  if (/[;:)\]”"—?!]$/.test(word) || /^(?:Id|id|Ibid|ibid|supra|infra)[.,]?$/.test(word))
    return true;
  if (!word.endsWith('.') || /^(?:al|rel|ux|vir|nom|no)\.$|[A-Z]\.$|['’][a-z]{1,3}\.$/.test(word))
    return false;
  return !isUpper(word.charCodeAt(0)) || !isAbbreviation(word);
}

function isIntroductory(word: string, next: string): boolean {
  if (word === 'In' || word === 'in') return !/^(?:re|Re|the)$/.test(next);
  if (/^\*?\d+[.),]?$/.test(word)) return !/^\d+$/.test(word);
  return (
    SIGNALS.has(word) ||
    SIGNALS.has(word.replace(/,$/, '')) ||
    (SMALL_WORDS.has(word) && !isCapitalized(word))
  );
}

const CAPTION_TAIL =
  /^(?:Inc|Incorporated|LLC|L\.L\.C|Corp|Corporation|Co|Company|Ltd|Limited|L\.?P|LLP|N\.?A|Jr|Sr|II|III|IV|S\.?A|P\.?C|et|Secretary|Commissioner|Director|Attorney|Warden|Sheriff|Governor|Administrator|Administratrix|Executor|Executrix|Trustee|Collector|Superintendent|as|d\/b\/a|a\/k\/a|&|and|PLC|GmbH|AG|Judge|M\.?D|U\.S\.A|of)\b/;

/**
 * After prose, a comma ends an introduction ("In California, Smith v. …") unless the next words
 * belong to a caption.
 */
function skipProseIntroduction(words: { text: string }[]): number {
  for (let i = words.length - 1; i > 0; i--) {
    if (!words[i - 1]?.text.endsWith(',')) continue;
    const rest = words.slice(i);
    if (
      CAPTION_TAIL.test(rest[0]?.text ?? '') ||
      rest.some(({ text }) => text === '&' || text === 'and')
    )
      continue;
    return i;
  }
  return 0;
}

/** "In re Gault", "Estate of Green". */
function readMatter(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end);
  for (const match of span.matchAll(MATTER)) {
    const rest = toOneLine(span.slice(match.index + match[0].length)).replace(/,$/, '');
    if (!rest || !isPartyName(rest)) continue;
    const start = minStart + match.index;
    return {
      start,
      end,
      name: toOneLine(text.slice(start, end)).replace(/,$/, ''),
      plaintiff: '',
      defendant: '',
    };
  }
  return undefined;
}

/** A name with one party: "Jager, 344 B.R. 349", "The Paquete Habana, 175 U.S. 677". */
function readShortName(text: string, minStart: number, end: number) {
  const run = readCapitalizedRun(text, minStart, end);
  if (!run || !/^\s{0,4}[,(]/.test(text.slice(end, end + 6))) return undefined;
  return { start: run.start, end, name: run.name, plaintiff: '', defendant: '' };
}

/** The whole line before the citation, as in a list, if none of it is prose. */
function readListLine(text: string, minStart: number, end: number) {
  const span = text.slice(minStart, end).replace(/[\s;]+$/, '');
  const from = Math.max(span.lastIndexOf('\n'), span.lastIndexOf('; ')) + 1;
  const name = toOneLine(span.slice(from)).replace(/\sat \*?\d[\d-]*$/, '');
  if (
    (minStart > 0 && from === 0) ||
    !isUpper(name.charCodeAt(0)) ||
    !/^[\s;]{0,4},/.test(text.slice(minStart + span.length, end + 6))
  )
    return undefined;
  const words = name
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''));
  if (
    NOT_NAMES.test(name) ||
    SIGNALS.has(words[0] ?? '') ||
    !words.every((word) => !word || isCapitalized(word) || SMALL_WORDS.has(word))
  )
    return undefined;
  const [plaintiff = '', defendant = ''] = name.split(/\s[vV]s?\.?\s/);
  return {
    start: minStart + span.indexOf(name[0] ?? '', from),
    end,
    name,
    plaintiff: defendant ? plaintiff : '',
    defendant,
  };
}

/** The capitalized words that end at `end`; undefined if there are none or they are not a name. */
export function readCapitalizedRun(
  text: string,
  from: number,
  end: number,
): { start: number; name: string } | undefined {
  const { words: all } = readWordsBack(text, Math.max(from, end - 120), end, 9);
  const comma = all.findLastIndex(
    (word, i) =>
      i < all.length - 1 && word.text.endsWith(',') && !CAPTION_TAIL.test(all[i + 1]?.text ?? ''),
  );
  const words = all.slice(comma + 1);
  while (words.length > 1 && isIntroductory(words[0]?.text ?? '', words[1]?.text ?? ''))
    words.shift();
  while (words[0] && !isUpper(words[0].text.charCodeAt(0))) words.shift();
  const head = words[0];
  if (!head) return undefined;
  const name = toOneLine(text.slice(head.start, end)).replace(/,$|\sat \*?\d[\d-]*$/g, '');
  if (!/[a-z]{2}|[A-Z]{2}/.test(name) || SIGNALS.has(name) || isBoundary(words.at(-1)?.text ?? ''))
    return undefined;
  if (
    NOT_NAMES.test(name.replace(/[.,]/g, '')) ||
    /^(?:Section|Part|Rule|Chapter|Title|Art|Article) /.test(name)
  )
    return undefined;
  return { start: head.start, name };
}
