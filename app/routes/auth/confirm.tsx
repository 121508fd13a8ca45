// Asks again who it is, before an account is changed, taken along or deleted. It counts for ten
// minutes in this session.
import { Form, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { CodeField } from '#features/accounts/ui/code-field.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { PasskeyButton } from '#features/accounts/ui/passkey-button.tsx';
import { PasswordField } from '#features/accounts/ui/password-field.tsx';
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
import type { Route } from './+types/confirm';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const returnTo = readLocalPath(new URL(request.url).searchParams.get('returnTo') ?? '/account');
  const page = await deps.accounts.readAccountPage({ ...caller, headers: request.headers });
  if (!page) throw redirect('/auth/login?returnTo=%2Faccount');
  const { hasPassword, enrolled, factors } = page;
  return { returnTo, hasPassword, enrolled, hasPasskeys: factors.passkeys.length > 0 };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const { intent, returnTo, ...form } = Object.fromEntries(await readForm(request));
  if (intent === 'google') {
    const result = await deps.accounts.startGoogle(caller, { returnTo });
    return result.ok
      ? redirect(result.value.url, { headers: withCookies(result.value.cookies) })
      : failureData(result.failure, {});
  }
  const result = await deps.accounts.confirm(caller, form);
  return result.ok
    ? replace(readLocalPath(returnTo), { headers: withCookies(result.value.cookies) })
    : failureData(result.failure, {});
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, accounts.unavailable, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.confirmTitle,
    description: security.confirmLead,
    path: '/auth/confirm',
    noindex: true,
  });

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, hasPassword, enrolled, hasPasskeys } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  return (
    <FormPage title={security.confirmTitle} lead={security.confirmLead}>
      <FailureSummary failure={failure} ids={{ password: 'password', code: 'code' }} />
      {hasPasskeys && (
        <PasskeyButton
          purpose="confirm"
          label={security.usePasskey}
          fields={{ returnTo }}
          disabled={busy}
        />
      )}
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        {hasPassword && (
          <PasswordField
            id="password"
            label={accounts.currentPassword}
            name="password"
            autoComplete="current-password"
            error={failure?.fields?.password}
          />
        )}
        {enrolled && hasPassword && (
          <CodeField
            label={security.confirmCodeLabel}
            hint={security.codeHint}
            error={failure?.fields?.code}
          />
        )}
        {!hasPassword && enrolled && <p>{security.confirmByPasskey}</p>}
        {!hasPassword && !enrolled && (
          <>
            <input type="hidden" name="intent" value="google" />
            <Button type="submit" disabled={busy}>
              {security.confirmGoogleButton}
            </Button>
          </>
        )}
        {hasPassword && (
          <Button type="submit" disabled={busy}>
            {busy ? security.checking : security.confirmButton}
          </Button>
        )}
      </Form>
    </FormPage>
  );
}
