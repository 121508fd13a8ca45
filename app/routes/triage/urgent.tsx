// Urgent help: the dangers that the home page names, and the others, each with what to do first and
// whom to call. The service worker stores this page, so that it is there without a connection.
import { Link } from 'react-router';
import { DangerList } from '#features/triage/danger-list.tsx';
import { listDangers } from '#features/triage/list-dangers.server.ts';
import { DANGER_LABELS } from '#features/triage/messages/tables.ts';
import * as urgentPage from '#features/triage/messages/urgent-page.ts';
import { formatTelHref } from '#lib/phone.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import urgentCss from '../../styles/urgent.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/urgent';

export const handle = {
  shared: 'members',
  sitemap: true,
  beforeSecondStep: true,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: urgentCss }];

export function loader({ context }: Route.LoaderArgs) {
  return listDangers(getVisit(context).deps);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: urgentPage.title,
    description: urgentPage.description,
    path: '/urgent',
  });

export default function Urgent({ loaderData: { now, first, others } }: Route.ComponentProps) {
  return (
    <div className="page-width urgent-page pt-8">
      <PageHeader title={urgentPage.title}>
        {now?.hotline && (
          <p className="danger-now">
            <span>
              {now.when} <b>{now.acts?.[0]}</b>
            </span>
            <a className="button urgent-button" href={formatTelHref(now.hotline.phone)}>
              <Icon name="phone" />
              {now.hotline.phone}
            </a>
          </p>
        )}
        <nav aria-label={urgentPage.jump} className="chips mt-5">
          {first.map(({ id }) => (
            <a key={id} className="chip" href={`#${id}`}>
              {DANGER_LABELS[id]}
            </a>
          ))}
          <a className="chip" href="#others">
            {urgentPage.others}
          </a>
        </nav>
      </PageHeader>
      <h2 className="sr-only">{urgentPage.first}</h2>
      <DangerList lines={first} />
      <section id="others" className="other-dangers" aria-labelledby="others-title">
        <h2 id="others-title" className="mt-10 mb-3">
          {urgentPage.others}
        </h2>
        <DangerList lines={others} />
      </section>
      <p className="mt-8">
        {urgentPage.helpLead}{' '}
        <Link className="onward" to="/help">
          {urgentPage.help} <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
