// Authorities in three shapes: what one gives, with its passage; the governing law as a list; and the numbered cards at the end, which
// every mark leads to. All were verified by the citation checker; the seal says so each time.
import { Icon } from '#app/ui/icon.tsx';
import { StatusSeal } from '#features/citations/status-badge.tsx';
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import { BackToText, sourceId } from '#features/grounding/source-mark.tsx';
import type { AnalysisSource, Supported } from './analysis.ts';
import { RESULT } from './analysis-prose.tsx';
import { analysisPage, sourceKinds } from './page-messages.ts';

type Sources = { sources: AnalysisSource[] };

export function SupportedList({ list, sources }: { list: Supported[] } & Sources) {
  if (list.length === 0) return <p className="meta">{analysisPage.none}</p>;
  return (
    <ul className="supported">
      {list.map(({ sentence }) => (
        <li key={sentence.text}>
          <p>
            <AnswerSentence sentence={sentence} turnId={RESULT} marked />
          </p>
          {sentence.sources.map((n) => {
            const source = sources.find((one) => one.n === n);
            return source && <Authority key={n} source={source} />;
          })}
        </li>
      ))}
    </ul>
  );
}

function Authority({ source }: { source: AnalysisSource }) {
  const { kind, passage, title } = source;
  return (
    <div className="authority">
      <p>
        <Named source={source} /> <Verdict source={source} />
      </p>
      <blockquote>{kind === 'case' ? passage : title}</blockquote>
      <Limited source={source} />
    </div>
  );
}

export function FoundCases({ numbers, sources }: { numbers: number[] } & Sources) {
  const found = sources.filter(({ n }) => numbers.includes(n));
  if (found.length === 0) return null;
  return (
    <section className="found-cases">
      <h4>{analysisPage.found}</h4>
      <p className="meta">{analysisPage.foundHint}</p>
      <ul className="supported">
        {found.map((source) => (
          <li key={source.n}>
            <Authority source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GoverningLaw({ numbers, sources }: { numbers: number[] } & Sources) {
  const law = numbers.flatMap((n) => sources.find((source) => source.n === n) ?? []);
  if (law.length === 0) return null;
  return (
    <section aria-labelledby="governing-law">
      <h3 id="governing-law">{analysisPage.law}</h3>
      <LawList law={law.slice(0, SHOWN)} />
      {law.length > SHOWN && (
        <details className="more-law">
          <summary>{analysisPage.moreLaw(law.length - SHOWN)}</summary>
          <LawList law={law.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

/** The rest is one press away. */
const SHOWN = 10;

function LawList({ law }: { law: AnalysisSource[] }) {
  return (
    <ul className="governing-law">
      {law.map((source) => (
        <li key={source.n}>
          <Named source={source} />
          <Verdict source={source} />
          <span className="meta">{source.kind === 'case' ? sourceKinds.case : source.title}</span>
        </li>
      ))}
    </ul>
  );
}

export function AuthorityCards({ sources, used, siteUrl }: Sources & { used: Set<number>; siteUrl: string }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="result-sources">
      <h3 id="result-sources">{analysisPage.sourcesTitle}</h3>
      <ol className="authority-cards">
        {sources.map((source) => (
          <li key={source.n} id={sourceId(RESULT, source.n)} className="source-card" tabIndex={-1}>
            {used.has(source.n) ? <BackToText n={source.n} turnId={RESULT} /> : <span className="card-numeral">{source.n}</span>}
            <div>
              <p className="card-kind">
                {sourceKinds[source.kind]}
                {source.bySearch && ` · ${analysisPage.bySearch}`}
              </p>
              <p className="card-title">{source.citation}</p>
              <Verdict source={source} />
              <blockquote>{source.passage}</blockquote>
              <Limited source={source} />
              <a href={source.href} target="_blank" rel="noopener noreferrer">
                {analysisPage.openPassage} <Icon name="external-link" />
                <span className="sr-only">
                  {source.n} {analysisPage.newTab}
                </span>
              </a>
              <span className="printed-address">{source.href.startsWith('/') ? siteUrl + source.href : source.href}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Named({ source: { citation, href, kind, title } }: { source: AnalysisSource }) {
  const name = kind === 'case' && citation.startsWith(title) ? title : '';
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name && <i>{name}</i>}
      {citation.slice(name.length)}
      <span className="sr-only"> {analysisPage.newTab}</span>
    </a>
  );
}

const Verdict = ({ source: { status } }: { source: AnalysisSource }) => status && <StatusSeal status={status} />;

function Limited({ source: { limited } }: { source: AnalysisSource }) {
  return (
    limited && (
      <p className="limited-by">
        <b>{analysisPage.limited(limited.by)}</b> {limited.note}
      </p>
    )
  );
}
