// The page for errors: what happened, that nothing is lost, and where to go next. When a message
// could not be answered, also whom to call in danger: nobody read it.

import { isRouteErrorResponse, Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { HalfEmptyShelf } from '../ui/empty-state.tsx';
import * as errors from './messages/errors.ts';

const WAYS_OUT = [
  { to: '/', label: 'Home' },
  { to: '/chatbot', label: 'AI Chatbot' },
  { to: '/topics', label: 'Legal Topics' },
  { to: '/search', label: 'Search' },
];

type NearItem = { label: string; href: string };

/** For whatever a route has thrown. */
export function RouteError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return <ErrorPage status={error.status} near={error.data?.near} />;
}

/** `near`: what is nearest to an item that was deleted. */
export function ErrorPage({ status, near = [] }: { status: number; near?: NearItem[] }) {
  const [title, text] =
    status === 404
      ? [errors.notFoundTitle, errors.notFoundText]
      : status === 410
        ? [errors.goneTitle, errors.goneText(near.length > 0)]
        : status === 429
          ? [errors.tooManyTitle, errors.tooManyText]
          : status === 503
            ? [errors.busyTitle, errors.busyText]
            : status < 500
              ? [errors.refusedTitle, errors.refusedText[status] ?? errors.refusedText[400]]
              : [errors.failedTitle, errors.failedText];
  return (
    <div className="page-width pt-10">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="oxford-rule" />
      <div className="grid justify-items-start gap-5 pt-10">
        <HalfEmptyShelf />
        <p className="small-caps-label">{status}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {(status === 429 || status >= 500) && (
          <p>
            {errors.danger} <a href="tel:911">911</a>. {errors.crisis} <a href="tel:988">988</a>.
          </p>
        )}
        {near.length > 0 && (
          <ul className="grid gap-2">
            {near.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
        <ul className="flex flex-wrap gap-x-8">
          {WAYS_OUT.map(({ to, label }) => (
            <li key={to}>
              {/* Under overload, whole pages come from the page cache; .data requests do not. */}
              <Link className="onward" to={to} reloadDocument={status === 503}>
                {label} <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
