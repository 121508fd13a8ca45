// Citations of the United States Code in the ways they are written: "42 U.S.C. § 1983", "42 USC
// 1983", "42 U. S. C. A. §§ 1981-88", "Section 1983 of Title 42", "title 42, United States Code,
// section 1983", "50 U.S.C. App. § 501". At each letter that can begin one, sticky patterns of
// bounded length are tried; the title is read to the left, the sections by read-sections.ts.

import { execAt } from '#lib/exec-at.ts';
import { readSections, type SectionList } from '../statutes/read-sections.ts';
import { readNumberBefore } from './read-number-before.ts';
import { isWord } from './spelling.ts';
import type { StatuteCitation } from './types.ts';

const CODE_NAME = String.raw`(?:U\.?\s{0,2}S\.?\s{0,2}C(?:ode\b(?:\sAnn(?:\.|otated\b))?|\.?\s?[ASas]\b\.?|\.|\b)|United\s{1,3}States\s{1,3}Code(?:\s{1,3}Annotated|\s{1,3}Service)?\b)`;
const CODE = new RegExp(CODE_NAME, 'iy');
/** "App." after the code, or before it in the old way: "50 App. U.S.C. § 501". */
const APPENDIX = /,?\s{0,3}App(?:x|endix)?\b\.?,?/iy;
const APPENDIX_FIRST = new RegExp(String.raw`App(?:x|endix)?\.?,?\s{1,3}${CODE_NAME}`, 'iy');
const EDITION = /,?\s{0,3}\((?:West|LEXIS|Supp\.?|(?:1[89]|20)\d\d)[^()]{0,40}\)/y;
const MARK =
  /[,\s]{0,5}(?:at\s{1,3})?(?:(§{1,3}|[Ss]ections?\b|SECTIONS?\b|[Ss]ec(?:s|ts?)?\.?(?![A-Za-z])|[Ss]ects?\.)|(pp?\.))?\s{0,4}/y;
const SECTIONS_FIRST = /(?:[Ss]ections?|SECTIONS?|[Ss]ecs?\.|§{1,2})\s{0,4}(?=\d)/y;
const OF_TITLE = new RegExp(
  String.raw`,?\s{1,3}(?:of|in|under)\s{1,3}title\s{1,3}(\d{1,2})\b(?!\s?\(|[-.]\d)((?:,\s{0,3}|,?\s{1,3}of\s{1,3}(?:the\s{1,3})?)${CODE_NAME})?`,
  'iy',
);
/**
 * A title of another code: "title 12 of the Delaware Code", "title 42, Pennsylvania Consolidated
 * Statutes".
 */
const OTHER_CODE =
  /,?\s{1,3}(?:(?:of|to)\s{1,3}(?:the|this|that|an?|[A-Z])|[A-Z][A-Za-z.]{1,14}\s{1,2}(?:[A-Z][A-Za-z.]{1,14}\s{1,2}){0,2}(?:Code|Stat|Laws|C\.))/y;
const TITLE_FIRST = new RegExp(
  String.raw`title\s{1,3}(\d{1,2})(?:,\s{0,3}|,?\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?)${CODE_NAME}`,
  'iy',
);
const TAIL =
  /(\s{0,3}\(?\bnotes?\b\)?)?(?:,?\s{1,3}et\.?\s{1,3}seq\.?)?(?:\s{0,3}\((?:[A-Z][A-Za-z&.' ]{0,30}\s)?((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?(?:\s{1,2}ed\.)?(?:[,\s&]{1,3}Supp\.[^()]{0,20})?\))?/y;
const FIRST_LETTERS = new Set([...'UuSsTtAa§'].map((letter) => letter.charCodeAt(0)));

export function readUsCodeCitation(
  text: string,
  start: number,
  previousEnd: number,
): StatuteCitation | undefined {
  const code = text.charCodeAt(start);
  if (
    !FIRST_LETTERS.has(code) ||
    (start > 0 && code !== 0xa7 && isWord(text.charCodeAt(start - 1)))
  )
    return undefined;
  switch (text[start]) {
    case 'U':
    case 'u':
      return readTitleBefore(text, start, previousEnd, CODE);
    case 'A':
    case 'a':
      return readTitleBefore(text, start, previousEnd, APPENDIX_FIRST);
    case 'T':
    case 't':
      return readTitleFirst(text, start);
    default:
      return readSectionsFirst(text, start);
  }
}

/** "42 U.S.C. § 1983". */
function readTitleBefore(
  text: string,
  start: number,
  previousEnd: number,
  name: RegExp,
): StatuteCitation | undefined {
  const code = execAt(name, text, start);
  const title = code && readNumberBefore(text, start, previousEnd);
  if (!code || !title) return undefined;
  return readAfterCode(text, {
    start: title.start,
    end: code.end,
    title: title.digits,
    isAppendix: name === APPENDIX_FIRST,
  });
}

/** "title 42, United States Code, section 1983". */
function readTitleFirst(text: string, start: number): StatuteCitation | undefined {
  const title = execAt(TITLE_FIRST, text, start);
  return (
    title &&
    readAfterCode(text, { start, end: title.end, title: title.groups[0] ?? '', isAppendix: false })
  );
}

type CodeMatch = { start: number; end: number; title: string; isAppendix: boolean };

function readAfterCode(
  text: string,
  { start, end, title, isAppendix }: CodeMatch,
): StatuteCitation | undefined {
  const appendix = execAt(APPENDIX, text, end);
  const edition = execAt(EDITION, text, appendix?.end ?? end);
  const mark = execAt(MARK, text, edition?.end ?? appendix?.end ?? end);
  if (!mark || (mark.groups[1] && !appendix)) return undefined;
  const list = readSections(text, mark.end, isPluralMark(mark.groups[0]));
  return (
    list &&
    createCitation(text, { start, title, list, isAppendix: isAppendix || appendix !== undefined })
  );
}

/** "Section 1983 of Title 42". A title of a named other code is left to the other readers. */
function readSectionsFirst(text: string, start: number): StatuteCitation | undefined {
  const mark = execAt(SECTIONS_FIRST, text, start);
  const list = mark && readSections(text, mark.end, isPluralMark(mark.text));
  const title = list && execAt(OF_TITLE, text, list.end);
  if (!title || (!title.groups[1] && execAt(OTHER_CODE, text, title.end))) return undefined;
  return createCitation(text, {
    start,
    title: title.groups[0] ?? '',
    list: { ...list, end: title.end },
    isAppendix: false,
  });
}

const isPluralMark = (mark = '') => /§§|s\.?\s*$/i.test(mark);

type Found = { start: number; title: string; list: SectionList; isAppendix: boolean };

function createCitation(
  text: string,
  { start, title, list, isAppendix }: Found,
): StatuteCitation | undefined {
  const [first, ...others] = list.items;
  if (!first) return undefined;
  const tail = execAt(TAIL, text, list.end);
  const end = tail?.end ?? list.end;
  const [note, year] = tail?.groups ?? [];
  return {
    kind: 'statute',
    start,
    end,
    text: text.slice(start, end),
    code: isAppendix ? 'U.S.C. App.' : 'U.S.C.',
    codeKnown: true,
    title: String(Number(title)),
    ...first,
    unit: 'section',
    year: year ? Number(year) : undefined,
    ...(others.length > 0 && { others }),
    ...(note && { note: true as const }),
  };
}
