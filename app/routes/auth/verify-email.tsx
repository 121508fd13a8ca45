// Shown after registering, and by the link in the email. Opening the link changes nothing; the form
// does, so that mail scanners that follow links do not verify addresses. It asks for the password:
// a stranger may have registered the address, too. It then signs in and returns to where
// registering began, if it is the same browser.

import { data, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { VerificationSent, VerifyForm } from '#features/accounts/ui/verify-email-parts.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { clearSentCookie, createSentCookie, readSentCookie } from '../../http/flash-cookie.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { FormPage } from '../../ui/form-page.tsx';
import type { Route } from './+types/verify-email';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in', tokenInAddress: true } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { email, returnTo } = readSentCookie(
    deps.secret,
    request.headers.get('cookie'),
    deps.clock.now(),
  ) ?? {
    email: null,
    returnTo: '/',
  };
  // Verified in another tab meanwhile.
  if (token === '' && caller.viewer.kind === 'account') throw redirect(returnTo);
  return { token, email, returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const accountCaller = { ...caller, headers: request.headers };
  const now = deps.clock.now();
  const secure = deps.site.publicUrl.startsWith('https:');
  const returnTo = readSentCookie(deps.secret, request.headers.get('cookie'), now)?.returnTo ?? '/';
  if (form.intent === 'resend') {
    const result = await deps.accounts.requestVerification(accountCaller, form);
    if (!result.ok)
      return failureData(result.failure, {
        done: null,
        email: String(form.email ?? '').slice(0, 254),
      });
    const { email } = result.value;
    return data(
      { failure: null, done: 'resent' as const, email },
      { headers: withCookies([createSentCookie(deps.secret, { email, returnTo }, now, secure)]) },
    );
  }
  const result = await deps.accounts.verifyEmail(accountCaller, form);
  if (!result.ok) return failureData(result.failure, { done: null, email: '' });
  return replace(returnTo, {
    headers: withCookies([...result.value.cookies, clearSentCookie(secure)]),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const message = form.get('intent') === 'resend' ? accounts.resendFailed : accounts.unavailable;
  return preserveForm(serverAction, message, (failure) => ({
    failure,
    done: null,
    email: String(form.get('email') ?? ''),
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.verifyTitle,
    description: accounts.verifyLead,
    path: '/auth/verify-email',
    noindex: true,
  });

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const doing =
    navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent')) : null;
  const failure = doing ? undefined : actionData?.failure;
  const canConfirm =
    loaderData.token !== '' && failure?.kind !== 'not_found' && actionData?.done !== 'resent';
  const shared = { doing, failure };
  return (
    <FormPage title={accounts.verifyTitle} lead={canConfirm ? accounts.verifyLead : undefined}>
      <FailureSummary failure={failure} ids={{ email: 'email', password: 'password' }} />
      {canConfirm ? (
        <VerifyForm {...shared} token={loaderData.token} />
      ) : (
        <VerificationSent {...shared} {...loaderData} answer={actionData} />
      )}
    </FormPage>
  );
}
