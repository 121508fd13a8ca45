// npm run content -- check [PATH…]   every problem in content/ at once, with file and line
// npm run content -- stats           counts per kind and topic, and reading grades
// npm run content -- confirm         checks facts against REFERENCE_DATA and records what passed
// npm run content -- hash-statutes [--database] [SECTION…]   records the hashes of the statutes
//   that content cites: new ones, and those named
// npm run content -- stale           what rests on a statute that imported law has changed, with
//   the change
// npm run content -- es [--stamp]    Spanish texts that are missing, or made from an older English
//   text; --stamp accepts the latter, after somebody has compared them
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSuggestionProblems } from '#features/assistant/retrieve/suggested-items.ts';
import { findUnlistedAuthorities } from '#features/citations/unlisted-authorities.ts';
import { checkContent } from '#features/library/checks/check-content.server.ts';
import { findSpanishGaps } from '#features/library/checks/check-spanish.ts';
import {
  CONFIRMED_FILE,
  findContradictions,
  listConfirmableItems,
  readReference,
} from '#features/library/checks/confirm-content.server.ts';
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import { formatLibraryStats } from '#features/library/library-stats.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { STATUTE_HASHES_FILE } from '#features/library/schema/statute-hash-schema.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import {
  findMissingVectors,
  findOrphanedQuestions,
} from '#features/site-search/meaning/vector-staleness.ts';
import { describeStale } from '#features/statutes/stale/describe-stale.server.ts';
import {
  formatStatuteHashes,
  listCitedKeys,
  readReferenceTexts,
  readStoredTexts,
  recordHashes,
} from '#features/statutes/stale/hash-statutes.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { runCommand, withOperatorDeps } from './operator-deps.ts';

const { root } = checkout;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'boolean', default: false },
    stamp: { type: 'boolean', default: false },
  },
});
const [command = 'check', ...paths] = positionals;

if (command === 'check') {
  const { problems, notes } = checkContent(checkout, process.env.REFERENCE_DATA);
  problems.push(...findSearchProblems(), ...findAuthorityProblems());
  const relevantProblems = problems.filter(
    (p) => paths.length === 0 || paths.some((path) => p.file.includes(path)),
  );
  for (const note of notes) console.log(note);
  listSpanishGaps(false);
  for (const p of relevantProblems) console.log(`${p.file}:${p.line}: ${p.message}`);
  console.log(
    relevantProblems.length === 0
      ? 'content: no problems'
      : `content: ${relevantProblems.length} problems`,
  );
  process.exitCode = relevantProblems.length === 0 ? 0 : 1;
} else if (command === 'es') {
  listSpanishGaps(values.stamp);
} else if (command === 'stats') {
  console.log(formatLibraryStats(checkout));
} else if (command === 'confirm') {
  confirm(process.env.REFERENCE_DATA);
} else if (command === 'hash-statutes') {
  await runCommand(() => hashStatutes(values.database, paths));
} else if (command === 'stale') {
  await runCommand(listStale);
} else {
  console.error(
    'Use: npm run content -- check [PATH…] | stats | confirm | hash-statutes [--database] [SECTION…] | stale | es [--stamp]',
  );
  process.exitCode = 2;
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

/** Problems in the search data: its files must be valid, and every passage needs a vector. */
function findSearchProblems(): ContentProblem[] {
  const { data, problems } = loadSearchData(checkout);
  const { library } = loadLibrary(checkout);
  const index = buildSearchIndex(library, data, checkout.snapshots);
  return [
    ...problems,
    ...findMissingVectors(index).map((message) => ({ file: 'content/search', line: 1, message })),
    ...findOrphanedQuestions(index, data),
    ...findSuggestionProblems(library),
  ];
}

/** Authorities that our content cites and content/authorities does not list. */
function findAuthorityProblems(): ContentProblem[] {
  return findUnlistedAuthorities(loadLibrary(checkout).library).map(({ cite, where }) => ({
    file: 'content/authorities',
    line: 1,
    message: `does not list ${cite}, which ${where} cites`,
  }));
}

function confirm(reference: string | undefined): void {
  if (!reference) {
    console.log('not run: no reference data (set REFERENCE_DATA to its folder)');
    process.exitCode = 1;
    return;
  }
  const facts = readReference(reference);
  const claims = listConfirmableItems(loadLibrary(checkout).library);
  const confirmedClaims = claims.filter((claim) => {
    const messages = findContradictions(claim, facts);
    for (const sentence of messages) console.log(`${claim.file}: ${claim.item}: ${sentence}`);
    return messages.length === 0;
  });
  const record = Object.fromEntries(confirmedClaims.map((c) => [c.item, c.hash]).sort());
  writeFileSync(join(checkout.derived, CONFIRMED_FILE), `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${confirmedClaims.length} of ${claims.length} items confirmed`);
  process.exitCode = confirmedClaims.length === claims.length ? 0 : 1;
}

async function hashStatutes(fromDatabase: boolean, checked: string[]): Promise<number> {
  const { library } = loadLibrary(checkout);
  const unknown = checked.filter((key) => !listCitedKeys(library).includes(key));
  if (unknown.length > 0) {
    console.error(
      `content does not cite ${unknown.join(', ')}; sections are written like us/42/1983`,
    );
    return 2;
  }
  const texts = fromDatabase
    ? await withOperatorDeps('content', { mail: false }, (deps) => readStoredTexts(deps, library))
    : await readReferenceTexts(process.env.REFERENCE_DATA ?? '', library);
  if (!texts) {
    console.log('not run: no reference data (set REFERENCE_DATA to its folder, or use --database)');
    return 1;
  }
  const { hashes, added, updated, missing } = recordHashes(library, texts, checked);
  writeFileSync(join(checkout.derived, STATUTE_HASHES_FILE), formatStatuteHashes(hashes));
  console.log(
    `${hashes.length} sections have a hash: ${added} added, ${updated} updated; of ${missing.length} the text is not at hand`,
  );
  return 0;
}

async function listStale(): Promise<number> {
  const { library } = loadLibrary(checkout);
  return withOperatorDeps('content', { mail: false }, async ({ db }) => {
    for await (const text of describeStale({ db, library })) console.log(text);
    return 0;
  });
}
