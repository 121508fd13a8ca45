import { Link } from 'react-router';
import { listStates } from '#features/state-rules/list-state-rules.server.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { StateMap } from '#features/state-rules/tile-map.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/states';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stateRulesCss }];

export function loader({ context }: Route.LoaderArgs) {
  return { states: listStates(getVisit(context).deps) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: stateRules.statesTitle,
    description: stateRules.statesLead,
    path: '/states',
  });

export default function States({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={stateRules.statesTitle} lead={stateRules.statesLead}>
        <p>
          <Link className="onward" to="/rules">
            {stateRules.rulesTitle}
          </Link>
        </p>
      </PageHeader>
      <StateMap label={stateRules.statesMap} states={states} />
      <ul className="state-list">
        {states.map(({ code, name, slug, filled }) => (
          <li key={code}>
            <Link to={`/states/${slug}`}>
              <b>{name}</b>
              <span className="meta">{stateRules.rulesRead(filled)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
