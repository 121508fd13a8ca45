// How many dangers are noticed, and how many calm messages raise an alarm, on messages that no rule and no model was made with:
// their writers saw neither (evals/triage-messages.jsonl). Noticed means that any urgent line is shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { triage } from '#features/triage/triage.ts';

type Message = { text: string; kind: string; writer: string };
const root = join(import.meta.dirname, '..');

export function evalTriage({ misses }: { misses: boolean }): number {
  const messages = readFileSync(join(root, 'evals', 'triage-messages.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message);
  const { library } = loadLibrary(join(root, 'content'));
  const shown = messages.map((message) => ({ ...message, noticed: triage(library.triage, message.text).length > 0 }));
  const share = (rows: typeof shown) => `${rows.filter(({ noticed }) => noticed).length} of ${rows.length}`;
  const urgent = shown.filter(({ kind }) => kind !== 'calm');
  for (const kind of new Set(urgent.map((row) => row.kind))) {
    console.log(`  ${kind.padEnd(38)} noticed ${share(urgent.filter((row) => row.kind === kind))}`);
  }
  console.log(`dangers noticed ${share(urgent)}   calm messages alarmed ${share(shown.filter(({ kind }) => kind === 'calm'))}`);
  if (misses) for (const row of shown) if (row.noticed === (row.kind === 'calm')) console.log(`  ${row.kind}: ${row.text}`);
  return 0;
}
