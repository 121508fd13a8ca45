import { Form, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { PasswordField } from '#features/accounts/ui/password-field.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/reset-password';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in', tokenInAddress: true } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, good: await getVisit(context).deps.accounts.isResetLink(token) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.resetPassword({ ...caller, headers: request.headers }, form);
  if (!result.ok) return failureData(result.failure, {});
  return replace('/auth/login?done=reset', { headers: withCookies(result.value.cookies) });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, accounts.unavailable, (failure) => ({ failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.resetTitle,
    description: accounts.forgotLead,
    path: '/auth/reset-password',
    noindex: true,
  });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  if (!loaderData.good || failure?.kind === 'not_found') {
    return (
      <FormPage title={accounts.resetTitle}>
        <Notice kind="failed">{accounts.resetFailed}</Notice>
        <p>
          <ButtonLink to="/auth/forgot-password">{accounts.askAgain}</ButtonLink>
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage title={accounts.resetTitle}>
      <FailureSummary failure={failure} ids={{ password: 'password' }} />
      <Form method="post" replace noValidate className="grid gap-4">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          id="password"
          label={accounts.newPassword}
          name="password"
          autoComplete="new-password"
          hint={accounts.passwordHint}
          error={failure?.fields?.password}
        />
        <Button type="submit" disabled={busy}>
          {busy ? accounts.resetting : accounts.resetButton}
        </Button>
      </Form>
    </FormPage>
  );
}
