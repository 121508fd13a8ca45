import { data, Form, Link } from 'react-router';
import * as texts from '#features/research/messages/saved-result-texts.ts';
import { openSavedResult } from '#features/research/saved/open-saved-result.server.ts';
import { AnalysisResultPanel } from '#features/research/work-product/analysis-result-panel.tsx';
import { MotionResultPanel } from '#features/research/work-product/motion-result-panel.tsx';
import { formatLongDate } from '#lib/dates.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import assistantCss from '../../styles/assistant.css?url';
import researchCss from '../../styles/research.css?url';
import researchResultsCss from '../../styles/research-results.css?url';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/saved-result';

export const links: Route.LinksFunction = () =>
  [researchCss, assistantCss, researchResultsCss].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const result = await openSavedResult(deps, caller, params.resultId);
  if (!result) throw data(null, { status: 404 });
  return { ...result, siteUrl: deps.site.publicUrl };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.lead,
    path: '/research/saved-results',
    noindex: true,
  });

export default function SavedResultPage({ loaderData }: Route.ComponentProps) {
  const { id, kind, title, savedOn, events, siteUrl, file } = loaderData;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/research/saved-results">
        <Icon name="arrow-left" />
        {texts.back}
      </Link>
      <PageHeader title={title}>
        <p className="meta">
          {texts.kind[kind]}, {texts.savedOn(formatLongDate(savedOn))}.{' '}
          {texts.asOf(formatLongDate(savedOn))}
        </p>
      </PageHeader>
      <div className="saved-results">
        <section className="writing-result" aria-labelledby="result-title">
          <h2 id="result-title">{texts.kind[kind]}</h2>
          {kind === 'motion' ? (
            <MotionResultPanel events={events} siteUrl={siteUrl} file={file} />
          ) : (
            <AnalysisResultPanel workProduct={kind} events={events} siteUrl={siteUrl} file={file} />
          )}
        </section>
        <Form method="post" action="/research/saved-results">
          <input type="hidden" name="result" value={id} />
          <Button
            type="submit"
            kind="quiet"
            name="do"
            value="remove"
            aria-label={texts.removeWhich(title)}
          >
            <Icon name="trash-2" />
            {texts.remove}
          </Button>
        </Form>
      </div>
    </div>
  );
}
