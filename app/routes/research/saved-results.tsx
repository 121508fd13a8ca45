import { data, Form, Link, redirect } from 'react-router';
import * as texts from '#features/research/messages/saved-result-texts.ts';
import type { SavedResultAnswer } from '#features/research/saved/saved-result-shapes.ts';
import {
  listResults,
  removeResult,
  saveResult,
} from '#features/research/saved/saved-results.server.ts';
import { workProductErrors } from '#features/research/work-product/work-product-errors.ts';
import { formatLongDate } from '#lib/dates.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import researchCss from '../../styles/research.css?url';
import researchResultsCss from '../../styles/research-results.css?url';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/saved-results';

export const handle = { maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export const links: Route.LinksFunction = () =>
  [researchCss, researchResultsCss].map((href) => ({ rel: 'stylesheet', href }));

const HERE = '/research/saved-results';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor')
    throw redirect(`/auth/login?returnTo=${encodeURIComponent(HERE)}`);
  try {
    return { results: await listResults(deps, caller) };
  } catch (error) {
    deps.log.warn({ err: error }, 'saved results could not be read');
    return { results: null };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  if (caller.viewer.kind === 'visitor')
    throw redirect(`/auth/login?returnTo=${encodeURIComponent(HERE)}`);
  const removing = form.get('do') === 'remove';
  const result = removing
    ? await removeResult(deps, caller, form.get('result'))
    : await saveResult(deps, caller, { sealed: form.get('sealed'), title: form.get('title') });
  if (!result.ok) return failureData(result.failure, {});
  // Without JavaScript the browser is redirected; a fetcher stays on its page.
  const byBrowser = request.headers.get('Accept')?.includes('text/html');
  return byBrowser || removing ? redirect(HERE, 303) : data<SavedResultAnswer>({ failure: null });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, workProductErrors.notSaved, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.lead, path: HERE, noindex: true });

export default function SavedResultsPage({
  loaderData: { results },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/research?tab=strategy">
        <Icon name="arrow-left" />
        {texts.research}
      </Link>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className="saved-results">
        {actionData?.failure && <Notice kind="failed">{actionData.failure.message}</Notice>}
        {results === null && <p>{texts.notLoaded}</p>}
        {results?.length === 0 && <p>{texts.none}</p>}
        <ul className="saved-result-list">
          {results?.map(({ id, kind, title, savedOn }) => (
            <li key={id}>
              <div>
                <h2>
                  <Link to={`${HERE}/${id}`}>{title}</Link>
                </h2>
                <p className="meta">
                  {texts.kind[kind]}, {texts.savedOn(formatLongDate(savedOn))}
                </p>
              </div>
              <Form method="post">
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
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
