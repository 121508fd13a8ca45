// How well papers are read: the kind, each date with its role, amounts and case numbers, on papers
// written by people who had seen no rule. Also how many dates that are shown as certain are wrong,
// and how many papers that are none of the kinds are called something. By form: clean, messy, cut,
// scan. Numbers are compared as a scanner may have read them (0 and O, 1 and l are equal), as a
// person would.
import { existsSync } from 'node:fs';
import type { Library } from '#features/library/load-library.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { readPaperText, readPaperWithMeaning } from '#features/papers/read/read-paper.server.ts';
import type { PaperReading } from '#features/papers/schema.ts';
import { checkout } from '#server/boot/content-source.ts';
import { type LabeledPaper, PAPERS_FILE, readLabeledPapers } from './labeled-papers.ts';
import { openSearch } from './open-search.ts';

const TALLY_KEYS = [
  'papers',
  'kinds',
  'none',
  'noneCalled',
  'dates',
  'datesRight',
  'datesExtra',
  'certain',
  'certainWrong',
  'periods',
  'periodsRight',
  'amounts',
  'amountsRight',
  'amountsExtra',
  'numbers',
  'numbersRight',
  'courts',
  'courtsRight',
  'scams',
  'scamsRight',
  'scamsExtra',
] as const;
export type Tally = Record<(typeof TALLY_KEYS)[number], number>;

/** `words`: without the model of meaning. */
export async function evalPapers({
  file,
  misses,
  words,
  'date-rules': dateRules,
}: {
  file?: string | undefined;
  misses: boolean;
  words: boolean;
  'date-rules'?: boolean | undefined;
}): Promise<number> {
  if (!existsSync(file ?? PAPERS_FILE)) {
    console.log(`no papers to read: ${file ?? 'evals/papers.jsonl'} does not exist`);
    return 1;
  }
  const { library } = loadLibrary(checkout);
  const papers = readLabeledPapers(file);
  const options = dateRules === undefined ? {} : { dateRules };
  const readings = words
    ? readByWords(library, papers, options)
    : await readWithMeaning(library, papers, options);
  printTally(
    'all',
    scorePapers(library, papers, { readings, report: misses ? console.log : undefined }),
  );
  for (const form of new Set(papers.map((paper) => paper.form))) {
    printTally(
      form,
      scorePapers(
        library,
        papers.filter((paper) => paper.form === form),
        { readings },
      ),
    );
  }
  return 0;
}

type Readings = Map<string, PaperReading>;

type Options = { dateRules?: boolean };

const readByWords = (library: Library, papers: LabeledPaper[], options: Options): Readings =>
  new Map(papers.map(({ id, text }) => [id, readPaperText({ library }, text, options)]));

async function readWithMeaning(
  library: Library,
  papers: LabeledPaper[],
  options: Options,
): Promise<Readings> {
  const { index, embedders, close } = openSearch({ words: false });
  const search = { index, embedder: embedders[0] as Embedder };
  const caller = { signal: new AbortController().signal };
  const readings: Readings = new Map();
  for (const { id, text } of papers)
    readings.set(id, await readPaperWithMeaning({ library, search }, caller, text, options));
  await close();
  return readings;
}

type Report = (line: string) => void;
/** `readings`: by the id of the paper; otherwise rules and words alone are scored. */
type ScoreOptions = { readings?: Readings | undefined; report?: Report | undefined; tally?: Tally };

export const createTally = () => Object.fromEntries(TALLY_KEYS.map((key) => [key, 0])) as Tally;

/** Adds to `tally`. */
export function scorePapers(
  library: Library,
  papers: LabeledPaper[],
  { readings, report = () => {}, tally = createTally() }: ScoreOptions = {},
): Tally {
  const count = (key: keyof Tally, by: boolean | number = true) => {
    tally[key] += Number(by);
  };
  for (const paper of papers) {
    const reading = readings?.get(paper.id) ?? readPaperText({ library }, paper.text);
    const tell: Report = (line) => report(`${paper.id} (${paper.kind}, ${paper.form}): ${line}`);
    count('papers');
    count('kinds', reading.kind.id === paper.kind);
    if (reading.kind.id !== paper.kind)
      tell(
        `called ${reading.kind.id}${reading.kind.sure ? ', surely' : ''}; others ${reading.others.join(', ') || 'none'}`,
      );
    count('none', paper.kind === 'none');
    count('noneCalled', paper.kind === 'none' && reading.kind.id !== 'none');
    scoreDates(paper, reading, count, tell);
    scoreAmounts(paper, reading, count, tell);
    for (const { days, role } of paper.periods ?? []) {
      count('periods');
      count(
        'periodsRight',
        reading.periods.some((period) => period.days === days && period.role === role),
      );
    }
    scoreNames(paper, reading, count, tell);
  }
  return tally;
}

type Count = (key: keyof Tally, by?: boolean | number) => void;

function scoreDates(paper: LabeledPaper, reading: PaperReading, count: Count, tell: Report): void {
  const left = [...reading.dates];
  const wrong: string[] = [];
  // First those with the right role, so that a date that stands twice is matched well.
  const missing = paper.dates.filter((label) => {
    const index = left.findIndex(({ date, role }) => date === label.date && role === label.role);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const labels = new Set(paper.dates.map(({ date, role }) => `${date} ${role}`));
  // A date that stands more often than it is labeled is not an error when its role is one that the
  // label gives.
  const extra = left.filter(({ date, role }) => !labels.has(`${date} ${role}`));
  count('dates', paper.dates.length);
  count('datesRight', paper.dates.length - missing.length);
  count('datesExtra', extra.length);
  count('certain', reading.dates.filter(({ sure }) => sure).length);
  const certainWrong = extra.filter(({ sure }) => sure);
  count('certainWrong', certainWrong.length);
  for (const { text, role } of missing) wrong.push(`missed ${role} "${text}"`);
  for (const { start, end, role, sure } of extra) {
    const before = paper.text.slice(Math.max(0, start - 70), start).replace(/\s+/g, ' ');
    const after = paper.text.slice(end, end + 40).replace(/\s+/g, ' ');
    wrong.push(
      `${sure ? 'CERTAIN ' : ''}${role}: …${before}[${paper.text.slice(start, end)}]${after}…`,
    );
  }
  for (const line of wrong) tell(line);
}

function scoreAmounts(
  paper: LabeledPaper,
  reading: PaperReading,
  count: Count,
  tell: Report,
): void {
  const left = reading.amounts.map(({ amount }) => amount);
  count('amounts', paper.amounts.length);
  for (const { text, amount } of paper.amounts) {
    const index = left.findIndex((found) => Math.abs(found - amount) < 0.005);
    count('amountsRight', index !== -1);
    if (index === -1) tell(`missed amount "${text}" ${amount}`);
    else left.splice(index, 1);
  }
  const extra = left.filter(
    (found) => !paper.amounts.some(({ amount }) => Math.abs(found - amount) < 0.005),
  );
  count('amountsExtra', extra.length);
  for (const amount of extra) tell(`amount ${amount} is not labeled`);
}

function scoreNames(paper: LabeledPaper, reading: PaperReading, count: Count, tell: Report): void {
  const found = normalize(reading.caseNumber?.text ?? '');
  const label = normalize(paper.caseNumber ?? '');
  count('numbers');
  count('numbersRight', found === label);
  if (found !== label)
    tell(`case number "${reading.caseNumber?.text ?? ''}", labeled "${paper.caseNumber ?? ''}"`);
  if (paper.court) {
    const [written, read] = [normalize(paper.court), normalize(reading.court?.text ?? '')];
    const isRight = read !== '' && (written.includes(read) || read.includes(written));
    count('courts');
    count('courtsRight', isRight);
    if (!isRight) tell(`court "${reading.court?.text ?? ''}", labeled "${paper.court}"`);
  }
  count('scams', Boolean(paper.scam));
  count('scamsRight', Boolean(paper.scam) && reading.scam);
  count('scamsExtra', !paper.scam && reading.scam);
  if (Boolean(paper.scam) !== reading.scam)
    tell(
      reading.scam
        ? `called a scam: ${reading.scamSigns.join(', ')}`
        : 'a scam that is not noticed',
    );
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/s/g, '5')
    .replace(/b/g, '8')
    .replace(/rn/g, 'm');

export function printTally(name: string, tally: Tally): void {
  const share = (right: keyof Tally, all: keyof Tally) =>
    `${tally[right]} of ${tally[all]} (${(tally[right] / Math.max(1, tally[all])).toFixed(3)})`;
  console.log(`\n${name}: ${tally.papers} papers`);
  console.log(`  kind right                     ${share('kinds', 'papers')}`);
  console.log(`  none, called something         ${tally.noneCalled} of ${tally.none}`);
  console.log(
    `  dates with their role          ${share('datesRight', 'dates')}, wrong or not labeled ${tally.datesExtra}`,
  );
  console.log(`  dates shown as certain         ${tally.certain}, wrong ${tally.certainWrong}`);
  console.log(
    `  amounts                        ${share('amountsRight', 'amounts')}, not labeled ${tally.amountsExtra}`,
  );
  console.log(`  case numbers                   ${share('numbersRight', 'numbers')}`);
  console.log(`  periods                        ${share('periodsRight', 'periods')}`);
  console.log(`  courts                         ${share('courtsRight', 'courts')}`);
  console.log(
    `  scams noticed                  ${share('scamsRight', 'scams')}, others called a scam ${tally.scamsExtra}`,
  );
}
