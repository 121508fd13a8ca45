// The elements of a claim: what must be shown, with either the user's facts that support it or the
// question to answer. The status is shown by an icon and a word, never by color alone.
import { Icon } from '#app/ui/icon.tsx';
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import type { ElementFinding, Fact } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { RESULT_ID } from './analysis-prose.tsx';
import { FactQuotes } from './cited-facts.tsx';

export function ElementList({ elements, facts }: { elements: ElementFinding[]; facts: Fact[] }) {
  return (
    <ol className="elements">
      {elements.map(({ id, sentence, status, facts: factNumbers, ask }) => (
        <li key={id} className={status}>
          <p className="element-status">
            <Icon name={status === 'spoken-to' ? 'check' : 'search'} />
            {analysisPage.status[status]}
          </p>
          <p className="element-law">
            <AnswerSentence sentence={sentence} turnId={RESULT_ID} marked />
          </p>
          {status === 'spoken-to' ? (
            <FactQuotes allFacts={facts} facts={factNumbers} />
          ) : (
            <p className="element-ask">
              <b>{analysisPage.find}</b> {ask}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
