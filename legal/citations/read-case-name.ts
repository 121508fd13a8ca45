// The name of the case, read backwards from its volume number. Prose and captions look alike ("the rule in California, Smith v.
// Jones"), so a name is what a careful reader would take: capitalised words and the small words that captions use, back to the
// end of a sentence, a bracket, a quotation or the citation before. `from` is never passed, so no character is read twice.
import { isAbbreviation } from './name-words.ts';
import { readCourtAndDate } from './read-citation-tail.ts';
import { isSpace, isUpper, skipSpacesBack } from './spelling.ts';

const MAX_NAME_LENGTH = 420;
const MIN_NAME_LENGTH = 4;
const SMALL = new Set(
  `of the and & for in on to de la las los le del der den di da du von van ten ter et al al. ex ex. rel rel. by at as a an y e dba aka d/b/a a/k/a f/k/a n/k/a o/b/o c/o
ux ux. vir. her his with or through from upon re non per ad hoc bin ibn el und und. zu its their sub nom nom. no. nos.`.split(/\s+/),
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
const DOCKET = /[,(]?\s*\(?(?:(?:Case|Civil|Civ\.|Crim\.|Docket|Action|Cause)\s)*Nos?\.\s?([\w][^;]{0,70})$/;
const BARE_DOCKET = /[(,]\s*(\d{1,2}[:-][\w:-]{3,30})$/;
const BLANK_CITE = /[-–—_]{1,6}\s{0,2}[A-Z][\w.]{0,8}(?:\s?[A-Z][\w.]{0,6}){0,3}(?:\s?[23]d)?\s{0,2}[-–—_]{1,6},?\s{0,2}$/;

export type NameRead = {
  start: number;
  end: number;
  name: string;
  plaintiff: string;
  defendant: string;
  docket: string;
  /** California's order: court and year stand before the volume. */
  court: string;
  courtId: string;
  year: number | undefined;
  date: string;
};

/** One line, without the page marks ("*127") that opinions on the web have. */
const squeeze = (text: string) =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/(?<=^|\s)\*\d{1,5}(?:\s|$)/g, '')
    .trim();

/** The name that ends before `at`, and no earlier than `from`. */
export function readName(text: string, from: number, at: number): NameRead {
  const first = Math.max(from, at - MAX_NAME_LENGTH);
  if (at - first < MIN_NAME_LENGTH) return { ...NONE, start: at, end: at, docket: '', court: '', courtId: '', year: undefined, date: '' };
  const blankless = skipBlankCites(text, first, trimBack(text, first, at));
  const dated = readDateBack(text, first, blankless);
  const { end, docket } = readDocketBack(text, first, trimBack(text, first, dated?.start ?? blankless));
  const found = partiesIn(text, first, end) ??
    matterIn(text, first, end) ??
    leadIn(text, first, end) ??
    lineIn(text, first, end) ?? { ...NONE, start: at, end: at };
  return { ...found, docket, court: dated?.court ?? '', courtId: dated?.courtId ?? '', year: dated?.year, date: dated?.date ?? '' };
}

const NONE = { name: '', plaintiff: '', defendant: '' };

function trimBack(text: string, first: number, at: number): number {
  let end = skipSpacesBack(text, at, 6);
  for (let mark = text[end - 1]; end > first; mark = text[end - 1]) {
    if (mark !== ',' && mark !== '(' && mark !== '[' && !(mark === ';' && text[end] === ',')) break;
    end = skipSpacesBack(text, end - 1, 4);
  }
  return end;
}

function readDateBack(text: string, first: number, at: number) {
  if (text[at - 1] !== ')') return undefined;
  const from = Math.max(first, at - 60);
  const open = text.slice(from, at).lastIndexOf('(');
  const read = open < 0 ? undefined : readCourtAndDate(text.slice(from + open + 1, at - 1));
  return read && { ...read, start: from + open };
}

function skipBlankCites(text: string, first: number, at: number): number {
  let end = at;
  for (let turns = 0; turns < 3; turns++) {
    const tail = text.slice(Math.max(first, end - 40), end);
    const blank = BLANK_CITE.exec(tail);
    if (!blank) return end;
    end = trimBack(text, first, end - (tail.length - blank.index));
  }
  return end;
}

function readDocketBack(text: string, first: number, at: number): { end: number; docket: string } {
  const from = Math.max(first, at - 100);
  const tail = text.slice(from, at).replace(/,\s?pp?\.\s?\d{1,4}$/, '');
  const number = tail.lastIndexOf('No');
  const start = number < 0 ? -1 : Math.max(0, number - 24);
  const match = (number >= 0 ? DOCKET.exec(tail.slice(start)) : null) ?? null;
  if (match && /\d/.test(match[1] ?? '') && !/\sv\.?\s/.test(match[1] ?? '')) {
    const end = trimBack(text, first, from + start + match.index);
    return { end, docket: squeeze(match[1] ?? '') };
  }
  const bare = BARE_DOCKET.exec(tail);
  if (bare) return { end: trimBack(text, first, from + bare.index), docket: bare[1] ?? '' };
  return { end: at, docket: '' };
}

/** "X v. Y" whose second side reaches up to the citation. */
function partiesIn(text: string, first: number, end: number) {
  const span = text.slice(first, end);
  const all = [...span.matchAll(VERSUS)];
  const versus = all.findLast(([text]) => text.startsWith('v')) ?? all.at(-1);
  if (!versus) return undefined;
  const afterV = first + versus.index + versus[0].length;
  const defendant = squeeze(text.slice(afterV, end)).replace(/,$/, '');
  if (!defendant || !endsAsName(defendant)) return undefined;
  const beforeV = first + versus.index;
  const start = plaintiffStart(text, first, beforeV, !/[A-Z]/.test(defendant));
  const plaintiff = squeeze(text.slice(start, beforeV)).replace(/,$/, '');
  if (!plaintiff) return { start: afterV, end, name: defendant, plaintiff: '', defendant: '' };
  return { start, end, name: squeeze(text.slice(start, end)).replace(/,$/, ''), plaintiff, defendant };
}

const isCap = (word: string) => /^[\p{Lu}\d('’“]|^["*_]|^[a-z]{1,3}[A-Z]|^&|^[.*#—-]+$/u.test(word);

/** A second party runs up to the citation: no word of prose in it. */
function endsAsName(text: string): boolean {
  if (/[;“”]/.test(text) || text.split('"').length % 2 === 0 || text.length > 260) return false;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (/^(?:in|In|at|see|See|and|the|of)$/.test(last)) return false;
  if (!/[A-Z]/.test(text)) return words.length <= 2;
  return words.every((word) => isCap(word) || SMALL.has(word.replace(/,$/, '')));
}

type Word = { at: number; text: string };

function plaintiffStart(text: string, first: number, beforeV: number, lower: boolean): number {
  const { words: all, stop } = wordsBack(text, first, beforeV, 45);
  if (lower && !all.length && stop?.text) return stop.at;
  const words = all.slice(afterCourt(all));
  let prose = (stop !== undefined && !SIGNALS.has(stop.text)) || words.length < all.length;
  while (words.length > 1 && isLeading(words[0]?.text ?? '', words[1]?.text ?? ''))
    prose = /^(?:[Ii]n|Under)$/.test(words.shift()?.text ?? '') || prose;
  const cut = prose ? afterProseComma(words) : 0;
  return words[cut]?.at ?? beforeV;
}

/** "The Court in Obergefell v. Hodges", "Mr. Justice Harlan in O'Neil v. Vermont": the name begins after "in". */
function afterCourt(words: Word[]): number {
  const judge = words.findIndex(({ text }) => /^(?:Justice|Judge|Court|Circuit|Congress|Appeals|Division|Panel)\b/.test(text));
  return judge < 0 ? 0 : words.findIndex(({ text }, at) => at > judge && at <= judge + 4 && text === 'in') + 1;
}

/** The words before `end` that a name may have, and the word of prose that they end at, if one does end them. */
function wordsBack(text: string, first: number, end: number, most: number): { words: Word[]; stop: Word | undefined } {
  const words: Word[] = [];
  let start = end;
  while (start > first && words.length < most) {
    const wordEnd = skipSpacesBack(text, start, words.length ? 5 : 12);
    if (wordEnd <= first || (words.length && /\n\s*\n/.test(text.slice(wordEnd, start)))) break;
    const bracket = bracketBefore(text, first, wordEnd);
    let at = bracket ?? wordEnd;
    while (bracket === undefined && at > first && wordEnd - at < 60 && !isSpace(text.charCodeAt(at - 1))) at--;
    const raw = text.slice(at, wordEnd);
    const whole = bracket !== undefined;
    const opened = whole ? -1 : openedIn(raw);
    const word = { at: at + opened + 1, text: raw.slice(opened + 1) };
    if (words.length && !whole && (endsHere(word.text) || /^(?:See|Cf\.|Accord|Compare|Contra),?$/.test(word.text))) break;
    if (!word.text || (!isCap(word.text) && !SMALL.has(word.text.replace(/,$/, '')))) return { words, stop: word };
    words.unshift(word);
    start = at;
    if (opened >= 0) break;
  }
  return { words, stop: undefined };
}

/** Where in a word something is opened, after which the name begins: a bracket, a quotation, a footnote's number ("[9]Haley"). */
function openedIn(raw: string): number {
  const note = /^.{0,6}\[\d{1,3}\](?=[A-Z])/.exec(raw);
  return note ? note[0].length - 1 : Math.max(raw.lastIndexOf('('), raw.lastIndexOf('['), raw.lastIndexOf('“'), raw.lastIndexOf('"'));
}

/** "Ford Motor Co. (Chicago Stamping Plant)": a bracket that belongs to the name, read as one word. */
function bracketBefore(text: string, first: number, end: number): number | undefined {
  const last = text[end - 1] === ',' ? end - 1 : end;
  if (text[last - 1] !== ')') return undefined;
  const from = Math.max(first, last - 80);
  const open = text.slice(from, last).lastIndexOf('(');
  return open >= 0 && /^\([A-Z][^()]*[^\d)]\)$/.test(text.slice(from + open, last)) ? from + open : undefined;
}

/** A word that ends what stands before the name: the end of a sentence, a clause or a quotation. */
function endsHere(word: string): boolean {
  if (/[;:)\]”"—?!]$/.test(word) || /^(?:Id|id|Ibid|ibid|supra|infra)[.,]?$/.test(word)) return true;
  if (!word.endsWith('.') || /^(?:al|rel|ux|vir|nom|no)\.$|[A-Z]\.$|['’][a-z]{1,3}\.$/.test(word)) return false;
  return !isUpper(word.charCodeAt(0)) || !isAbbreviation(word);
}

function isLeading(word: string, next: string): boolean {
  if (word === 'In' || word === 'in') return !/^(?:re|Re|the)$/.test(next);
  if (/^\*?\d+[.),]?$/.test(word)) return !/^\d+$/.test(word);
  return SIGNALS.has(word) || SIGNALS.has(word.replace(/,$/, '')) || (SMALL.has(word) && !isCap(word));
}

const TAIL =
  /^(?:Inc|Incorporated|LLC|L\.L\.C|Corp|Corporation|Co|Company|Ltd|Limited|L\.?P|LLP|N\.?A|Jr|Sr|II|III|IV|S\.?A|P\.?C|et|Secretary|Commissioner|Director|Attorney|Warden|Sheriff|Governor|Administrator|Administratrix|Executor|Executrix|Trustee|Collector|Superintendent|as|d\/b\/a|a\/k\/a|&|and|PLC|GmbH|AG|Judge|M\.?D|U\.S\.A|of)\b/;

/** After prose, a comma ends an introduction ("In California, Smith v. …") unless what follows belongs to a caption. */
function afterProseComma(words: { text: string }[]): number {
  for (let i = words.length - 1; i > 0; i--) {
    if (!words[i - 1]?.text.endsWith(',')) continue;
    const rest = words.slice(i);
    if (TAIL.test(rest[0]?.text ?? '') || rest.some(({ text }) => text === '&' || text === 'and')) continue;
    return i;
  }
  return 0;
}

/** "In re Gault", "Estate of Green". */
function matterIn(text: string, first: number, end: number) {
  const span = text.slice(first, end);
  for (const match of span.matchAll(MATTER)) {
    const rest = squeeze(span.slice(match.index + match[0].length)).replace(/,$/, '');
    if (!rest || !endsAsName(rest)) continue;
    const start = first + match.index;
    return { start, end, name: squeeze(text.slice(start, end)).replace(/,$/, ''), plaintiff: '', defendant: '' };
  }
  return undefined;
}

/** A name of one party, as short forms have it: "Jager, 344 B.R. 349", "The Paquete Habana, 175 U.S. 677". */
function leadIn(text: string, first: number, end: number) {
  const found = capitalRun(text, first, end);
  if (!found || !/^\s{0,4}[,(]/.test(text.slice(end, end + 6))) return undefined;
  return { start: found.start, end, name: found.name, plaintiff: '', defendant: '' };
}

/** All that stands on its own before the citation (a line of a list), when none of it is prose. */
function lineIn(text: string, first: number, end: number) {
  const span = text.slice(first, end).replace(/[\s;]+$/, '');
  const from = Math.max(span.lastIndexOf('\n'), span.lastIndexOf('; ')) + 1;
  const name = squeeze(span.slice(from)).replace(/\sat \*?\d[\d-]*$/, '');
  if ((first > 0 && from === 0) || !isUpper(name.charCodeAt(0)) || !/^[\s;]{0,4},/.test(text.slice(first + span.length, end + 6)))
    return undefined;
  const words = name.split(' ').map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''));
  if (NOT_NAMES.test(name) || SIGNALS.has(words[0] ?? '') || !words.every((word) => !word || isCap(word) || SMALL.has(word)))
    return undefined;
  const [plaintiff = '', defendant = ''] = name.split(/\s[vV]s?\.?\s/);
  return { start: first + span.indexOf(name[0] ?? '', from), end, name, plaintiff: defendant ? plaintiff : '', defendant };
}

/** The capitalised words that end at `end`; undefined when there are none, or they are no name. */
export function capitalRun(text: string, from: number, end: number): { start: number; name: string } | undefined {
  const { words: all } = wordsBack(text, Math.max(from, end - 120), end, 9);
  const comma = all.findLastIndex((word, at) => at < all.length - 1 && word.text.endsWith(',') && !TAIL.test(all[at + 1]?.text ?? ''));
  const words = all.slice(comma + 1);
  while (words.length > 1 && isLeading(words[0]?.text ?? '', words[1]?.text ?? '')) words.shift();
  while (words[0] && !isUpper(words[0].text.charCodeAt(0))) words.shift();
  const head = words[0];
  if (!head) return undefined;
  const name = squeeze(text.slice(head.at, end)).replace(/,$|\sat \*?\d[\d-]*$/g, '');
  if (!/[a-z]{2}|[A-Z]{2}/.test(name) || SIGNALS.has(name) || endsHere(words.at(-1)?.text ?? '')) return undefined;
  if (NOT_NAMES.test(name.replace(/[.,]/g, '')) || /^(?:Section|Part|Rule|Chapter|Title|Art|Article) /.test(name)) return undefined;
  return { start: head.at, name };
}
