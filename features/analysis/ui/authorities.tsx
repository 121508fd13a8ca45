// Authorities in three forms: statements with their passages, the governing law as a list, and the
// numbered cards that source marks link to. All were verified by the citation checker, which a
// status badge shows.
import { Icon } from '#app/ui/icon.tsx';
import { StatusBadge } from '#features/citations/ui/status-badge.tsx';
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import { BackToText, sourceId } from '#features/grounding/source-mark.tsx';
import type { AnalysisSource, SupportedStatement } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { sourceKinds } from '../messages/tables.ts';
import { RESULT_ID } from './analysis-prose.tsx';

type Sources = { sources: AnalysisSource[] };

type SupportedProps = Sources & {
  list: SupportedStatement[];
  /** Name of the chosen state, for a claim that its law decides. */
  state?: string;
};

/**
 * What binds comes first; statements that rest only on the law of other states follow under their
 * own heading.
 */
export function SupportedList({ list, sources, state }: SupportedProps) {
  if (list.length === 0) return <p className="meta">{analysisPage.none}</p>;
  const getSources = ({ sentence }: SupportedStatement) =>
    sources.filter(({ n }) => sentence.sources.includes(n));
  const isForeign = (statement: SupportedStatement) => {
    const own = getSources(statement);
    return own.length > 0 && own.every(({ otherState }) => otherState);
  };
  const foreign = list.filter(isForeign);
  const holdsState = list.flatMap(getSources).some((source) => source.state === state);
  return (
    <>
      {state && !holdsState && <p className="none-of-state">{analysisPage.noneOfState(state)}</p>}
      <Statements list={list.filter((one) => !isForeign(one))} getSources={getSources} />
      {foreign.length > 0 && (
        <section className="other-states">
          <h5>{analysisPage.otherStates(state)}</h5>
          <Statements list={foreign} getSources={getSources} />
        </section>
      )}
    </>
  );
}

type StatementsProps = {
  list: SupportedStatement[];
  getSources: (statement: SupportedStatement) => AnalysisSource[];
};

function Statements({ list, getSources }: StatementsProps) {
  if (list.length === 0) return null;
  return (
    <ul className="supported">
      {list.map((statement) => (
        <li key={statement.sentence.text}>
          <p>
            <AnswerSentence sentence={statement.sentence} turnId={RESULT_ID} marked />
          </p>
          {getSources(statement).map((source) => (
            <Authority key={source.n} source={source} />
          ))}
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
        <AuthorityLink source={source} /> <AuthorityStatus source={source} />
      </p>
      <blockquote>{kind === 'case' || kind === 'statute' ? passage : title}</blockquote>
      <Limited source={source} />
    </div>
  );
}

export function FoundCases({ numbers, sources }: { numbers: number[] } & Sources) {
  const foundSources = sources.filter(({ n }) => numbers.includes(n));
  if (foundSources.length === 0) return null;
  return (
    <section className="found-cases">
      <h4>{analysisPage.found}</h4>
      <p className="meta">{analysisPage.foundHint}</p>
      <ul className="supported">
        {foundSources.map((source) => (
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
      <p className="meta">{analysisPage.existsNote}</p>
      <LawList law={law.slice(0, MAX_VISIBLE_LAWS)} />
      {law.length > MAX_VISIBLE_LAWS && (
        <details className="more-law">
          <summary>{analysisPage.moreLaw(law.length - MAX_VISIBLE_LAWS)}</summary>
          <LawList law={law.slice(MAX_VISIBLE_LAWS)} />
        </details>
      )}
    </section>
  );
}

/** The rest is in a collapsed section. */
const MAX_VISIBLE_LAWS = 10;

function LawList({ law }: { law: AnalysisSource[] }) {
  return (
    <ul className="governing-law">
      {law.map((source) => (
        <li key={source.n}>
          <AuthorityLink source={source} />
          <AuthorityStatus source={source} />
          <span className="meta">{source.kind === 'case' ? sourceKinds.case : source.title}</span>
        </li>
      ))}
    </ul>
  );
}

export function AuthorityCards({
  sources,
  used,
  siteUrl,
}: Sources & { used: Set<number>; siteUrl: string }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="result-sources">
      <h3 id="result-sources">{analysisPage.sourcesTitle}</h3>
      <ol className="authority-cards">
        {sources.map((source) => (
          <li
            key={source.n}
            id={sourceId(RESULT_ID, source.n)}
            className="source-card"
            tabIndex={-1}
          >
            {used.has(source.n) ? (
              <BackToText n={source.n} turnId={RESULT_ID} />
            ) : (
              <span className="card-numeral">{source.n}</span>
            )}
            <div>
              <p className="card-kind">
                {sourceKinds[source.kind]}
                {source.bySearch && ` · ${analysisPage.bySearch}`}
              </p>
              <p className="card-title">{source.citation}</p>
              <AuthorityStatus source={source} />
              <blockquote>{source.passage}</blockquote>
              <Limited source={source} />
              <a href={source.href} target="_blank" rel="noopener noreferrer">
                {analysisPage.openPassage} <Icon name="external-link" />
                <span className="sr-only">
                  {source.n} {analysisPage.newTab}
                </span>
              </a>
              <span className="printed-address">
                {source.href.startsWith('/') ? siteUrl + source.href : source.href}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AuthorityLink({ source: { citation, href, kind, title } }: { source: AnalysisSource }) {
  const name = kind === 'case' && citation.startsWith(title) ? title : '';
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name && <i>{name}</i>}
      {citation.slice(name.length)}
      <span className="sr-only"> {analysisPage.newTab}</span>
    </a>
  );
}

/**
 * "Exists" is all that the citation check says. Law of another state is marked in gray beside it.
 */
function AuthorityStatus({ source: { status, state, otherState } }: { source: AnalysisSource }) {
  if (!status) return null;
  return (
    <>
      <StatusBadge status={status} text={status === 'verified' ? analysisPage.exists : undefined} />
      {state && (
        <span className={otherState ? 'state-mark other' : 'state-mark'}>
          {otherState ? analysisPage.otherState(state) : state}
        </span>
      )}
    </>
  );
}

function Limited({ source: { limited } }: { source: AnalysisSource }) {
  return (
    limited && (
      <p className="limited-by">
        <b>{analysisPage.limited(limited.by)}</b> {limited.note}
      </p>
    )
  );
}
