import { data, Link } from 'react-router';
import { listLaw } from '#features/law/list/list-law.server.ts';
import * as lawList from '#features/law/messages/law-list.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import lawCss from '../../styles/law.css?url';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/law';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const overview = await listLaw(getVisit(context).deps);
  return data(overview, { headers: overview.partial ? { 'Cache-Control': 'no-store' } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: lawCss }];
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: lawList.title, description: lawList.lead, path: '/law' });

export default function Law({
  loaderData: { release, total, titles, stored, states, partial },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={lawList.title} lead={lawList.lead} />
      <div className="law-groups">
        <section aria-labelledby="code-title">
          <div className="law-group-head">
            <h2 id="code-title">{lawList.code}</h2>
            <p>{lawList.codeAsOf(total, titles.length, release.date, release.point)}</p>
            <p className="text-ink-2">
              {partial
                ? lawList.unavailable
                : stored.sections > 0
                  ? lawList.textOf(stored.sections, stored.date)
                  : lawList.noText}
            </p>
          </div>
          <ul className="title-list">
            {titles.map(({ title, name, sections, stored: withText }) => (
              <li key={title}>
                <Link to={`/law/us/${title}`}>
                  <span className="title-number" aria-hidden="true">
                    {title}
                  </span>
                  <span>
                    <span className="sr-only">{lawList.titleNumber(title)}: </span>
                    {name}
                  </span>
                </Link>
                <span className="meta">
                  {lawList.sections(sections)}
                  {withText > 0 && withText < sections && ` · ${lawList.withText(withText)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="states-title">
          <div className="law-group-head">
            <h2 id="states-title">{lawList.states}</h2>
            {states.length === 0 && !partial && <p className="text-ink-2">{lawList.noStates}</p>}
          </div>
          <ul className="title-list">
            {states.map(({ path, name, sections, date }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
                <span className="meta">
                  {[lawList.sections(sections), date].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
