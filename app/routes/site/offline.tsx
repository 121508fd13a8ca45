// What somebody sees who has no connection: whom to call, and what was read before. The service
// worker stores this page and fills in the list.
import * as offline from '#features/library/messages/offline.ts';
import { formatTelHref } from '#lib/phone.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/offline';

export const handle = { shared: 'members' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { hotlines } = getVisit(context).deps.library;
  return {
    hotlines: hotlines.map(({ id, label, organization, phone }) => ({
      id,
      label,
      organization,
      phone,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: offline.title,
    description: offline.lead,
    path: '/offline',
    noindex: true,
  });

export default function Offline({ loaderData: { hotlines } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={offline.title} lead={offline.lead} />
      <div className="grid grid-cols-1 gap-10">
        <p>
          <ButtonLink className="urgent-button" to="/urgent" reloadDocument>
            <Icon name="phone" />
            {offline.urgent}
          </ButtonLink>
        </p>
        <section aria-labelledby="call">
          <h2 id="call">{offline.call}</h2>
          <p className="mt-1">{offline.callLead}</p>
          <ul className="mt-2">
            {hotlines.map((line) => (
              <li
                key={line.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule"
              >
                <span>
                  <b>{line.label}.</b> {line.organization}
                </span>
                <a
                  className="inline-flex min-h-target items-center whitespace-nowrap font-serif text-h4"
                  href={formatTelHref(line.phone)}
                >
                  {line.phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="saved" className="prose">
          <h2 id="saved">{offline.saved}</h2>
          <p>{offline.savedLead}</p>
          <ul data-saved-pages>
            <li>{offline.none}</li>
          </ul>
        </section>
      </div>
    </div>
  );
}
