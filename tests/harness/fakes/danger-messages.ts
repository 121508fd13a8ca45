// Messages of people in danger, as the evaluations of danger have them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppDeps } from '#app/http/app-deps.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';

const EVALS = join(import.meta.dirname, '..', '..', '..', 'evals');
const MAX_LENGTH = 280;

/** The first that the page answers with urgent lines, each with those lines. */
export async function listDangers(
  deps: AppDeps,
  count: number,
): Promise<{ text: string; lines: UrgentLine[] }[]> {
  const messages = ['', '-2', '-3', '-4', '-5'].flatMap((set) =>
    readFileSync(join(EVALS, `triage-messages${set}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; kind: string }),
  );
  const dangers: { text: string; lines: UrgentLine[] }[] = [];
  for (const { text, kind } of messages) {
    if (dangers.length === count) break;
    if (kind === 'calm' || text.length >= MAX_LENGTH) continue;
    const lines = await noticeDanger(deps, text);
    if (lines.length > 0) dangers.push({ text, lines });
  }
  return dangers;
}
