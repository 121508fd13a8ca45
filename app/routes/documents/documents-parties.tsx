import { Link, redirect } from 'react-router';
import { UndoNotice } from '#features/documents/form/undo-notice.tsx';
import * as drafts from '#features/documents/messages/drafts.ts';
import * as partyBook from '#features/documents/messages/party-book.ts';
import {
  getPartiesPage,
  removeParty,
  restoreParty,
  saveParty,
} from '#features/documents/parties/parties.server.ts';
import { PartyForm, SavedParties } from '#features/documents/parties/saved-parties.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import documentsCss from '../../styles/documents.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/documents-parties';

export const handle = { postCost: 'files' } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

const SIGN_IN = '/auth/login?returnTo=%2Fdocuments%2Fparties';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  return getPartiesPage(deps, caller);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  if (form.do === 'remove') {
    const removed = await removeParty(deps, caller, form.id);
    return removed.ok ? { undo: removed.value } : failureData(removed.failure, {});
  }
  const result = await (form.do === 'restore'
    ? restoreParty(deps, caller, form)
    : saveParty(deps, caller, form));
  return result.ok ? redirect('/documents/parties', 303) : failureData(result.failure, {});
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    partyBook.failed,
    (failure) => ({ failure }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: partyBook.title,
    description: partyBook.lead,
    path: '/documents/parties',
    noindex: true,
  });

export default function Parties({ loaderData, actionData }: Route.ComponentProps) {
  const { parties, mayEdit } = loaderData;
  const undo = actionData && 'undo' in actionData ? actionData.undo : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  return (
    <div className="page-width pt-8">
      <PageHeader
        title={partyBook.title}
        lead={partyBook.lead}
        label={<Link to="/documents">{drafts.back}</Link>}
        className="documents-title"
      />
      <div className="documents-page">
        {failure && <Notice kind="failed">{failure.message}</Notice>}
        {undo && <UndoNotice text={partyBook.removed} undo={undo} />}
        {!mayEdit && (
          <Notice kind="caution" icon="info">
            {partyBook.needsPlan}
          </Notice>
        )}
        {parties.length === 0 ? (
          <p>{partyBook.none}</p>
        ) : (
          <SavedParties parties={parties} mayEdit={mayEdit} />
        )}
        {mayEdit && (
          <section aria-labelledby="add-someone" className="add-someone">
            <h2 id="add-someone">{partyBook.add}</h2>
            <PartyForm key={parties.length} button={partyBook.addButton} />
          </section>
        )}
      </div>
    </div>
  );
}
