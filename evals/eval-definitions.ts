// Does the dictionary lead when a meaning is asked for? Every term in five wordings, pairs of terms
// in evals/differences.jsonl (written before the code, by somebody who did not write it), and
// problems that only sound like definitions and must not be read as such. A term may still be the
// nearest source of a problem that has no answer yet: then it was ranked, not asked for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { retrieve } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { writeFromLibrary } from '#features/assistant/write/write-from-library.ts';
import { toTermKey } from '#features/dictionary/term-index.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import { toPlainText } from '#features/search/index/list-items.ts';
import { checkout } from '#server/boot/content-source.ts';
import { openSearch } from './open-search.ts';
import { recordMeasure } from './record-measures.ts';

type Deps = Parameters<typeof understand>[0];
/** The terms that must open the answer; none for a guard. */
type Asked = { question: string; terms: Term[] };

const FLOORS = { terms: 0.99, differences: 0.95, guards: 1 };
const Difference = z.strictObject({
  question: z.string(),
  terms: z.tuple([z.string(), z.string()]),
});

const addArticle = (name: string) =>
  /s$/.test(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
const WORDINGS: ((name: string) => string)[] = [
  (name) => `What is ${addArticle(name)}?`,
  (name) => `what does ${name} mean`,
  (name) => `Define ${name}`,
  (name) => `whats ${addArticle(name)}`,
  (name) => `${name} meaning`,
];

type Options = { words: boolean; misses: boolean; today: string };

export async function evalDefinitions({ words, misses, today }: Options): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words });
  const deps = { library, search: { index, embedder: embedders[0] } };
  printHomonyms(library);
  const shares: boolean[] = [];
  const report = async (label: string, list: Asked[], floor: number) => {
    const wrong = await listWrong(deps, list);
    const share = 1 - wrong.length / list.length;
    console.log(
      `${label.padEnd(48)} ${list.length - wrong.length} of ${list.length} (${share.toFixed(4)})   floor ${floor}`,
    );
    if (misses)
      for (const { question, terms, led } of wrong)
        console.log(`  ${question}: wanted ${listIds(terms)}, led ${led}`);
    shares.push(share >= floor);
    return { count: list.length - wrong.length, total: list.length };
  };
  const differences = await report(
    'differences: both terms lead',
    listDifferences(library),
    FLOORS.differences,
  );
  const guards = await report('problems in the words of definitions', listGuards(), FLOORS.guards);
  // Minutes for each wording, so they come last.
  const terms = { count: 0, total: 0 };
  for (const wording of WORDINGS) {
    const { count, total } = await report(
      `terms: ${wording('…')}`,
      listTermQuestions(library, [wording]),
      FLOORS.terms,
    );
    terms.count += count;
    terms.total += total;
  }
  await close();
  if (!words) {
    recordMeasure({
      id: 'definitions',
      measuredOn: today,
      figures: [
        { id: 'terms', ...terms },
        { id: 'differences', ...differences },
        { id: 'not-definitions', ...guards },
      ],
    });
  }
  return shares.every(Boolean) ? 0 : 1;
}

/**
 * The share of right openings among every nth term, each in one of the wordings, and among the
 * guards.
 */
export async function scoreDefinitions(
  deps: Deps & { library: Library },
  every: number,
): Promise<{ terms: number; guards: number }> {
  const sample = listTermQuestions(deps.library, WORDINGS).filter(
    (_, number) => number % every === 0,
  );
  const guards = listGuards();
  // How a question is read needs no vectors.
  const wordDeps = { ...deps, search: { index: deps.search.index } };
  return {
    terms: 1 - (await listWrong(deps, sample)).length / sample.length,
    guards: 1 - (await listWrong(wordDeps, guards)).length / guards.length,
  };
}

function listTermQuestions({ terms }: Library, wordings: typeof WORDINGS): Asked[] {
  return terms.flatMap((term) =>
    wordings.map((wording) => ({ question: wording(term.term.toLowerCase()), terms: [term] })),
  );
}

function listDifferences({ terms }: Library): Asked[] {
  const lines = readFileSync(join(import.meta.dirname, 'differences.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { question, terms: ids } = Difference.parse(JSON.parse(line));
    return { question, terms: ids.map((id) => terms.find((term) => term.id === id) as Term) };
  });
}

function listGuards(): Asked[] {
  const questions = z
    .array(z.string())
    .parse(parse(readFileSync(join(import.meta.dirname, 'definition-guards.yml'), 'utf8')));
  return questions.map((question) => ({ question, terms: [] }));
}

async function listWrong(deps: Deps, list: Asked[]): Promise<(Asked & { led: string })[]> {
  const wrong: (Asked & { led: string })[] = [];
  for (const each of list) {
    const understood = await understand(deps, {
      question: each.question,
      earlier: [],
      jurisdiction: 'General',
    });
    if (each.terms.length === 0) {
      if (understood.askedTerms.length > 0)
        wrong.push({ ...each, led: listIds(understood.askedTerms) });
      continue;
    }
    const opening = await readOpening(deps, understood, each.question);
    if (!isRight(each.terms, opening)) wrong.push({ ...each, led: opening.ids || 'nothing' });
  }
  return wrong;
}

type Opening = { ids: string; text: string };

/**
 * The terms among the first sources, one after the other, and the quoted sentences of the short
 * answer.
 */
async function readOpening(
  deps: Deps,
  understood: Awaited<ReturnType<typeof understand>>,
  question: string,
): Promise<Opening> {
  const sources = understood.refusal ? [] : await retrieve(deps, understood, question);
  const other = sources.findIndex(({ kind }) => kind !== 'term');
  const events = writeFromLibrary(deps, understood, sources, question);
  const first = events.find(
    (event) => event.type === 'sentence' && event.sentence.check === 'library',
  );
  const opens =
    first?.type === 'sentence'
      ? sources.find(({ n }) => n === first.sentence.sources[0])
      : undefined;
  const short = new Set(
    events.flatMap((event) =>
      event.type === 'block' && event.section === 'short' ? [event.block] : [],
    ),
  );
  const quoted = events.flatMap((event) =>
    event.type === 'sentence' && event.sentence.check === 'library' && short.has(event.block)
      ? [event.sentence.text]
      : [],
  );
  const leading =
    opens?.kind === 'term' ? sources.slice(0, other < 0 ? sources.length : other) : [];
  return { ids: leading.map(({ id }) => id).join(' '), text: quoted.join(' ') };
}

/** The definitions are the first sentences, in any order, and nothing stands between them. */
function isRight(terms: Term[], { ids, text }: Opening): boolean {
  const definitions = terms.map(({ definition }) => toPlainText(definition));
  const isOpening = [definitions, definitions.toReversed()].some((list) =>
    text.startsWith(list.join(' ')),
  );
  return isOpening && ids.split(' ').filter(Boolean).toSorted().join(' ') === listIds(terms);
}

const listIds = (terms: Term[]) =>
  terms
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** Terms that share a name would both be right; today there are none. */
function printHomonyms({ terms }: Library): void {
  const byName = Map.groupBy(
    terms.flatMap((term) =>
      [...new Set([term.term, ...term.also].map(toTermKey))].map((name) => ({ name, id: term.id })),
    ),
    ({ name }) => name,
  );
  const shared = [...byName].filter(([, list]) => list.length > 1);
  console.log(
    `names that several terms share: ${shared.map(([name, list]) => `${name} (${list.map(({ id }) => id).join(', ')})`).join('; ') || 'none'}`,
  );
}
