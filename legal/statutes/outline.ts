// The outline of a section that was published as plain text: which paragraph is
// (a)(1)(A)(i)(I)(aa). A marker stands at the beginning of a line, alone or before its text. Its
// level follows from its kind (letter, number, capital, roman) and from the markers before it;
// "(i)" is a roman one or the letter after "h", whichever the markers that follow continue.
export type OutlineParagraph = { path: string; text: string };

const MAX_LEVELS = 10;
/** How many later markers are looked at to tell "(i)" the number from "(i)" the letter. */
const MAX_LOOKAHEAD = 200;
/** In brackets: "[(c) Repealed.]". */
const MARKER = /\[?\((\d{1,3}[A-Za-z]{0,2}(?:-\d{1,2})?|[a-z]{1,6}|[A-Z]{1,6}|[a-z]-\d{1,2})\)\s*/y;
/** "A. The board shall …", as some states write it. */
const DOTTED = /(\d{1,2}|[A-Z]|[a-z])\.\s+(?=\S)/y;
const ROMAN = /^x{0,3}(?:ix|iv|v?i{0,3})$/;

/**
 * `kind`: in which way it counts; the same letters can count in two ways. `order`: its place in
 * that count.
 */
type Reading = { kind: string; order: number };
type Marker = { value: string; written: string; readings: Reading[]; isDotted: boolean };
type Level = Reading & { value: string };
/** The markers after one. */
type Later = { markers: Marker[]; from: number };
/** Under which kind another stands as a rule. */
const PARENTS: Record<string, string> = {
  'lower-roman': 'upper',
  'upper-roman': 'lower-roman',
  'lower-double': 'upper-roman',
  'upper-double': 'lower-double',
};

export function splitOutline(text: string): OutlineParagraph[] {
  const lines = joinMarkers(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()));
  const all = lines.flatMap(({ markers }) => markers);
  const paragraphs: OutlineParagraph[] = [];
  let levels: Level[] = [];
  let seen = 0;
  let opensList = false;
  for (const { markers, rest, raw } of lines) {
    let placed = 0;
    for (const marker of markers) {
      const next = addMarker(levels, marker, opensList || placed > 0, {
        markers: all,
        from: seen + 1,
      });
      if (!next) break;
      levels = next;
      seen++;
      placed++;
      const isLast = placed === markers.length;
      if (!isLast) paragraphs.push({ path: toPath(levels), text: marker.written });
    }
    if (placed === 0 && markers.length > 0) seen += markers.length;
    const isMarked = placed > 0 && placed === markers.length;
    const content = isMarked ? `${markers.at(-1)?.written} ${rest}`.trim() : raw;
    if (!isMarked && continuesParent(levels, raw, paragraphs.at(-1))) levels = levels.slice(0, -1);
    paragraphs.push({ path: toPath(levels), text: content });
    opensList = /[\u2014:-]$/.test(content);
  }
  return paragraphs;
}

const toPath = (levels: Level[]) => levels.map(({ value }) => value).join('/');

type Line = { markers: Marker[]; rest: string; raw: string };

/** A marker on a line of its own belongs to the line after it. */
function joinMarkers(lines: string[]): Line[] {
  const joined: Line[] = [];
  let isWaiting = false;
  for (const raw of lines) {
    if (raw === '') continue;
    const { markers, end } = readMarkers(raw);
    const rest = raw.slice(end);
    const last = joined.at(-1);
    if (isWaiting && last && markers.length === 0) {
      last.rest = raw;
      last.raw = `${last.raw} ${raw}`;
    } else joined.push({ markers, rest, raw });
    isWaiting = markers.length > 0 && rest === '';
  }
  return joined;
}

function readMarkers(line: string): { markers: Marker[]; end: number } {
  const markers: Marker[] = [];
  let end = 0;
  while (markers.length < MAX_LEVELS) {
    const pattern = markers.length === 0 && line[0] !== '(' && line[0] !== '[' ? DOTTED : MARKER;
    pattern.lastIndex = end;
    const match = pattern.exec(line);
    const value = match?.[1];
    if (!match || value === undefined) break;
    const isDotted = pattern === DOTTED;
    const readings = listReadings(value, isDotted ? '.' : '');
    if (readings.length === 0) break;
    markers.push({ value, written: match[0].trim(), readings, isDotted });
    end = pattern.lastIndex;
  }
  return { markers, end };
}

/** The ways in which a marker may count. Empty: no outline has it, such as "(the)". */
function listReadings(value: string, suffix: string): Reading[] {
  const number = Number.parseInt(value, 10);
  if (!Number.isNaN(number))
    return [{ kind: `number${suffix}`, order: number + countLetters(value) / 1000 }];
  const lower = value.toLowerCase();
  const style = value === lower ? 'lower' : 'upper';
  const readings: Reading[] = [];
  const base = lower.replace(/-\d+$/, '');
  if (new Set(base).size === 1 && base.length <= 4) {
    const letter = countLetters(base) + (base === lower ? 0 : 0.5);
    // "(aa)" is the first of its own level, or comes after "(z)".
    if (base.length > 1) readings.push({ kind: `${style}-double${suffix}`, order: letter });
    readings.push({ kind: `${style}${suffix}`, order: letter + 26 * (base.length - 1) });
  }
  if (ROMAN.test(lower) && !suffix)
    readings.push({ kind: `${style}-roman`, order: parseRoman(lower) });
  return readings;
}

function countLetters(text: string): number {
  const letter = /[a-z]/i.exec(text)?.[0];
  return letter ? letter.toLowerCase().charCodeAt(0) - 96 : 0;
}

function parseRoman(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  const digits = [...text].map((letter) => values[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** The levels after a marker; undefined when it cannot be one here. */
function addMarker(
  levels: Level[],
  marker: Marker,
  opensList: boolean,
  later: Later,
): Level[] | undefined {
  const { value, readings, isDotted } = marker;
  const successors = readings.flatMap((reading) => {
    const index = levels.findLastIndex(
      (level) => level.kind === reading.kind && isNext(level.order, reading.order),
    );
    return index < 0 ? [] : [{ reading, index }];
  });
  successors.sort((a, b) => b.index - a.index);
  const start = readings.find(
    (reading) =>
      Math.floor(reading.order) === 1 && !levels.some(({ kind }) => kind === reading.kind),
  );
  const successor = successors[0];
  const isUsual = opensList || levels.at(-1)?.kind === PARENTS[start?.kind ?? ''];
  const goesDeeper =
    start &&
    (!successor ||
      (isUsual &&
        successor.reading !== start &&
        prefersStart(start, successor.reading, opensList, later)));
  if (goesDeeper) return push(levels, start, value);
  if (successor) return [...levels.slice(0, successor.index), { ...successor.reading, value }];
  if (isDotted) return undefined;
  // A gap, a repeated one or a new beginning of a level that is open: "(4A)" after "(4)", "(c)"
  // after a repealed "(b)".
  const open = readings
    .map((reading) => ({
      reading,
      index: levels.findLastIndex(({ kind }) => kind === reading.kind),
    }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => b.index - a.index)[0];
  if (open) return [...levels.slice(0, open.index), { ...open.reading, value }];
  const [first] = readings;
  return first && push(levels, start ?? first, value);
}

const push = (levels: Level[], reading: Reading, value: string): Level[] | undefined =>
  levels.length < MAX_LEVELS ? [...levels, { ...reading, value }] : undefined;

const isNext = (before: number, order: number) => order > before && order <= Math.floor(before) + 1;

/**
 * Between a new level and the next of an open one: what comes first among the later markers, its
 * second or its successor?
 */
function prefersStart(
  start: Reading,
  successor: Reading,
  opensList: boolean,
  { markers, from }: Later,
): boolean {
  for (const { readings } of markers.slice(from, from + MAX_LOOKAHEAD)) {
    if (readings.some(({ kind, order }) => kind === start.kind && order === start.order + 1))
      return true;
    if (
      readings.some(({ kind, order }) => kind === successor.kind && order === successor.order + 1)
    )
      return false;
  }
  return opensList;
}

/**
 * Text without a marker after the last of a list: "… ; or (B) …, / shall be fined" goes on with
 * what stands above the list.
 */
function continuesParent(
  levels: Level[],
  line: string,
  before: OutlineParagraph | undefined,
): boolean {
  return (
    levels.length > 0 &&
    before?.path === toPath(levels) &&
    /^[a-z]/.test(line) &&
    /[;,]$|(?:;|,) (?:and|or)$/.test(before.text)
  );
}
