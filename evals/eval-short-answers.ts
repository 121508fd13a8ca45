// The short answer above search results: how often it is shown, and how often what it quotes is
// what the query expects. Strict: a query that expects no question or guide counts as wrong when
// one is quoted.
import { findShortAnswer } from '#features/assistant/retrieve/find-short-answer.server.ts';
import type { EngineDeps } from '#features/assistant/understand/understand.server.ts';
import { readAssistantQuestions } from './assistant-questions.ts';
import { openSearch } from './open-search.ts';
import { readQuerySets } from './search-queries.ts';

const MIN_PRECISION = 0.93;
type Query = { q: string; right: string[] };
type Tally = { all: number; quoted: number; right: number };

export async function evalShortAnswers({ misses }: { misses: boolean }): Promise<number> {
  const { library, index, embedders, close } = openSearch({ words: false });
  const deps: EngineDeps = { library, search: { index, embedder: embedders[0] } };
  const sets = [
    ...readQuerySets().map(({ set, queries }) => ({ set, queries })),
    {
      set: 'assistant',
      queries: readAssistantQuestions().map(({ question, expects }) => ({
        q: question,
        right: expects,
      })),
    },
  ];
  const total: Tally = { all: 0, quoted: 0, right: 0 };
  for (const { set, queries } of sets) {
    const tally = await tallyQueries(deps, queries, misses);
    print(set, tally);
    for (const key of ['all', 'quoted', 'right'] as const) total[key] += tally[key];
  }
  await close();
  print('together', total);
  return total.right / total.quoted >= MIN_PRECISION ? 0 : 1;
}

/**
 * Of the everyday queries: the share of short answers that are right, and the share of queries that
 * get one.
 */
export async function scoreShortAnswers(
  deps: EngineDeps,
): Promise<{ right: number; given: number }> {
  const queries = readQuerySets().flatMap(({ set, queries }) =>
    set === 'everyday' ? queries : [],
  );
  const { all, quoted, right } = await tallyQueries(deps, queries, false);
  return { right: right / quoted, given: quoted / all };
}

async function tallyQueries(deps: EngineDeps, queries: Query[], misses: boolean): Promise<Tally> {
  const tally: Tally = { all: queries.length, quoted: 0, right: 0 };
  for (const { q, right } of queries) {
    const answer = await findShortAnswer(deps, { question: q, jurisdiction: 'General' });
    if (!answer) continue;
    tally.quoted++;
    const quoted = `${answer.item.kind}:${answer.item.id}`;
    if (right.includes(quoted)) tally.right++;
    else if (misses)
      console.log(`  wrong: ${q}\n    quoted ${quoted}, expected ${right.join(', ')}`);
  }
  return tally;
}

const print = (set: string, { all, quoted, right }: Tally) =>
  console.log(
    `${set.padEnd(10)} ${all} queries, short answer for ${(quoted / all).toFixed(3)}, right ${right} of ${quoted}`,
  );
