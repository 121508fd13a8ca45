// The day of what a period runs from, where that is no service or mailing but an event that the
// paper names and dates elsewhere: "from the date of arrest" and "Date of arrest: 11/13/2026",
// "after your coverage ends" and "will end on November 30". By the words that both have; two days
// that fit equally are none.
import { foldText } from './ocr-text.ts';
import { WEEKDAY } from './paper-acts.ts';

type DatedPlace = { start: number; end: number; date: string };

const MAX_BEFORE = 100;
const MAX_AFTER = 40;
const MAX_EVENT_WORDS = 4;
const STEM = 5;
/** They tell no event from another, or are those of the paper, which have labels of their own. */
const PLAIN = new Set(
  [
    'a an and are as at be been before being both by date day days each for from given has have had he her',
    'his i if in is it its last latter next no not of on or our party person she such that the their',
    'them then there these they this those time to under upon was we were when which who will with',
    'such said original within you your off above below shown stated printed listed set first calendar copy actual actually',
    'notice letter decision order determination summons writ document paper papers complaint',
    'mail mailed mailing sent served service receipt received receive receiving getting arrives arrived serving sending delivering get got delivered delivery',
    'employee tenant defendant respondent claimant member student driver taxpayer company',
    'judgment judge entry entered rendered issue issued issuance dated month year file filed filing',
  ]
    .flatMap((line) => line.split(' '))
    .map(foldText),
);
/** Different words for one event. */
const SAME: Record<string, string> = {};
for (const words of [
  'end stop terminat ceas cancel close discontinu expir',
  'violation offense infraction citation ticket',
  'taken took take repossess seiz',
  'held hearing conference',
  'sale sold auction',
  'relief chapter petition',
  'shut shutoff disconnect',
  'admission admit',
]) {
  const stems = words.split(' ').map((word) => toStem(foldText(word)));
  for (const stem of stems) SAME[stem] = stems[0] as string;
}

/** The words around the dates are read once, and only for a paper that names an event. */
export function createEventFinder(
  text: string,
  dates: readonly DatedPlace[],
): (clause: string) => string | undefined {
  let around: Around[] | undefined;
  return (clause) => {
    const stamped = FILING.test(clause) ? readStamps(text, dates) : [];
    if (stamped.length === 1) return stamped[0];
    const event = [...new Set(readStems(clause))].slice(0, MAX_EVENT_WORDS);
    if (event.length === 0) return undefined;
    around ??= dates.map((_, index) => readWords(text, dates, index));
    const counts = around.map(({ before, after }) => ({
      all: event.filter((stem) => before.has(stem) || after.has(stem)).length,
      before: event.filter((stem) => before.has(stem)).length,
    }));
    const best = Math.max(Math.ceil(event.length / 2), ...counts.map(({ all }) => all));
    const fits = dates.filter((_, index) => counts[index]?.all === best);
    // What stands before a day names it sooner than what stands behind it.
    const nearest = Math.max(...counts.map(({ all, before }) => (all === best ? before : 0)));
    const named = dates.filter(
      (_, index) => counts[index]?.all === best && counts[index]?.before === nearest,
    );
    // Of a label all words are those of the event: "Date of sale".
    const labels = named.filter((date) => around?.[dates.indexOf(date)]?.before.size === nearest);
    const choices = labels.length > 0 ? labels : named;
    const days = new Set((nearest > 0 ? choices : fits).map(({ date }) => date));
    return days.size === 1 ? [...days][0] : undefined;
  };
}

const FILING = /^(?:the )?(?:date of )?filing(?: of\b| *(?:$|\())/;
/** "FILED AUG 31 2026". */
const readStamps = (text: string, dates: readonly DatedPlace[]): string[] => [
  ...new Set(
    dates
      .filter(({ start }) =>
        /\bFILED\b(?:[^a-z\n]{0,30}|\W*)$/.test(text.slice(Math.max(0, start - 36), start)),
      )
      .map(({ date }) => date),
  ),
];

/** The sentence or label before a date, and the rest of its line, without other dates. */
type Around = { before: Set<string>; after: Set<string> };
function readWords(text: string, dates: readonly DatedPlace[], index: number): Around {
  const { start, end } = dates[index] as DatedPlace;
  const previous = dates[index - 1]?.end ?? 0;
  const next = dates[index + 1]?.start ?? text.length;
  const before = text
    .slice(Math.max(previous, start - MAX_BEFORE), start)
    .split(/\n\s*\n|(?<!\b[A-Z][a-z]{0,2})[.;](?:\s+(?=[A-Z])|[ \t]*\n\s*$)/)
    .at(-1);
  const after = text.slice(end, Math.min(next, end + MAX_AFTER)).split(/[\n.;\t|]| {3,}/, 1)[0];
  // What stands behind a date with a label is the next label.
  const label = before?.replace(WEEKDAY, ' ').replace(HEADING_ABOVE, '\n');
  const isLabeled = /[:=]\s*$/.test(label ?? '');
  const ownLine = label
    ?.replace(LABEL_ABOVE, '$1 ')
    .trimEnd()
    .split(isLabeled ? LABEL_START : LINE_START)
    .at(-1);
  // "Date:" below "Place of sale: Main St." is that of the row above.
  const above = label?.trimEnd().split('\n').slice(-2, -1).join('') ?? '';
  const own = readStems(ownLine ?? '');
  return {
    before: new Set(isLabeled && own.length === 0 ? readStems(above) : own),
    after: new Set(readStems(isLabeled ? '' : (after ?? ''))),
  };
}

/** A heading in capitals is no label of the day below it. */
const HEADING_ABOVE =
  /(?:^|\n)[^a-z\n]*[A-Z][^a-z\n]*(?<!:\s*|\b(?:ON|OF|BY|AT|IS|DATE|FROM|AND)\s*)\n\s*$/;
/** The date stands alone in the line below its label. */
const LABEL_ABOVE = /(:)\s*\n\s*$/i;
const LABEL_START = /\n| {3,}|\t|\|/;
/** A sentence goes on in the next line, a form begins anew with a capital letter. */
const LINE_START = /\n(?=[ \t]*[^\sa-z])| {3,}|\t|\|/;
function readStems(words: string): string[] {
  return foldText(words.replace(/['’]s\b/g, '').replace(/\bas of\b/gi, 'effective'))
    .split(' ')
    .filter((word) => word.length > 2 && /[a-z]{3}/.test(word) && !PLAIN.has(word))
    .map(toStem)
    .map((stem) => SAME[stem] ?? stem);
}

function toStem(folded: string): string {
  const bare = folded.replace(/(?:lng|ed|es|s|lon|ment|ly|al|e){1,2}$/, '');
  return (bare.length > 2 ? bare : folded).slice(0, STEM);
}
