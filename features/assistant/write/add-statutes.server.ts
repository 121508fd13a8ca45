// The library's own sentences beside the law: a sentence that the stored words of a statute support
// also rests on that source, and a statute that it cites shows its words. Where nothing is stored,
// the answer stays as it was written.
import type {
  AnswerEvent,
  AnswerSentence,
  AnswerSource,
  SentenceCitation,
} from '#features/grounding/answer.ts';
import {
  type JudgeDeps,
  judgeSentenceCitations,
} from '#features/grounding/judge-sentence-citations.server.ts';
import { checkSupport } from '#features/grounding/support/is-supported.ts';
import { createWordWeight } from '#features/grounding/support/word-weight.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';

type StatuteDeps = JudgeDeps & Pick<LibrarySearchDeps, 'search'>;

export async function addStatutes(
  deps: StatuteDeps,
  events: AnswerEvent[],
  sources: AnswerSource[],
): Promise<AnswerEvent[]> {
  const statutes = sources.filter(({ kind }) => kind === 'statute');
  return Promise.all(
    events.map(async (event) =>
      event.type === 'sentence' && event.sentence.check === 'library'
        ? { ...event, sentence: await addToSentence(deps, event.sentence, statutes) }
        : event,
    ),
  );
}

async function addToSentence(
  deps: StatuteDeps,
  sentence: AnswerSentence,
  statutes: AnswerSource[],
): Promise<AnswerSentence> {
  const getWeight = createWordWeight(deps.search.index.words);
  const supporting = statutes.filter(
    ({ title, passage }) =>
      checkSupport(sentence.text, `${title}. ${passage}`, getWeight).verdict === 'supported',
  );
  const citations = sentence.text.includes('§')
    ? await listStatuteCitations(deps, sentence.text)
    : [];
  return {
    ...sentence,
    sources: [...sentence.sources, ...supporting.map(({ n }) => n)],
    ...(citations.length > 0 && { citations }),
  };
}

async function listStatuteCitations(deps: StatuteDeps, text: string): Promise<SentenceCitation[]> {
  const judged = await judgeSentenceCitations(deps, text);
  return judged.flatMap(({ start, end, status, sentence, href, statute }) =>
    href && statute ? [{ start, end, status, sentence, href, statute }] : [],
  );
}
