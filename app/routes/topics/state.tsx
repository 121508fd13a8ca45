import { data, Link } from 'react-router';
import { listHolidays } from '#features/deadlines/list-deadlines.server.ts';
import * as helpLink from '#features/help/messages/help-link.ts';
import { listStateResources } from '#features/library/list-resources.server.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { FindInPage } from '#features/state-rules/find-in-page.tsx';
import { listStateRules } from '#features/state-rules/list-state-rules.server.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { groupNames } from '#features/state-rules/messages/tables.ts';
import { RuleEntry } from '#features/state-rules/rule-entry.tsx';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { UnreadRules } from '#features/state-rules/unread-rules.tsx';
import { findStateBySlug, getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/state';

export const handle = {
  shared: 'members',
  sitemap: () =>
    (Object.keys(STATES) as StateCode[]).map((code) => `/states/${getStateSlug(code)}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, stateRulesCss].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const code = findStateBySlug(params.state);
  if (!code) throw data(null, { status: 404 });
  const groups = listStateRules(deps, code);
  return {
    name: STATES[code],
    slug: params.state,
    groups,
    filled: groups.flatMap(({ rules }) => rules).filter(({ cell }) => isFilled(cell)).length,
    resources: listStateResources(deps, code),
    holidays: listHolidays(deps, { date: '' }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: stateRules.stateTitle(loaderData.name),
        description: stateRules.stateLead(loaderData.filled, loaderData.name),
        path: `/states/${loaderData.slug}`,
      })
    : [{ title: stateRules.stateNotFound }];

export default function State({
  loaderData: { name, groups, filled, resources, holidays },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/states">
        <Icon name="arrow-left" />
        {stateRules.allStates}
      </Link>
      <PageHeader title={stateRules.stateTitle(name)} lead={stateRules.stateLead(filled, name)}>
        <nav className="rule-nav" aria-label={stateRules.sections}>
          {groups.map(({ group }) => (
            <a key={group} href={`#${group}`}>
              {groupNames[group]}
            </a>
          ))}
          <a href="#help">{stateRules.helpIn(name)}</a>
          <a href="#court-holidays">{stateRules.courtHolidays}</a>
        </nav>
        <Button kind="quiet" className="js-only justify-self-start" onClick={() => window.print()}>
          <Icon name="printer" />
          {stateRules.print}
        </Button>
      </PageHeader>
      <FindInPage>
        {groups.map(({ group, rules }) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`}>
            <div className="heading-row">
              <h2 id={`${group}-title`}>{groupNames[group]}</h2>
              <span className="meta">
                {stateRules.answers(rules.filter(({ cell }) => isFilled(cell)).length)}
              </span>
            </div>
            {rules
              .filter(({ cell }) => isFilled(cell))
              .map((rule) => (
                <RuleEntry key={rule.id} {...rule} />
              ))}
            <UnreadRules rules={rules} />
          </section>
        ))}
        <section id="help" aria-labelledby="help-title">
          <h2 id="help-title" className="mb-4">
            {stateRules.helpIn(name)}
          </h2>
          <p className="mb-4">
            {helpLink.before} <Link to="/help">{helpLink.link}</Link>
          </p>
          <ResourceList resources={resources} />
        </section>
        <section id="court-holidays" aria-labelledby="court-holidays-title">
          <h2 id="court-holidays-title" className="mb-4">
            {stateRules.courtHolidays}
          </h2>
          <p className="mb-4 max-w-prose">{stateRules.courtHolidaysNote(name, holidays.year)}</p>
          <dl className="court-holidays">
            {holidays.days.map(({ name: holiday, day }) => (
              <div key={holiday}>
                <dt>{holiday}</dt>
                <dd>{day}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="meta">{stateRules.notReviewed}</p>
      </FindInPage>
    </div>
  );
}
