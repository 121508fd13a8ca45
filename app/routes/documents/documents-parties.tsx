import { Link, redirect } from 'react-router';
import { drafts, partyBook } from '#features/documents/messages.ts';
import { listParties, removeParty, saveParty } from '#features/documents/parties/parties.server.ts';
import { PartyForm, SavedParties } from '#features/documents/parties/saved-parties.tsx';
import { checkGated } from '#features/plans/run-gated.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import documentsCss from '../../styles/documents.css?url';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/documents-parties';

export const handle = { postCost: 'files' } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

const SIGN_IN = '/auth/login?returnTo=%2Fdocuments%2Fparties';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const [parties, may] = await Promise.all([listParties(deps, caller), checkGated(deps, caller.viewer, 'reuse-parties')]);
  return { parties, mayEdit: may.ok };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const result = form.do === 'remove' ? await removeParty(deps, caller, form.id) : await saveParty(deps, caller, form);
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
  pageMeta(matches, { title: partyBook.title, description: partyBook.lead, path: '/documents/parties', noindex: true });

export default function Parties({ loaderData, actionData }: Route.ComponentProps) {
  const { parties, mayEdit } = loaderData;
  return (
    <div className="page-width pt-8">
      <div className="oxford-rule" />
      <div className="documents-page">
        <Link className="back-link" to="/documents">
          <Icon name="arrow-left" />
          {drafts.back}
        </Link>
        <h1>{partyBook.title}</h1>
        <p className="lead">{partyBook.lead}</p>
        {actionData?.failure && <Notice kind="failed">{actionData.failure.message}</Notice>}
        {!mayEdit && (
          <Notice kind="caution" icon="info">
            {partyBook.needsPlan}
          </Notice>
        )}
        {parties.length === 0 ? <p>{partyBook.none}</p> : <SavedParties parties={parties} mayEdit={mayEdit} />}
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
