import { Form, Link, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { PasswordField } from '#features/accounts/ui/password-field.tsx';
import { readLocalPath } from '#lib/local-path.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { createSentCookie } from '../../http/flash-cookie.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import type { Route } from './+types/register';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const returnTo = readLocalPath(new URL(request.url).searchParams.get('returnTo'));
  if (getVisit(context).caller.viewer.kind === 'account') throw redirect(returnTo);
  return { returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.signUp({ ...caller, headers: request.headers }, form);
  if (!result.ok)
    return failureData(result.failure, { email: String(form.email ?? '').slice(0, 254) });
  const secure = deps.site.publicUrl.startsWith('https:');
  const sent = { email: result.value.email, returnTo: readLocalPath(form.returnTo) };
  return replace('/auth/verify-email', {
    headers: withCookies([createSentCookie(deps.secret, sent, deps.clock.now(), secure)]),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '');
  return preserveForm(serverAction, accounts.registerFailed, (failure) => ({ failure, email }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.registerTitle,
    description: accounts.registerLead,
    path: '/auth/register',
    noindex: true,
  });

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  const keep =
    loaderData.returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(loaderData.returnTo)}`;
  return (
    <FormPage title={accounts.registerTitle} lead={accounts.registerLead}>
      <FailureSummary failure={failure} ids={{ email: 'email', password: 'password' }} />
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="returnTo" value={loaderData.returnTo} />
        <EmailField defaultValue={actionData?.email} error={failure?.fields?.email} />
        <PasswordField
          id="password"
          label={accounts.password}
          name="password"
          autoComplete="new-password"
          hint={accounts.passwordHint}
          error={failure?.fields?.password}
        />
        <Button type="submit" disabled={busy}>
          {busy ? accounts.registering : accounts.register}
        </Button>
      </Form>
      <p>
        {accounts.toSignIn} <Link to={`/auth/login${keep}`}>{accounts.toSignInLink}</Link>
      </p>
    </FormPage>
  );
}
