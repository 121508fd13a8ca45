// The sources of an answer as numbered cards, beside the text or below it on narrow screens. A card shows the passage and links to it
// in context.
import { Icon } from '#app/ui/icon.tsx';
import type { AnswerSource } from './answer.ts';
import { type AnswerView, getUsedSources } from './answer-view.ts';
import { checked, sourceKinds } from './messages.ts';
import { passageHref } from './passage-href.ts';
import { BackToText, sourceId } from './source-mark.tsx';

export function SourceCards({ view, turnId, siteUrl = '' }: { view: AnswerView; turnId: string; siteUrl?: string }) {
  if (view.sources.length === 0) return null;
  const usedNumbers = getUsedSources(view);
  const mainSources = view.ended ? view.sources.filter(({ n }) => usedNumbers.has(n)) : view.sources;
  const otherSources = view.ended ? view.sources.filter(({ n }) => !usedNumbers.has(n)) : [];
  return (
    <aside className="source-cards" aria-labelledby={`sources-${turnId}`}>
      <h3 id={`sources-${turnId}`}>{checked.sources}</h3>
      <ol>
        {mainSources.map((source) => (
          <Card key={source.n} source={source} turnId={turnId} siteUrl={siteUrl} used={usedNumbers.has(source.n)} />
        ))}
      </ol>
      {otherSources.length > 0 && (
        <details className="other-sources">
          <summary>
            {checked.notUsed} ({otherSources.length})
          </summary>
          <ol>
            {otherSources.map((source) => (
              <Card key={source.n} source={source} turnId={turnId} siteUrl={siteUrl} used={false} />
            ))}
          </ol>
        </details>
      )}
    </aside>
  );
}

function Card({ source, turnId, siteUrl, used }: { source: AnswerSource; turnId: string; siteUrl: string; used: boolean }) {
  const { n, kind, title, note, passage, href } = source;
  return (
    <li id={sourceId(turnId, n)} className="source-card" tabIndex={-1}>
      {used ? <BackToText n={n} turnId={turnId} /> : <span className="card-numeral">{n}</span>}
      <div>
        <p className="card-kind">{note ? `${sourceKinds[kind]} · ${note}` : sourceKinds[kind]}</p>
        <p className="card-title">{title}</p>
        <blockquote>{passage}</blockquote>
        <a href={passageHref(source)} target="_blank" rel="noopener noreferrer">
          {checked.openPassage} <Icon name="external-link" />
          <span className="sr-only">
            {checked.source(n)} {checked.newTab}
          </span>
        </a>
        <span className="printed-address">{href.startsWith('/') ? siteUrl + href : href}</span>
      </div>
    </li>
  );
}
