import { Form, Link, redirect } from 'react-router';
import { listDrafts, removeDraft, saveDraft } from '#features/documents/drafts.server.ts';
import { findTemplate } from '#features/documents/find-template.ts';
import { readDocumentForm } from '#features/documents/form/document-form-values.ts';
import { documents, drafts } from '#features/documents/messages.ts';
import { formatLongDate } from '#lib/dates.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import documentsCss from '../../styles/documents.css?url';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/documents-drafts';

export const handle = { postCost: 'files', maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

const SIGN_IN = '/auth/login?returnTo=%2Fdocuments%2Fdrafts';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const lines = await listDrafts(deps, caller);
  const getTitle = (type: string) => deps.library.documents.find(({ id }) => id === type)?.title ?? '';
  return {
    drafts: [...Map.groupBy(lines, (line) => line.draft)].map(([draft, versions]) => {
      return { draft, title: getTitle(versions[0]?.documentType ?? ''), versions };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  if (form.get('do') === 'remove') {
    const removed = await removeDraft(deps, caller, form.get('draft'));
    return removed.ok ? redirect('/documents/drafts', 303) : failureData(removed.failure, {});
  }
  const template = findTemplate(deps.library, form.get('documentType'));
  if (!template) return failureData({ kind: 'invalid', message: documents.typeRequired }, {});
  const typed = readDocumentForm(form, template, caller.jurisdiction);
  const saved = await saveDraft(deps, caller, { draft: form.get('draft') ?? undefined, name: form.get('draft-name'), request: typed });
  if (!saved.ok) return failureData(saved.failure, {});
  return redirect(`/documents?type=${template.id}&draft=${saved.value.draft}&version=${saved.value.version}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: drafts.title, description: drafts.lead, path: '/documents/drafts', noindex: true });

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <div className="oxford-rule" />
      <div className="documents-page">
        <Link className="back-link" to="/documents">
          <Icon name="arrow-left" />
          {drafts.back}
        </Link>
        <h1>{drafts.title}</h1>
        <p className="lead">{drafts.lead}</p>
        {actionData?.failure && <Notice kind="failed">{actionData.failure.message}</Notice>}
        {loaderData.drafts.length === 0 && <p>{drafts.none}</p>}
        <ul className="document-list">
          {loaderData.drafts.map(({ draft, title, versions }) => (
            <li key={draft}>
              <h2>{versions[0]?.name}</h2>
              {title !== versions[0]?.name && <p className="hint">{title}</p>}
              <ul>
                {versions.map(({ version, documentType, savedAt }) => (
                  <li key={version}>
                    <Link className="onward" to={`/documents?type=${documentType}&draft=${draft}&version=${version}`}>
                      {drafts.open(version, formatLongDate(savedAt.slice(0, 10)))}
                    </Link>
                  </li>
                ))}
              </ul>
              <Form method="post">
                <input type="hidden" name="draft" value={draft} />
                <Button type="submit" kind="quiet" name="do" value="remove" aria-label={`${drafts.remove} ${versions[0]?.name}`}>
                  {drafts.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
