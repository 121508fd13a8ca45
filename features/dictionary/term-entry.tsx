// One dictionary entry, on its page and in the research workspace.

import { Form, Link, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import * as library from '#features/library/messages/library.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { AiDefinition } from './ai-definition.tsx';
import * as dictionary from './messages/dictionary.ts';
import type { TermView } from './term-view.server.ts';

type Props = {
  entry: TermView;
  /** Where a related term links to: its page, or another search in the workspace. */
  relatedHref?: (related: { id: string; term: string }) => string;
};

export function TermEntry({ entry, relatedHref = ({ id }) => `/dictionary/${id}` }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="prose">
        {entry.also.length > 0 && (
          <p className="meta">
            {dictionary.also}: {entry.also.join(', ')}
          </p>
        )}
        <p className="lead">{entry.definition}</p>
        <p className="aside-note">
          <b>{dictionary.example}.</b> {entry.example}
        </p>
      </div>
      {entry.citations.length > 0 && (
        <section aria-label={dictionary.cites}>
          <h2 className="margin-heading">{dictionary.cites}</h2>
          <ul className="grid gap-1">
            {entry.citations.map(({ text, href }) => (
              <li key={text}>
                {href?.startsWith('/') && <Link to={href}>{text}</Link>}
                {href && !href.startsWith('/') && (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {text}
                    <span className="sr-only"> {library.newTab}</span>
                  </a>
                )}
                {!href && text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={dictionary.related}>
        <h2 className="margin-heading">{dictionary.related}</h2>
        <p className="chips">
          {entry.related.map((related) => (
            <Link key={related.id} className="chip" to={relatedHref(related)}>
              {related.term}
            </Link>
          ))}
        </p>
      </section>
      {entry.topics.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5">
          <span className="text-ink-3">{dictionary.topics}</span>
          {entry.topics.map(({ id, title }) => (
            <Link key={id} className={`topic-tick cloth-${id}`} to={`/topics/${id}`}>
              {title}
            </Link>
          ))}
        </p>
      )}
      <Footnote item={entry.checked} about={`dictionary/${entry.id}`} />
    </div>
  );
}

/** Shown when there is no entry for the query. */
type NearestTermsProps = {
  query: string;
  nearest: { id: string; term: string; definition: string }[];
  provider?: string /** The definition comes into this page. */;
  inPlace?: boolean;
};

export function NearestTerms({ query, nearest, provider, inPlace = false }: NearestTermsProps) {
  return (
    <section className="grid grid-cols-1 gap-2 py-4">
      <h2 className="text-h3">{dictionary.notFound(query)}</h2>
      <p className="text-ink-2">
        {nearest.length > 0 ? dictionary.notFoundHint : dictionary.nothingNear}
      </p>
      <dl className="terms mt-3">
        {nearest.map(({ id, term, definition }) => (
          <div key={id}>
            <dt>
              <Link to={`/dictionary/${id}`}>{term}</Link>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
      {provider &&
        query &&
        (inPlace ? (
          <AskInPlace query={query} provider={provider} />
        ) : (
          <AskAi query={query} provider={provider} />
        ))}
    </section>
  );
}

type AskProps = { query: string; provider: string };

const AskAi = (props: AskProps) => (
  <Form method="post" action="/dictionary" className="mt-4">
    <AskFields {...props} />
  </Form>
);

/** With JavaScript the definition comes in below the question, and the search stays where it is. */
function AskInPlace(props: AskProps) {
  const fetcher = useFetcher<React.ComponentProps<typeof AiDefinition>['answer']>();
  return (
    <>
      <fetcher.Form method="post" action="/dictionary" className="mt-4">
        <AskFields {...props} busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
      <AiDefinition answer={fetcher.data} />
    </>
  );
}

const AskFields = ({ query, provider, busy = false }: AskProps & { busy?: boolean }) => (
  <>
    <input type="hidden" name="q" value={query} />
    <Button type="submit" kind="quiet" disabled={busy}>
      {dictionary.askAi(provider)}
    </Button>
  </>
);
