import { Link } from 'react-router';
import * as deadlineLink from '#features/deadlines/messages/deadline-link.ts';
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import * as helpLink from '#features/help/messages/help-link.ts';
import * as library from '#features/library/messages/library.ts';
import * as lists from '#features/library/messages/lists.ts';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { findMoved } from '#features/search/find-moved.server.ts';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { renderStages, renderStateBox } from '#features/state-rules/page-parts.server.tsx';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { GuideSteps } from '#features/topics/guide/guide-steps.tsx';
import { findGuide } from '#features/topics/guide/view-guide.server.ts';
import { createHowToData } from '#features/topics/structured-data.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { leaveMissing } from '../../http/leave-missing.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stagesCss from '../../styles/stages.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import { Button } from '../../ui/button.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/guide';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.guides.map(({ id }) => `/guides/${id}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: stateRulesCss },
  { rel: 'stylesheet', href: stagesCss },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const found = findGuide(deps, params.guideId, jurisdiction);
  if (!found)
    return leaveMissing(findMoved(deps, { kind: 'guides', id: params.guideId, jurisdiction }));
  const { contents, ...guide } = found;
  const { htmls, notes } = explainTerms(deps, contents);
  const referenced = getReferencedRules(
    deps,
    guide.steps.flatMap(({ rules }) => rules),
    jurisdiction,
  );
  return {
    guide,
    htmls,
    notes,
    deadlineLink,
    helpLink,
    referenced,
    stages: renderStages(deps, { guide: guide.id }, jurisdiction),
    state: renderStateBox(deps, jurisdiction, {
      referenced,
      topicId: guide.topic.id,
      path: `/guides/${guide.id}`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.guide.title,
          description: loaderData.guide.description,
          path: `/guides/${loaderData.guide.id}`,
        }),
        { 'script:ld+json': createHowToData(loaderData.guide) },
      ]
    : [];

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { guide, htmls, notes, deadlineLink, helpLink, referenced, stages, state } = loaderData;
  return (
    <article className={`page-width cloth-${guide.topic.id} pt-4`}>
      <Link className="back-link" to={`/topics/${guide.topic.id}#guides`}>
        <Icon name="arrow-left" />
        {guide.topic.title}
      </Link>
      <PageHeader
        label={<span className="text-(--ci)">{library.steps(guide.steps.length)}</span>}
        title={guide.title}
        lead={guide.description}
      >
        <Button kind="quiet" className="js-only justify-self-start" onClick={() => window.print()}>
          <Icon name="printer" />
          {lists.print}
        </Button>
      </PageHeader>
      <div className="with-margin box-first">
        <Html html={state} />
        <div className="grid grid-cols-1 gap-6">
          {guide.prerequisites.length > 0 && (
            <section className="prose">
              <h2>{lists.guideBefore}</h2>
              <ul>
                {guide.prerequisites.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          <GuideSteps
            guide={guide}
            htmls={htmls}
            renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />}
          />
          <Html html={stages} />
          <Footnote item={guide.checked} about={`guides/${guide.id}`} />
        </div>
        <aside>
          <h2 className="margin-heading">{lists.guideResources}</h2>
          <ul className="deadlines">
            {guide.resources.map((resource) => (
              <li key={resource.url}>
                <a href={resource.url} target="_blank" rel="noopener noreferrer">
                  <b>{resource.title}</b>
                  <span className="sr-only"> {library.newTab}</span>
                </a>
                <span className="text-ink-2">{resource.description}</span>
              </li>
            ))}
          </ul>
          <p className="meta mt-3">
            {deadlineLink.before} <Link to="/deadlines">{deadlineLink.link}</Link>
          </p>
          <p className="meta mt-3">
            {helpLink.before} <Link to={`/help?topic=${guide.topic.id}`}>{helpLink.link}</Link>
          </p>
        </aside>
      </div>
      <TermNotes notes={notes} />
      {guide.quickExit && <QuickExit />}
    </article>
  );
}
