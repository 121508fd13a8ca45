import { expect, test } from 'vitest';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { getSearchIndex } from '#tests/harness/fakes/temporary-library.ts';
import { searchForClient } from './library-search-deps.ts';
import { embedQuery } from './meaning/embed-query.ts';
import { judgeLeads } from './meaning/judge-leads.ts';
import { spotIssues } from './meaning/spot-issues.server.ts';

type Options = Parameters<Embedder['embed']>[1];

// Guards against work for clients that left, and against work that counts for nobody.
test('whatever the model is asked for a client is in the name of its network, until it leaves', async () => {
  const seen: Options[] = [];
  const embed: Embedder['embed'] = async (_texts, options) => void seen.push(options);
  const { signal } = new AbortController();
  const index = {
    ...getSearchIndex(),
    topicModel: [new Float32Array(1)],
    leadModel: { heads: [new Float32Array(1)], items: ['faq:x'], version: '' },
  };
  const deps = searchForClient(
    { search: { index, embedder: { embed } } },
    { network: 'a', signal },
  );
  await spotIssues(deps.search, 'my landlord kept my deposit');
  await judgeLeads(deps.search, 'my landlord kept my deposit');
  await embedQuery(deps.search, 'deposit', 1_000);
  expect(seen.map((options) => options?.network)).toEqual(Array(seen.length).fill('a'));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(seen.every((options) => options?.signal === signal)).toBe(true);
});

test('an answer that outlives its first reader has a signal of its own, and the same network', async () => {
  const seen: Options[] = [];
  const embed: Embedder['embed'] = async (_texts, options) => void seen.push(options);
  const reader = new AbortController();
  const answer = new AbortController();
  const forReader = searchForClient(
    { search: { index: getSearchIndex(), embedder: { embed } } },
    { network: 'a', signal: reader.signal },
  );
  const { search } = searchForClient(forReader, { signal: answer.signal });
  await search.embedder?.embed(['text']);
  expect(seen).toEqual([{ network: 'a', signal: answer.signal }]);
});
