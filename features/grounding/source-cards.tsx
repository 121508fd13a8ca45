// The sources of an answer as numbered cards, beside the text or below it on narrow screens. A card
// names the source in a few lines and unfolds the passage in place; while an answer is written, a
// source appears when a sentence first cites it.
import { Icon } from '#app/ui/icon.tsx';
import { formatLongDate } from '#lib/dates.ts';
import type { AnswerSource } from './answer.ts';
import { type AnswerView, getUsedSources } from './answer-view.ts';
import * as checked from './messages/checked.ts';
import { sourceKinds } from './messages/tables.ts';
import { passageHref } from './passage-href.ts';
import { BackToText, sourceId } from './source-mark.tsx';

export function SourceCards({
  view,
  turnId,
  siteUrl = '',
}: {
  view: AnswerView;
  turnId: string;
  siteUrl?: string;
}) {
  const usedNumbers = getUsedSources(view);
  const mainSources = view.sources.filter(({ n }) => usedNumbers.has(n));
  const otherSources = view.ended ? view.sources.filter(({ n }) => !usedNumbers.has(n)) : [];
  if (mainSources.length + otherSources.length === 0) return null;
  return (
    <aside className="source-cards" aria-labelledby={`sources-${turnId}`}>
      <h3 id={`sources-${turnId}`}>{checked.sources}</h3>
      <ol>
        {mainSources.map((source) => (
          <Card
            key={source.n}
            source={source}
            turnId={turnId}
            siteUrl={siteUrl}
            used={usedNumbers.has(source.n)}
          />
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

type CardProps = { source: AnswerSource; turnId: string; siteUrl: string; used: boolean };

function Card({ source, turnId, siteUrl, used }: CardProps) {
  const { n, href } = source;
  return (
    <li id={sourceId(turnId, n)} className="source-card" tabIndex={-1}>
      {used ? <BackToText n={n} turnId={turnId} /> : <span className="card-numeral">{n}</span>}
      <details>
        <summary>
          <SourceHead source={source} />
          <span className="card-line">{getFirstLine(source)}</span>
        </summary>
        <SourcePassage source={source} />
      </details>
      <span className="printed-address">{href.startsWith('/') ? siteUrl + href : href}</span>
    </li>
  );
}

/** What it is, its title, and when it was checked. */
export function SourceHead({ source: { kind, note, title, checkedOn } }: { source: AnswerSource }) {
  return (
    <>
      <span className="card-kind">
        {note ? `${sourceKinds[kind]} · ${note}` : sourceKinds[kind]}
      </span>{' '}
      <span className="card-title">{title}</span>{' '}
      {checkedOn && (
        <span className="card-seal">
          <Icon name="circle-check" />
          {checked.checkedOn(formatLongDate(checkedOn))}
        </span>
      )}{' '}
    </>
  );
}

export function SourcePassage({ source }: { source: AnswerSource }) {
  return (
    <>
      <blockquote>{source.passage}</blockquote>
      <a href={passageHref(source)} target="_blank" rel="noopener noreferrer">
        {checked.openPassage} <Icon name="external-link" />
        <span className="sr-only">
          {checked.source(source.n)} {checked.newTab}
        </span>
      </a>
    </>
  );
}

function getFirstLine({ passage, title }: AnswerSource): string {
  const text = passage.startsWith(`${title}: `) ? passage.slice(title.length + 2) : passage;
  return text.trim().split('\n')[0] ?? '';
}
