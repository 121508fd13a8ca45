// The elements of a claim: what must be shown, and beside it either the person's own words that speak to it or the question to answer.
// Status is shape and word together.
import { Icon } from '#app/ui/icon.tsx';
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import type { ElementFinding, Fact } from './analysis.ts';
import { RESULT } from './analysis-prose.tsx';
import { FactQuotes } from './cited-facts.tsx';
import { analysisPage } from './page-messages.ts';

export function ElementList({ elements, facts }: { elements: ElementFinding[]; facts: Fact[] }) {
  return (
    <ol className="elements">
      {elements.map(({ id, sentence, status, facts: told, ask }) => (
        <li key={id} className={status}>
          <p className="element-status">
            <Icon name={status === 'spoken-to' ? 'check' : 'search'} />
            {analysisPage.status[status]}
          </p>
          <p className="element-law">
            <AnswerSentence sentence={sentence} turnId={RESULT} marked />
          </p>
          {status === 'spoken-to' ? (
            <FactQuotes all={facts} facts={told} />
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
