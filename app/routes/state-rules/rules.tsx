import { Link } from 'react-router';
import { listRules } from '#features/state-rules/list-state-rules.server.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { groupNames } from '#features/state-rules/messages/tables.ts';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/rules';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stateRulesCss }];

export function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  return {
    groups: listRules(deps, caller.jurisdiction),
    place: getJurisdictionName(caller.jurisdiction),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: stateRules.rulesTitle,
    description: stateRules.rulesLead,
    path: '/rules',
  });

export default function Rules({ loaderData: { groups, place } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={stateRules.rulesTitle} lead={stateRules.rulesLead}>
        <p>
          <Link className="onward" to="/states">
            {stateRules.statesTitle}
          </Link>
        </p>
      </PageHeader>
      <div className="rule-groups">
        {groups.map(({ group, rules }) => (
          <section key={group} aria-labelledby={`${group}-title`}>
            <h2 id={`${group}-title`} className="mb-4">
              {groupNames[group]}
            </h2>
            <ul className="rule-list">
              {rules.map(({ id, title, question, filled, here }) => (
                <li key={id}>
                  <Link to={`/rules/${id}`}>{title}</Link>
                  <span className="here">
                    {here ? `${place}: ${here}` : stateRules.statesRead(filled)}
                  </span>
                  <p>{question}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
