// The both-sides memo: the model's argument for each side, if there is one; then, claim by claim,
// what each side relies on.
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import type { MemoFinding } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { AnalysisProse, RESULT_ID } from './analysis-prose.tsx';
import { type AnalysisView, listModelProse } from './analysis-view.ts';
import { SupportedList } from './authorities.tsx';
import { ElementList } from './element-list.tsx';

export function MemoProse({ view }: { view: AnalysisView }) {
  const decides = listModelProse(view, 'decides');
  const sides = (['for', 'against'] as const).map((side) => ({
    side,
    blocks: listModelProse(view, side),
  }));
  if (decides.length === 0 && sides.every(({ blocks }) => blocks.length === 0)) return null;
  return (
    <div className="memo-prose">
      <div className="two-sides">
        {sides.map(({ side, blocks }) => (
          <section key={side} className={`side ${side}`}>
            <h3>{side === 'for' ? analysisPage.sideFor : analysisPage.sideAgainst}</h3>
            <AnalysisProse blocks={blocks} />
          </section>
        ))}
      </div>
      {decides.length > 0 && (
        <section>
          <h3>{analysisPage.decides}</h3>
          <AnalysisProse blocks={decides} />
        </section>
      )}
    </div>
  );
}

export function MemoSection({ memo, view }: { memo: MemoFinding; view: AnalysisView }) {
  const { sources, facts } = view;
  return (
    <section className="memo" aria-labelledby={`memo-${memo.id}`}>
      <h3 id={`memo-${memo.id}`}>{memo.name}</h3>
      <div className="two-sides">
        {(['for', 'against'] as const).map((side) => (
          <section key={side} className={`side ${side}`}>
            <h4>{side === 'for' ? analysisPage.sideFor : analysisPage.sideAgainst}</h4>
            <SupportedList list={memo[side].authorities} sources={sources} />
            {memo[side].elements.length > 0 && (
              <>
                <h5>{side === 'for' ? analysisPage.meets : analysisPage.lacks}</h5>
                <ElementList elements={memo[side].elements} facts={facts} />
              </>
            )}
          </section>
        ))}
      </div>
      {memo.decides && (
        <p className="decides">
          <b>{analysisPage.decides}.</b>{' '}
          <AnswerSentence sentence={memo.decides} turnId={RESULT_ID} marked />
        </p>
      )}
    </section>
  );
}
