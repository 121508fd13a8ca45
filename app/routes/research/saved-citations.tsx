import { data, redirect } from 'react-router';
import * as savedTexts from '#features/research/messages/saved-texts.ts';
import { annotateCitation } from '#features/research/saved/annotate-citation.server.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { removeCitation } from '#features/research/saved/remove-citation.server.ts';
import { saveCitations } from '#features/research/saved/save-citations.server.ts';
import { SavedCitations } from '#features/research/saved/saved-citations.tsx';
import { savedFailures } from '#features/research/saved/saved-failures.ts';
import { MAX_SAVED_CITATIONS } from '#features/research/saved/saved-limits.ts';
import type { SavedAnswer } from '#features/research/saved/saved-list.ts';
import { readLocalPath } from '#lib/local-path.ts';
import { fail } from '#lib/result.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import researchCss from '../../styles/research.css?url';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/saved-citations';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: researchCss }];

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  return { list: await listSavedCitations(deps, caller, { max: MAX_SAVED_CITATIONS }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const returnTo = readLocalPath(form.get('returnTo'), '/research/saved');
  if (caller.viewer.kind === 'visitor')
    return redirect(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const fields = {
    citation: form.get('citation'),
    note: form.get('note'),
    cases: form.getAll('case'),
  };
  const intents = { save: saveCitations, note: annotateCitation, remove: removeCitation };
  const intent = String(form.get('intent'));
  const result = Object.hasOwn(intents, intent)
    ? await intents[intent as keyof typeof intents](deps, caller, fields)
    : fail('invalid', savedFailures.failed);
  if (!result.ok) return failureData(result.failure, {});
  // Without JavaScript the browser is redirected back; a fetcher stays on its page.
  const byBrowser = request.headers.get('Accept')?.includes('text/html');
  return byBrowser ? redirect(returnTo, 303) : data<SavedAnswer>({ failure: null });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, savedFailures.failed, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: savedTexts.title,
    description: savedTexts.none,
    path: '/research/saved',
    noindex: true,
  });

export default function SavedCitationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage wide title={savedTexts.title}>
      {actionData?.failure && <Notice kind="failed">{actionData.failure.message}</Notice>}
      <SavedCitations list={loaderData.list} />
    </FormPage>
  );
}
