// Evaluates which claim a motion argues, on evals/motion-patterns.yml: with no choice made, only a
// claim that is clearly right may be argued; and when the person is asked, the right claim must be
// among the three choices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findClaims } from '#features/analysis/find/find-claims.server.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { openSearch } from './open-search.ts';

const MotionPattern = z.strictObject({
  id: z.string(),
  details: z.string().trim().min(20),
  claims: z.array(z.string()),
});
type Row = { id: string; argued: string | undefined; choices: string[]; fits: string[] };

export async function evalMotions(): Promise<number> {
  const { index, embedders, close } = openSearch({ words: false });
  const rows = await readRows({ index, embedder: embedders[0] });
  await close();
  for (const { id, argued, choices, fits } of rows) {
    const verdict = argued === undefined ? 'blank' : fits.includes(argued) ? 'fits' : 'WRONG';
    console.log(
      `${id.padEnd(22)} ${verdict.padEnd(6)} ${argued ?? `choices: ${choices.join(', ')}`}`,
    );
  }
  const { argued, fitting, offered } = scoreRows(rows);
  console.log(
    `\n${rows.length} motions. Argued without asking: ${argued}, of which the claim fits: ${fitting.toFixed(3)}`,
  );
  console.log(
    `Right claim among the three choices, where the library has one: ${offered.toFixed(3)}`,
  );
  return fitting === 1 ? 0 : 1;
}

/**
 * `fitting`: the share of argued claims that fit. `offered`: how often the right claim is one of
 * the three choices.
 */
export async function scoreMotions(
  search: SearchDeps,
): Promise<{ fitting: number; offered: number }> {
  return scoreRows(await readRows(search));
}

async function readRows(search: SearchDeps): Promise<Row[]> {
  const patterns = z
    .array(MotionPattern)
    .parse(parse(readFileSync(join(import.meta.dirname, 'motion-patterns.yml'), 'utf8')));
  const rows: Row[] = [];
  for (const { id, details, claims } of patterns) {
    const { nearest, isClear } = await findClaims({ search }, details, { isMotion: true });
    const choices = nearest.map(({ claim }) => claim.id);
    rows.push({ id, choices, argued: isClear ? choices[0] : undefined, fits: claims });
  }
  return rows;
}

function scoreRows(rows: Row[]) {
  const arguedRows = rows.filter(({ argued }) => argued !== undefined);
  const answerable = rows.filter(({ fits }) => fits.length > 0);
  return {
    argued: arguedRows.length,
    fitting:
      arguedRows.filter(({ argued = '', fits }) => fits.includes(argued)).length /
      arguedRows.length,
    offered:
      answerable.filter(({ choices, fits }) => choices.some((id) => fits.includes(id))).length /
      answerable.length,
  };
}
