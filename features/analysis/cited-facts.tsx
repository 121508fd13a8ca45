// What was told, sentence by sentence, and the small numbers that lead there from wherever a fact counts. The fact that was asked for is
// marked, and the focus goes along.
import { sourceId } from '#features/grounding/source-mark.tsx';
import type { Fact } from './analysis.ts';
import { RESULT } from './analysis-prose.tsx';
import { analysisPage } from './page-messages.ts';

const factId = (n: number) => `fact-${n}`;

/** `told`: the number under which sentences cite all of it. */
export function FactsTold({ facts, told }: { facts: Fact[]; told: number | undefined }) {
  return (
    <section className="facts-told" id={told ? sourceId(RESULT, told) : undefined} tabIndex={-1} aria-labelledby="facts-told">
      <h3 id="facts-told">{analysisPage.facts}</h3>
      <p className="meta">{analysisPage.factsHint}</p>
      <ol>
        {facts.map(({ n, text }) => (
          <li key={n} id={factId(n)} tabIndex={-1}>
            <span className="fact-number">{n}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Numbers alone, where there is no room for the words. */
export function FactNumbers({ facts }: { facts: number[] }) {
  return facts.map((n) => (
    <a key={n} className="fact-link" href={`#${factId(n)}`} onClick={follow} aria-label={analysisPage.fact(n)}>
      {n}
    </a>
  ));
}

/** The words themselves, each with its number. */
export function FactQuotes({ all, facts }: { all: Fact[]; facts: number[] }) {
  return (
    <ul className="fact-quotes">
      {facts.map((n) => (
        <li key={n}>
          <FactNumbers facts={[n]} /> <q>{all[n - 1]?.text ?? ''}</q>
        </li>
      ))}
    </ul>
  );
}

/** Also keeps the router from taking a step inside the page for a navigation. */
function follow(event: React.MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
