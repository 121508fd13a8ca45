import { Link } from 'react-router';
import { getRulePage } from '#features/state-rules/get-rule-page.server.ts';
import { MapLegend } from '#features/state-rules/map-legend.tsx';
import * as ruleReferences from '#features/state-rules/messages/rule-references.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { groupNames } from '#features/state-rules/messages/tables.ts';
import { RuleBody } from '#features/state-rules/rule-body.tsx';
import { type RuleSort, RuleTable } from '#features/state-rules/rule-table.tsx';
import { RuleUses } from '#features/state-rules/rule-uses.tsx';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { TileMap } from '#features/state-rules/tile-map.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { leaveMissing } from '../../http/leave-missing.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/rule';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.rules.map(({ id }) => `/rules/${id}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stateRulesCss }];

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const page = getRulePage(deps, { id: params.ruleId, jurisdiction });
  if ('missing' in page) return leaveMissing(page.missing);
  const sort: RuleSort =
    new URL(request.url).searchParams.get('sort') === 'value' ? 'value' : 'state';
  return { ...page, sort };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.rule.title,
        description: loaderData.rule.meaning,
        path: `/rules/${loaderData.rule.id}`,
      })
    : [{ title: stateRules.ruleNotFound }];

export default function Rule({ loaderData: { rule, sort, uses, here } }: Route.ComponentProps) {
  const path = `/rules/${rule.id}`;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/rules">
        <Icon name="arrow-left" />
        {stateRules.allRules}
      </Link>
      <PageHeader title={rule.title} label={groupNames[rule.group]} lead={rule.question} />
      <div className="rule-groups">
        {here && (
          <section className="rule-reference" aria-labelledby="here-title">
            <h2 id="here-title" className="text-h3">
              {ruleReferences.inState} {here.stateName}
            </h2>
            <RuleBody cell={here} />
          </section>
        )}
        <section aria-labelledby="map-title">
          <h2 id="map-title" className="mb-4">
            {stateRules.map}
          </h2>
          <div className="map-and-legend">
            <TileMap title={rule.title} cells={rule.cells} own={here?.state} />
            <MapLegend cells={rule.cells} own={here?.stateName} />
          </div>
        </section>
        <section aria-labelledby="uses-title">
          <h2 id="uses-title" className="mb-4">
            {stateRules.uses}
          </h2>
          <RuleUses uses={uses} countHref={here && isFilled(here) ? here.countHref : undefined} />
        </section>
        <section className="prose">
          <h2>{stateRules.meaning}</h2>
          <p>{rule.meaning}</p>
          <h2>{stateRules.matters}</h2>
          <p>{rule.matters}</p>
          <h2>{stateRules.counting}</h2>
          <p>{rule.counting}</p>
        </section>
        <section aria-labelledby="table-title">
          <div className="heading-row">
            <h2 id="table-title">{stateRules.table}</h2>
            <a className="onward" href={`${path}/table.csv`} download>
              <Icon name="download" />
              {stateRules.download}
            </a>
          </div>
          <RuleTable title={rule.title} cells={rule.cells} sort={sort} path={path} />
        </section>
        <p className="meta">{stateRules.notReviewed}</p>
      </div>
    </div>
  );
}
