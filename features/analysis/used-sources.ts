// Which sources are cited on the page. Only their cards get a link back to the text.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import { type AnalysisView, listModelProse } from './ui/analysis-view.ts';

export function listUsedSources(view: AnalysisView): Set<number> {
  const { claims, memos, prose } = view;
  const sentences: AnswerSentence[] = [
    ...prose.flatMap(({ part }) => listModelProse(view, part)).flatMap((block) => block.sentences),
    ...claims.flatMap((claim) => [
      ...[...claim.elements, ...claim.for, ...claim.against, ...claim.limits].map(
        ({ sentence }) => sentence,
      ),
      ...(claim.decides ? [claim.decides] : []),
    ]),
    ...memos.flatMap((memo) => [
      ...[memo.for, memo.against].flatMap(({ authorities, elements }) =>
        [...authorities, ...elements].map(({ sentence }) => sentence),
      ),
      ...(memo.decides ? [memo.decides] : []),
    ]),
  ];
  return new Set(
    sentences.filter(({ check }) => check !== 'struck').flatMap(({ sources }) => sources),
  );
}
