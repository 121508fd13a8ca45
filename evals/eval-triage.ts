// How many dangers are noticed, and how many calm messages raise an alarm, on messages that no rule and no model was made with:
// their writers saw neither (evals/triage-messages.jsonl). Noticed means that any urgent line is shown; rightly, that one of the
// lines is for that kind of danger. --words leaves the model out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { DANGER_KINDS, GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import type { Embedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { triage } from '#features/triage/triage.ts';
import { openSearch } from './open-search.ts';

type Message = { text: string; kind: string; writer: string };
type Judged = Message & { byRules: boolean; noticed: boolean; rightly: boolean; lines: string[] };

const root = join(import.meta.dirname, '..');

function readMessages(): Message[] {
  return readFileSync(join(root, 'evals', 'triage-messages.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message);
}

async function judgeMessages(messages: Message[], search: { index: SearchIndex; embedder: Embedder | undefined }): Promise<Judged[]> {
  const { library } = loadLibrary(join(root, 'content'));
  const kindByRule = new Map(library.triage.map((rule) => [rule.id, rule.kind]));
  const judged: Judged[] = [];
  for (const message of messages) {
    const byRules = triage(library.triage, message.text).length > 0;
    const lines = (await noticeDanger({ library, search }, message.text)).map(({ id }) => id);
    const rightly = lines.some((id) => kindByRule.get(id) === message.kind);
    judged.push({ ...message, byRules, noticed: lines.length > 0, rightly, lines });
  }
  return judged;
}

/** Every nth message. `noticed` and `leftCalm` are shares of the urgent and of the calm ones. */
export async function scoreTriage(search: { index: SearchIndex; embedder: Embedder | undefined }, every: number) {
  const judged = await judgeMessages(
    readMessages().filter((_, number) => number % every === 0),
    search,
  );
  const share = (rows: Judged[], is: (row: Judged) => boolean) => rows.filter(is).length / rows.length;
  const urgent = judged.filter(({ kind }) => kind !== 'calm');
  const calm = judged.filter(({ kind }) => kind === 'calm');
  return {
    noticed: share(urgent, (row) => row.noticed),
    noticedByRules: share(urgent, (row) => row.byRules),
    leftCalm: share(calm, (row) => !row.noticed),
  };
}

export async function evalTriage({ words, misses }: { words: boolean; misses: boolean }): Promise<number> {
  const { index, embedders, close } = openSearch({ words, lanes: 1 });
  const judged = await judgeMessages(readMessages(), { index, embedder: embedders[0] });
  await close();

  const count = (rows: Judged[], is: (row: Judged) => boolean) => `${rows.filter(is).length} of ${rows.length}`;
  const table = (rows: Judged[]) =>
    `${count(rows, (row) => row.noticed)}, rightly ${count(rows, (row) => row.rightly)}, by rules alone ${count(rows, (row) => row.byRules)}`;
  for (const kind of DANGER_KINDS) {
    console.log(`  ${kind.padEnd(38)} noticed ${table(judged.filter((row) => row.kind === kind))}`);
  }
  console.log(`grave dangers noticed ${table(judged.filter(({ kind }) => GRAVE_KINDS.has(kind)))}`);
  console.log(`dangers noticed ${table(judged.filter(({ kind }) => kind !== 'calm'))}`);
  for (const writer of new Set(judged.map((row) => row.writer))) {
    console.log(`  writer ${writer}: ${table(judged.filter((row) => row.kind !== 'calm' && row.writer === writer))}`);
  }
  const calm = judged.filter(({ kind }) => kind === 'calm');
  console.log(`calm messages alarmed ${count(calm, (row) => row.noticed)}, by rules alone ${count(calm, (row) => row.byRules)}`);
  if (misses) {
    for (const row of judged) if (row.noticed === (row.kind === 'calm')) console.log(`  ${row.kind} → ${row.lines}: ${row.text}`);
  }
  return 0;
}
