// The words around a date, as its role is told by them: its sentence up to it, what follows in the
// sentence, and the label before it, which may stand on the line above. Ends of sentences are not
// those of abbreviations.
import { soften } from './date-cues.ts';
import type { FoundDate } from './find-dates.ts';

const MAX_BEFORE = 260;
const MAX_AFTER = 140;
const MAX_LABEL_WORDS = 5;
const VERB = new RegExp(
  soften(
    '\\b(?:was|were|is|are|has|been|form|complaint|filed|entered|judgment|agreement|lease|paid|must|you|your|application|for|writ|we|on or)\\b',
  ),
  'i',
);
const WEEKDAY_AT_END =
  /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?[ \t,.]{0,4}$/i;

/** A sentence that was broken right before its date. */
const GOES_ON =
  /\b(?:on|by|before|about|of|until|till|to|the|from|is|was|and|after|or|for|at|than|dated|since|through|between|beginning|ending|effective|due|no later|this|your|our|or before|entered|filed|served|mailed|received)[ \t]*\n[ \t]*$/;

const ABBREVIATION =
  /(?:\b(?:a\.?m|p\.?m|no|nos|mr|mrs|ms|dr|st|ave|inc|co|corp|jr|sr|v|vs|u\.s|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|dept|rev|stat|sec|ltd|esq|hon|ext|apt|tel|approx|etc)|\b[a-z])$/i;

/**
 * `alone`: nothing else on its line. `wide`: the sentence before, too. `line`: its own line up to
 * it. All in lower case.
 */
export type DateContext = {
  before: string;
  wide: string;
  line: string;
  restOfLine: string;
  labelText: string;
  after: string;
  alone: boolean;
  label: boolean;
  /** Its line is not the rest of a sentence that was broken. */
  fresh: boolean;
  /**
   * The line above is blank or ends with a mark or a number, so that nothing of it belongs to this
   * line.
   */
  clean: boolean;
};

export function readContext(
  text: string,
  { start, end }: FoundDate,
  previousEnd: number,
  nextStart: number,
): DateContext {
  const rawBefore = text
    .slice(Math.max(previousEnd, start - MAX_BEFORE), start)
    .replace(WEEKDAY_AT_END, '');
  const rawAfter = text.slice(end, Math.min(nextStart, end + MAX_AFTER));
  // Columns of a line are apart: the label is in the nearest.
  const ownLine = rawBefore.slice(rawBefore.lastIndexOf('\n') + 1);
  const line = ownLine.split(/ {3,}|\t|\|/).findLast((part) => part.trim()) ?? '';
  const restOfLine = rawAfter.split('\n', 1)[0] ?? '';
  const alone =
    line.trim() === '' &&
    !GOES_ON.test(rawBefore) &&
    /^[\s.,|_]*$/.test(restOfLine) &&
    (rawBefore.includes('\n') || start < 5);
  const endsWithColon = /[:=]\s*$/.test(rawBefore);
  const isShortLine =
    /^\s*(?:Dated|DATED|Filed|FILED|Signed|SIGNED|Issued|ISSUED|Mailed|MAILED|Served|SERVED|Entered|ENTERED|Posted|POSTED|Sent)\b/.test(
      line,
    ) && line.trim().split(/\s+/).length <= MAX_LABEL_WORDS;
  const isLabelLine =
    /^[\s|>*•.-]*[^:\n]{2,70}[:=]\s*[^:\n]{0,60}$/.test(line) && !/[.;!?]\s/.test(line);
  const before =
    isLabelLine && !/^\s*[a-z]/.test(line) ? line : cutBefore(rawBefore, alone && !endsWithColon);
  const label = endsWithColon || (isShortLine && !VERB.test(line));
  // A label may be broken over two lines; but a title above "Date:" is not part of it.
  const labelText = clean(isLabelLine && !/^\s*date/i.test(line) ? rawBefore.slice(-90) : before);
  return {
    before: clean(before),
    wide: clean(text.slice(Math.max(0, start - MAX_BEFORE), start)),
    line: clean(line),
    fresh: /^\s*[A-Z]/.test(line) || !/[^\n.:;!?]\n[^\n]*$/.test(rawBefore),
    clean: !/[^\s.:;!?)\]_\d|-][ \t]*\n[^\n]*$/.test(rawBefore),
    restOfLine: clean(restOfLine),
    labelText,
    after: clean(cutAfter(rawAfter, label || isLabelLine || alone)),
    alone: alone && !endsWithColon,
    label,
  };
}

/**
 * From the last end of a sentence or paragraph. For a date alone on its line: the line above, if it
 * reads like a label.
 */
function cutBefore(text: string, alone: boolean): string {
  if (alone) {
    const above = text.trimEnd().split('\n').at(-1) ?? '';
    return above.length <= 60 && /\b(?:date|by|on|before|deadline)\W*$/i.test(above) ? above : '';
  }
  let start = 0;
  for (const boundary of text.matchAll(/\n[ \t]*\n|[.!?]["')\]]?\s+(?=["'(“]?[A-Z0-9])|;\s/g)) {
    const isStop =
      boundary[0].startsWith('\n') ||
      boundary[0].startsWith(';') ||
      !ABBREVIATION.test(text.slice(Math.max(0, boundary.index - 8), boundary.index));
    if (isStop && text.slice(boundary.index + boundary[0].length).trim().length > 0)
      start = boundary.index + boundary[0].length;
  }
  return text.slice(start);
}

function cutAfter(fullText: string, isOneLine: boolean): string {
  const text = isOneLine ? (fullText.split('\n', 1)[0] ?? '') : fullText;
  for (const boundary of text.matchAll(
    /\n[ \t]*\n|[.!?]["')\]]?\s+(?=["'(“]?[A-Z])|;\s|\n(?=[^\n:]{2,40}:)|[ \t](?=[A-Z][\w' ]{2,30}:)/g,
  )) {
    if (
      !ABBREVIATION.test(text.slice(Math.max(0, boundary.index - 8), boundary.index)) ||
      boundary[0].startsWith('\n')
    )
      return text.slice(0, boundary.index);
  }
  return text;
}

const clean = (text: string) =>
  text
    .replace(/[~^`*°•¬_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
