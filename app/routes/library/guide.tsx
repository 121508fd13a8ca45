import { data, Link } from 'react-router';
import { deadlineLink } from '#features/deadlines/link-messages.ts';
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { TermNotes } from '#features/dictionary/term-notes.tsx';
import { helpLink } from '#features/help/link-messages.ts';
import { findGuide } from '#features/library/get-guide.server.ts';
import { ChooseState } from '#features/library/ui/choose-state.tsx';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { GuideSteps } from '#features/library/ui/guide-steps.tsx';
import { lists } from '#features/library/ui/list-messages.ts';
import { library } from '#features/library/ui/messages.ts';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { StateBox } from '#features/library/ui/state-box.tsx';
import { stateBox } from '#features/library/ui/state-box-messages.ts';
import { createHowToData } from '#features/library/ui/structured-data.ts';
import { viewStateHelp } from '#features/library/view-state-help.server.ts';
import { getReferencedRules, listStateFacts } from '#features/state-rules/list-state-rules.server.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import { StageStrip } from '#features/state-rules/stage-strip.tsx';
import { viewStages } from '#features/state-rules/view-stages.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import stateRulesCss from '../../styles/state-rules.css?url';
import volumeCss from '../../styles/volume.css?url';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/guide';

export const handle = { shared: true, sitemap: (library) => library.guides.map(({ id }) => `/guides/${id}`) } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: stateRulesCss },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const guide = findGuide(deps, params.guideId, jurisdiction);
  if (!guide) throw data(null, { status: 404 });
  const { htmls, notes } = explainTerms(
    deps,
    guide.steps.map((step) => step.html),
  );
  const referenced = getReferencedRules(
    deps,
    guide.steps.flatMap(({ rules }) => rules),
    jurisdiction,
  );
  return {
    guide: { ...guide, steps: guide.steps.map((step, index) => ({ ...step, html: htmls[index] ?? step.html })) },
    notes,
    deadlineLink,
    helpLink,
    referenced,
    cases: viewStages(deps, { guide: guide.id }, jurisdiction),
    help: viewStateHelp(deps, jurisdiction),
    facts: listStateFacts(referenced),
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
  const { guide, notes, deadlineLink, helpLink, referenced, cases, help, facts } = loaderData;
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
        {help ? (
          <StateBox id="in-your-state" help={help} title={stateBox.title(help.name)} facts={facts} topicId={guide.topic.id} />
        ) : (
          <ChooseState id="in-your-state" />
        )}
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
          <GuideSteps guide={guide} renderRules={(ids) => <RuleReferences ids={ids} referenced={referenced} />} />
          <StageStrip cases={cases} stateName={referenced.stateName} />
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
