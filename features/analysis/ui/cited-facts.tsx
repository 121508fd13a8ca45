// The user's facts, sentence by sentence, and the numbered links that lead to a fact from wherever
// it is cited. Following a link moves the focus to the fact.
import { sourceId } from '#features/grounding/source-mark.tsx';
import type { Fact } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { RESULT_ID } from './analysis-prose.tsx';

const getFactId = (n: number) => `fact-${n}`;

/** `sourceNumber`: the number under which sentences cite the facts as a whole. */
export function StatedFacts({
  facts,
  sourceNumber,
}: {
  facts: Fact[];
  sourceNumber: number | undefined;
}) {
  return (
    <section
      className="facts-told"
      id={sourceNumber ? sourceId(RESULT_ID, sourceNumber) : undefined}
      tabIndex={-1}
      aria-labelledby="facts-told"
    >
      <h3 id="facts-told">{analysisPage.facts}</h3>
      <p className="meta">{analysisPage.factsHint}</p>
      <ol>
        {facts.map(({ n, text }) => (
          <li key={n} id={getFactId(n)} tabIndex={-1}>
            <span className="fact-number">{n}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fact numbers without the text, for compact places. */
export function FactNumbers({ facts }: { facts: number[] }) {
  return facts.map((n) => (
    <a
      key={n}
      className="fact-link"
      href={`#${getFactId(n)}`}
      onClick={focusFact}
      aria-label={analysisPage.fact(n)}
    >
      {n}
    </a>
  ));
}

/** The text of each fact with its number. */
export function FactQuotes({ allFacts, facts }: { allFacts: Fact[]; facts: number[] }) {
  return (
    <ul className="fact-quotes">
      {facts.map((n) => (
        <li key={n}>
          <FactNumbers facts={[n]} /> <q>{allFacts[n - 1]?.text ?? ''}</q>
        </li>
      ))}
    </ul>
  );
}

/** Handles the click itself, because the router would treat the fragment link as a navigation. */
function focusFact(event: React.MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
