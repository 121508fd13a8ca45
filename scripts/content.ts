// npm run content -- check [PATH…]   every problem in content/ at once, with file and line
// npm run content -- derive [--database] [NAME…]   writes derived/: compares facts with
//   REFERENCE_DATA and records what passed, hashes the statutes that content cites (of the
//   reference data, or of the database), and computes missing vectors. NAME: what a person has
//   compared with its source, such as rules/security-deposit-return/OH or us/42/1983
// npm run content -- due [--all] [--database]   what should be read again, the most asked first;
//   with the database also what rests on a statute that imported law has changed
// npm run content -- stats           counts per kind and topic, and reading grades
// npm run content -- stale           what rests on a statute that imported law has changed, with
//   the change
// npm run content -- es [--stamp]    Spanish texts that are missing, or made from an older English
//   text; --stamp accepts the latter, after somebody has compared them
// With CONTENT_DIR, check and derive are about that folder on top of content/.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeStale } from '#features/law/stale/describe-stale.server.ts';
import { findSpanishGaps } from '#features/library/checks/check-spanish.ts';
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import { formatLibraryStats } from '#features/library/library-stats.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { checkAll } from './check-content.ts';
import { deriveContent } from './derive-content.ts';
import { printDue } from './due.ts';
import { runCommand, withOperatorDeps } from './operator-deps.ts';

const { root } = checkout;
const contentDir = process.env.CONTENT_DIR;
const source = contentDir ? { ...checkout, overlay: contentDir } : checkout;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
    stamp: { type: 'boolean', default: false },
  },
});
const [command = 'check', ...paths] = positionals;

if (command === 'check') {
  check(paths);
} else if (command === 'derive') {
  await runCommand(() => deriveContent({ source, named: paths, fromDatabase: values.database }));
} else if (command === 'due') {
  await runCommand(() => printDue(source, { all: values.all, fromDatabase: values.database }));
} else if (command === 'es') {
  listSpanishGaps(values.stamp);
} else if (command === 'stats') {
  console.log(formatLibraryStats(checkout));
} else if (command === 'stale') {
  await runCommand(listStale);
} else {
  console.error(
    'Use: npm run content -- check [PATH…] | derive [--database] [NAME…] | due [--all] [--database] | stats | stale | es [--stamp]',
  );
  process.exitCode = 2;
}

function check(paths: string[]): void {
  const { problems, notes } = checkAll(source, process.env.REFERENCE_DATA);
  const isRelevant = ({ file }: ContentProblem) =>
    paths.length === 0 || paths.some((path) => file.includes(path));
  const relevantProblems = problems.filter(isRelevant);
  for (const { file, line, message } of notes.filter(isRelevant))
    console.log(`note: ${file}:${line}: ${message}`);
  listSpanishGaps(false);
  for (const p of relevantProblems) console.log(`${p.file}:${p.line}: ${p.message}`);
  console.log(
    relevantProblems.length === 0
      ? 'content: no problems'
      : `content: ${relevantProblems.length} problems`,
  );
  process.exitCode = relevantProblems.length === 0 ? 0 : 1;
}

/** `stamp`: accepts the Spanish as that of today's English. */
function listSpanishGaps(stamp: boolean): void {
  for (const { file, id, of } of findSpanishGaps(loadLibrary(checkout).library)) {
    const path = join(root, '..', file);
    const text = readFileSync(path, 'utf8');
    const entry = new RegExp(`(^- id: ${id}\\n {2}of: ).*$`, 'm');
    if (stamp) writeFileSync(path, text.replace(entry, `$1"${of}"`));
    const found = entry.test(text) ? 'is of an older English text' : 'is missing';
    console.log(
      `${file}: the Spanish of ${id} ${stamp ? 'was accepted' : `${found}; the English is shown`}`,
    );
  }
}

async function listStale(): Promise<number> {
  const { library } = loadLibrary(checkout);
  return withOperatorDeps('content', { mail: false }, async ({ db }) => {
    for await (const text of describeStale({ db, library })) console.log(text);
    return 0;
  });
}
