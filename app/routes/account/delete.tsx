// Deletes the account. Asks to confirm first.
import { Form, Link, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { clearTab } from '../../ui/clear-tab.ts';
import { FormPage } from '../../ui/form-page.tsx';
import type { Route } from './+types/delete';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const CONFIRM = '/auth/confirm?returnTo=%2Faccount%2Fdelete';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const session = await deps.accounts.requireConfirmed({ ...caller, headers: request.headers });
  if (!session.ok) throw redirect(CONFIRM);
  return { email: session.value.account.email, longerCopies: deps.site.longerCopies ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const result = await deps.accounts.deleteAccount({ ...caller, headers: request.headers });
  if (!result.ok && result.failure.kind === 'unauthenticated') throw redirect(CONFIRM);
  if (!result.ok) return failureData(result.failure, {});
  return replace('/auth/login?done=deleted', { headers: withCookies(result.value.cookies) });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, security.uncertain, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.deleteTitle,
    description: accounts.deleteLead,
    path: '/account/delete',
    noindex: true,
  });

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  return (
    <FormPage title={accounts.deleteTitle}>
      <p className="account-address">
        {accounts.email}: <b>{loaderData.email}</b>
      </p>
      <p>{accounts.deleteLead}</p>
      {loaderData.longerCopies && <p>{accounts.longerCopies(loaderData.longerCopies)}</p>}
      <FailureSummary failure={failure} ids={{}} />
      <Form method="post" replace onSubmit={clearTab}>
        <Button type="submit" kind="danger" disabled={busy}>
          {busy ? accounts.deleting : accounts.deleteButton}
        </Button>
      </Form>
      <p>
        <Link to="/account">{accounts.accountTitle}</Link>
      </p>
    </FormPage>
  );
}
