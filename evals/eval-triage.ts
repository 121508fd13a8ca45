// How many dangers are noticed, and how many calm messages raise an alarm, on messages written
// without knowledge of the rules and the model. triage-messages.jsonl (360, also the sample of `npm
// test`); -2 and -3 (1,200 each, a fifth of them Spanish or mixed), which were looked at while the
// model was improved; -4 (1,200), written and first run after all that, and published on /accuracy;
// later models were chosen by their figures on it, too. FILE: -5, the short messages, the
// emergencies (what their first line should be is for a reader to judge); all are spent.
// "Noticed" means that any urgent line is shown; "rightly", that one of the lines is for that kind
// of danger. --words runs without the model.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import type { DangerAccuracy } from '#features/library/schema/accuracy-schema.ts';
import { DANGER_KINDS, GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { triage } from '#features/triage/triage.ts';
import { checkout } from '#server/boot/content-source.ts';
import { openSearch } from './open-search.ts';

type Message = { text: string; kind: string; writer: string; lang?: 'en' | 'es' | 'mixed' };
type JudgedMessage = Message & {
  byRules: boolean;
  noticed: boolean;
  rightly: boolean;
  lines: string[];
};

const root = join(import.meta.dirname, '..');

const FIRST_SET = 'triage-messages.jsonl';
const PUBLISHED_SET = 'triage-messages-4.jsonl';
const SETS = [FIRST_SET, 'triage-messages-2.jsonl', 'triage-messages-3.jsonl', PUBLISHED_SET];

function readMessages(file = FIRST_SET): Message[] {
  return readFileSync(join(root, 'evals', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message);
}

async function judgeMessages(messages: Message[], search: SearchDeps): Promise<JudgedMessage[]> {
  const { library } = loadLibrary(checkout);
  const kindByRule = new Map(library.triage.map((rule) => [rule.id, rule.kind]));
  const judgedMessages: JudgedMessage[] = [];
  for (const message of messages) {
    const byRules = triage(library.triage, message.text).length > 0;
    const lines = (await noticeDanger({ library, search }, message.text)).map(({ id }) => id);
    const isRightKind = lines.some((id) => kindByRule.get(id) === message.kind);
    judgedMessages.push({
      ...message,
      byRules,
      noticed: lines.length > 0,
      rightly: isRightKind,
      lines,
    });
  }
  return judgedMessages;
}

/**
 * Scores every nth message with the model, and all of them by the rules alone, which takes no time.
 * Shares of the urgent and the calm messages.
 */
export async function scoreTriage(search: SearchDeps, every: number) {
  const messages = readMessages();
  const judgedMessages = await judgeMessages(
    messages.filter((_, number) => number % every === 0),
    search,
  );
  const { library } = loadLibrary(checkout);
  const allUrgent = messages.filter(({ kind }) => kind !== 'calm');
  const computeShare = <T>(rows: T[], predicate: (row: T) => boolean) =>
    rows.filter(predicate).length / rows.length;
  const urgent = judgedMessages.filter(({ kind }) => kind !== 'calm');
  const calm = judgedMessages.filter(({ kind }) => kind === 'calm');
  return {
    noticed: computeShare(urgent, (row) => row.noticed),
    noticedByRules: computeShare(allUrgent, ({ text }) => triage(library.triage, text).length > 0),
    leftCalm: computeShare(calm, (row) => !row.noticed),
  };
}

type EvalOptions = { words: boolean; misses: boolean; today: string; file?: string | undefined };

/** `file`: only this set. */
export async function evalTriage({
  words,
  misses,
  today,
  file: onlyFile,
}: EvalOptions): Promise<number> {
  const { index, embedders, close } = openSearch({ words, lanes: 1 });
  for (const file of onlyFile ? [onlyFile] : SETS) {
    console.log(`\n${file}`);
    const judged = await judgeMessages(readMessages(file), { index, embedder: embedders[0] });
    printScores(judged, misses);
    if (file === PUBLISHED_SET && !words) publish(judged, today);
  }
  await close();
  return 0;
}

/** The figures on /accuracy. */
function publish(judged: JudgedMessage[], measuredOn: string): void {
  const count = (rows: JudgedMessage[]) => ({
    messages: rows.length,
    noticed: rows.filter(({ noticed }) => noticed).length,
  });
  const urgent = judged.filter(({ kind }) => kind !== 'calm');
  const { messages, noticed } = count(judged.filter(({ kind }) => kind === 'calm'));
  const figures: DangerAccuracy = {
    id: 'danger',
    measuredOn,
    perKind: DANGER_KINDS.map((kind) => ({
      kind,
      ...count(urgent.filter((row) => row.kind === kind)),
    })),
    spanish: count(urgent.filter(({ lang }) => lang !== 'en')),
    calm: { messages, alarmed: noticed },
  };
  writeFileSync(
    join(root, 'derived', 'danger-accuracy.json'),
    `${JSON.stringify([figures], null, 2)}\n`,
  );
}

function printScores(judgedMessages: JudgedMessage[], misses: boolean): void {
  const formatCount = (rows: JudgedMessage[], predicate: (row: JudgedMessage) => boolean) =>
    `${rows.filter(predicate).length} of ${rows.length}`;
  const formatRow = (rows: JudgedMessage[]) =>
    `${formatCount(rows, (row) => row.noticed)}, rightly ${formatCount(rows, (row) => row.rightly)}, by rules alone ${formatCount(rows, (row) => row.byRules)}`;
  for (const kind of DANGER_KINDS) {
    console.log(
      `  ${kind.padEnd(38)} noticed ${formatRow(judgedMessages.filter((row) => row.kind === kind))}`,
    );
  }
  console.log(
    `grave dangers noticed ${formatRow(judgedMessages.filter(({ kind }) => GRAVE_KINDS.has(kind)))}`,
  );
  console.log(`dangers noticed ${formatRow(judgedMessages.filter(({ kind }) => kind !== 'calm'))}`);
  for (const writer of new Set(judgedMessages.map((row) => row.writer))) {
    console.log(
      `  writer ${writer}: ${formatRow(judgedMessages.filter((row) => row.kind !== 'calm' && row.writer === writer))}`,
    );
  }
  for (const lang of ['es', 'mixed']) {
    const rows = judgedMessages.filter((row) => row.kind !== 'calm' && row.lang === lang);
    if (rows.length > 0) console.log(`  ${lang}: ${formatRow(rows)}`);
  }
  const calm = judgedMessages.filter(({ kind }) => kind === 'calm');
  console.log(
    `calm messages alarmed ${formatCount(calm, (row) => row.noticed)}, by rules alone ${formatCount(calm, (row) => row.byRules)}`,
  );
  if (misses) {
    for (const row of judgedMessages)
      if (row.noticed === (row.kind === 'calm'))
        console.log(`  ${row.kind} → ${row.lines}: ${row.text}`);
  }
}
