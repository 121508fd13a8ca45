// A written and checked analysis, or the reason why there is none.
import { Notice } from '#app/ui/notice.tsx';
import { AnswerBody } from '#features/grounding/answer-body.tsx';
import { EMPTY_ANSWER, numberByAppearance } from '#features/grounding/answer-view.ts';
import { SourceCards } from '#features/grounding/source-cards.tsx';
import type { Failure } from '#lib/result.ts';
import * as newsTexts from '../messages/news-texts.ts';
import type { NewsAnalysis as WrittenAnalysis } from './analyze-news.server.ts';

export type NewsAnalysisAnswer =
  | { analysis: WrittenAnalysis; failure: null }
  | { analysis: null; failure: Failure };

export function NewsAnalysis({ answer }: { answer: NewsAnalysisAnswer }) {
  if (!answer.analysis) {
    return <Notice kind="failed">{answer.failure.message}</Notice>;
  }
  const { newsId, model, parts, sources } = answer.analysis;
  const view = numberByAppearance({ ...EMPTY_ANSWER, sources, parts, ended: 'finished' });
  const turnId = `news-${newsId.replace(/[^\w-]/g, '')}`;
  return (
    <section className="news-analysis" aria-label={newsTexts.analysis} id={`answer-${turnId}`}>
      <AnswerBody parts={view.parts} turnId={turnId} writing={false} />
      <p className="meta">{newsTexts.writtenBy(model)}</p>
      <SourceCards view={view} turnId={turnId} />
    </section>
  );
}
