// Asks the assistant without a provider and the search, with the real embedding model, and says
// what a visitor would see first.
import { join } from 'node:path';
import { findShortAnswer } from '#features/assistant/retrieve/find-short-answer.server.ts';
import { isAtLeast } from '#features/assistant/retrieve/judge-lead.ts';
import { findSources } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { mayClarify } from '#features/assistant/write/clarify.ts';
import { writeFromLibrary } from '#features/assistant/write/write-from-library.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { createCachedEmbedder } from './cached-embedder.ts';
import { getSearchIndex, library } from './temporary-library.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const adapterFolder = join(import.meta.dirname, '..', '..', '..', 'models');
const MAX_OPENING = 6;

/** Ohio and California have other cells filled; Texas has hardly one of those asked for here. */
const JURISDICTIONS: Jurisdiction[] = ['General', 'OH', 'CA', 'TX'];
export const inEachJurisdiction = (questions: string[]) =>
  questions.flatMap((question) =>
    JURISDICTIONS.map((jurisdiction): [string, Jurisdiction] => [question, jurisdiction]),
  );

export function openLibraryAsker() {
  const embedder = createCachedEmbedder({ log: quiet, adapterFolder });
  const deps = { library, search: { index: getSearchIndex(), embedder } };

  async function ask(question: string, jurisdiction: Jurisdiction, earlier: string[] = []) {
    const understood = await understand(deps, { question, earlier, jurisdiction });
    const { sources, choices, verdict } = await findSources(deps, understood, question);
    const events = writeFromLibrary(deps, understood, sources, question);
    const sentences = events.flatMap((event) =>
      event.type === 'sentence' && event.sentence.sources.length > 0 ? event.sentence : [],
    );
    const getId = (n: number | undefined) =>
      sources.find((source) => source.n === n)?.id.split('/')[0] ?? 'nothing';
    const asksBack = !isAtLeast(verdict, 'likely') && mayClarify(choices, []);
    const short = await findShortAnswer(deps, { question, jurisdiction });
    return {
      asksBack,
      /** What the first sentence is taken from, or the first choice of a question back. */
      lead: asksBack ? (choices[0]?.id ?? 'nothing') : getId(sentences[0]?.sources[0]),
      choices: asksBack ? choices.map(({ id }) => id) : [],
      rules: sources.flatMap(({ kind, n }) => (kind === 'rule' ? getId(n) : [])),
      opening: sentences
        .slice(0, MAX_OPENING)
        .map(({ text }) => text)
        .join(' '),
      /** The first sentence, and what it and those behind it are taken from. */
      first: sentences[0]?.text ?? '',
      openingIds: sentences.slice(0, MAX_OPENING).map(({ sources: [n] }) => getId(n)),
      refusal: understood.refusal,
      topics: understood.topics.map(({ id }) => id),
      /** What the short answer of the search page is taken from. */
      card: short?.item.id,
    };
  }
  return { ask, close: () => embedder.close() };
}
