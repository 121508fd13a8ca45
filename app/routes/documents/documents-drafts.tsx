import { Link, redirect } from 'react-router';
import {
  listDrafts,
  removeDraft,
  restoreDraft,
  saveDraft,
} from '#features/documents/drafts.server.ts';
import { findTemplate } from '#features/documents/find-template.ts';
import { readDocumentForm } from '#features/documents/form/document-form-values.ts';
import { DraftList } from '#features/documents/form/draft-list.tsx';
import { UndoNotice } from '#features/documents/form/undo-notice.tsx';
import * as documents from '#features/documents/messages/documents.ts';
import * as drafts from '#features/documents/messages/drafts.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import documentsCss from '../../styles/documents.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/documents-drafts';

export const handle = { postCost: 'files', maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

const SIGN_IN = '/auth/login?returnTo=%2Fdocuments%2Fdrafts';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const lines = await listDrafts(deps, caller);
  const getTitle = (type: string) =>
    deps.library.documents.find(({ id }) => id === type)?.title ?? '';
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
  const intent = form.get('do');
  if (intent === 'remove') {
    const removed = await removeDraft(deps, caller, form.get('draft'));
    return removed.ok ? { undo: removed.value } : failureData(removed.failure, {});
  }
  if (intent === 'restore') {
    const restored = await restoreDraft(deps, caller, {
      deleted: form.get('deleted'),
      token: form.get('token'),
    });
    return restored.ok ? redirect('/documents/drafts', 303) : failureData(restored.failure, {});
  }
  const template = findTemplate(deps.library, form.get('documentType'));
  if (!template) return failureData({ kind: 'invalid', message: documents.typeRequired }, {});
  const typed = readDocumentForm(form, template, caller.jurisdiction);
  const [draft, name, renew] = [
    form.get('draft') ?? undefined,
    form.get('draft-name'),
    form.get('renew') ?? undefined,
  ];
  const saved = await saveDraft(deps, caller, { draft, name, renew, request: typed });
  if (!saved.ok) return failureData(saved.failure, {});
  // With JavaScript the form stays where it is; without it, the saved draft is opened.
  if (form.get('stay')) return { saved: saved.value };
  return redirect(
    `/documents?type=${template.id}&draft=${saved.value.draft}&version=${saved.value.version}`,
    303,
  );
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    drafts.failed,
    (failure) => ({ failure }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: drafts.title,
    description: drafts.lead,
    path: '/documents/drafts',
    noindex: true,
  });

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  const undo = actionData && 'undo' in actionData ? actionData.undo : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  return (
    <div className="page-width pt-8">
      <PageHeader
        title={drafts.title}
        lead={drafts.lead}
        label={<Link to="/documents">{drafts.back}</Link>}
        className="documents-title"
      />
      <div className="documents-page">
        {failure && <Notice kind="failed">{failure.message}</Notice>}
        {undo && <UndoNotice text={drafts.removed} undo={undo} />}
        {loaderData.drafts.length === 0 && <p>{drafts.none}</p>}
        <DraftList drafts={loaderData.drafts} />
      </div>
    </div>
  );
}
