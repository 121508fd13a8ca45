// One page of citing or cited cases. The page number is in the URL, so that paging works without
// JavaScript.

import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import * as casePage from '../messages/case-page.ts';
import type { CitingList as List } from './citing-cases.server.ts';
import { CITING_PER_PAGE } from './citing-per-page.ts';

type Props = { id: string; title: string; list: List; param: string; none: string };

export function CitingList({ id, title, list, param, none }: Props) {
  const [params] = useSearchParams();
  const getPageHref = (page: number) =>
    `?${new URLSearchParams([...[...params].filter(([name]) => name !== param), [param, String(page)]])}#${id}`;
  const first = (list.page - 1) * CITING_PER_PAGE + 1;
  return (
    <section id={id} className="citing" aria-labelledby={`${id}-title`}>
      <div className="heading-row">
        <h2 id={`${id}-title`}>{title}</h2>
        {list.total > 0 && (
          <span className="meta">
            {casePage.range(first, first + list.rows.length - 1, list.total)}
          </span>
        )}
      </div>
      {list.total === 0 && <p className="text-ink-2">{none}</p>}
      <ol start={first}>
        {list.rows.map(({ slug, name, citation, year, court }) => (
          <li key={slug}>
            <Link to={`/cases/${slug}`}>
              <i>{name}</i>
            </Link>
            <span className="meta">{[citation, court, year].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {list.pages > 1 && (
        <nav className="pager" aria-label={title}>
          {list.page > 1 && (
            <ButtonLink
              kind="quiet"
              to={getPageHref(list.page - 1)}
              preventScrollReset
              rel="nofollow"
            >
              {casePage.earlier}
            </ButtonLink>
          )}
          {list.page < list.pages && (
            <ButtonLink
              kind="quiet"
              to={getPageHref(list.page + 1)}
              preventScrollReset
              rel="nofollow"
            >
              {casePage.more}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
