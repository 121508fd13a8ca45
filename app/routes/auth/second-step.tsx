// The second step of signing in: the one page that a session which waits for it may open, besides
// the way back for who lost everything.
import { Form, Link, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { CodeField } from '#features/accounts/ui/code-field.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { PasskeyButton } from '#features/accounts/ui/passkey-button.tsx';
import { readLocalPath } from '#lib/local-path.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import type { Route } from './+types/second-step';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = {
  beforeSecondStep: true,
  postCost: 'signing-in',
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const { searchParams } = new URL(request.url);
  const returnTo = readLocalPath(searchParams.get('returnTo'));
  const step = await deps.accounts.getSecondStep(request.headers);
  if (!step) throw redirect(returnTo);
  const usesRecoveryCode = searchParams.has('recovery') || !step.authenticator;
  return { returnTo, step, usesRecoveryCode };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.takeSecondStep({ ...caller, headers: request.headers }, form);
  if (!result.ok) return failureData(result.failure, {});
  const headers = withCookies(result.value.cookies);
  return replace(readLocalPath(form.returnTo), { headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, accounts.unavailable, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.stepTitle,
    description: security.stepLead,
    path: '/auth/second-step',
    noindex: true,
  });

export default function SecondStep({
  loaderData: { returnTo, step, usesRecoveryCode },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  const query = returnTo === '/' ? '' : `returnTo=${encodeURIComponent(returnTo)}`;
  const label = step.passkeys && !usesRecoveryCode ? security.orCode : security.codeLabel;
  return (
    <FormPage title={security.stepTitle} lead={security.stepLead}>
      <FailureSummary failure={failure} ids={{ code: 'code' }} />
      {step.passkeys && (
        <PasskeyButton
          purpose="second-step"
          label={security.usePasskey}
          fields={{ returnTo }}
          disabled={busy}
        />
      )}
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <CodeField
          label={usesRecoveryCode ? security.recoveryLabel : label}
          hint={usesRecoveryCode ? security.recoveryHint : security.codeHint}
          error={failure?.fields?.code}
          digits={!usesRecoveryCode}
        />
        <Button type="submit" disabled={busy}>
          {busy ? security.checking : security.goOn}
        </Button>
      </Form>
      <ul className="account-links">
        {step.authenticator && (
          <li>
            <Link to={usesRecoveryCode ? `?${query}` : `?recovery&${query}`} reloadDocument>
              {usesRecoveryCode ? security.useAppCode : security.useRecoveryCode}
            </Link>
          </li>
        )}
        <li>
          <Link to="/auth/recover">{security.noneOfThese}</Link>
        </li>
        <li>
          <Link to="/urgent">{security.urgentHelp}</Link>
        </li>
      </ul>
      <Form method="post" action="/auth/sign-out" reloadDocument>
        <Button type="submit" kind="quiet">
          {security.signOut}
        </Button>
      </Form>
    </FormPage>
  );
}
