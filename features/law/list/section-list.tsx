// The sections of one code: a field that finds, the parts of the list, and one part. Everything is
// a link or a GET form.

import { Form, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as lawList from '../messages/law-list.ts';
import type { SectionListView } from './list-sections.server.ts';

export function SectionList({ view }: { view: SectionListView }) {
  const { path, query, parts, rows, found, previous, next } = view;
  const toPart = (first: string) => `${path}?from=${encodeURIComponent(first)}`;
  return (
    <>
      <Form role="search" className="search-box law-find" action={path}>
        <Icon name="search" />
        <input
          key={query}
          name="q"
          type="search"
          aria-label={view.release ? lawList.find : lawList.findInState}
          placeholder={lawList.findHint}
          defaultValue={query}
          autoComplete="off"
          maxLength={120}
        />
        <Button type="submit">{lawList.button}</Button>
      </Form>
      {query && (
        <div className="law-matches" role="status">
          <p>
            {lawList.matches(found, query)} {found > rows.length && lawList.firstOf(rows.length)}
          </p>
          {found === 0 && <p className="text-ink-2">{lawList.noMatchHint}</p>}
          <Link className="onward" to={path}>
            {lawList.clear}
          </Link>
        </div>
      )}
      {parts.length > 0 && (
        <details className="law-parts" open={parts.length < 9}>
          <summary>
            <Icon name="chevron-down" />
            {lawList.ranges} <span className="meta">{parts.length}</span>
          </summary>
          <nav aria-label={lawList.ranges}>
            {parts.map(({ first, last, chosen }) => (
              <Link key={first} to={toPart(first)} aria-current={chosen ? 'true' : undefined}>
                {first}–{last}
              </Link>
            ))}
          </nav>
        </details>
      )}
      {rows.length > 0 && (
        <ul className="law-rows">
          {rows.map(({ number, heading, path: to, removed }) => (
            <li key={to}>
              <Link to={to}>
                <b>§ {number}</b> <span>{heading}</span>
              </Link>
              {removed && <span className="meta">{lawList.removed}</span>}
            </li>
          ))}
        </ul>
      )}
      {(previous || next) && (
        <nav className="pager law-pager" aria-label={lawList.sections(view.total)}>
          {previous && (
            <ButtonLink kind="quiet" to={toPart(previous)} rel="prev">
              {lawList.previous}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink kind="quiet" to={toPart(next)} rel="next">
              {lawList.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
