import { data, redirect, replace } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { type SignInAnswer, SignInForm } from '#features/accounts/ui/sign-in-form.tsx';
import { readLocalPath } from '#lib/local-path.ts';
import type { Failure } from '#lib/result.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { createSentCookie } from '../../http/flash-cookie.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import { FormPage } from '../../ui/form-page.tsx';
import type { Route } from './+types/login';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const NOTICES: Record<string, string> = {
  reset: accounts.resetDone,
  deleted: `${accounts.deletedTitle}. ${accounts.deleted}`,
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = readLocalPath(searchParams.get('returnTo'));
  if (getVisit(context).caller.viewer.kind === 'account') throw redirect(returnTo);
  return {
    returnTo,
    googleFailed: searchParams.get('google') === 'failed',
    notice: NOTICES[searchParams.get('done') ?? ''],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const { intent, returnTo, ...form } = Object.fromEntries(await readForm(request));
  const email = String(form.email ?? '').slice(0, 254);
  const failed = (failure: Failure, more: Partial<SignInAnswer> = {}) =>
    failureData(failure, { email, unverified: false, sent: false, ...more });
  // So that the link in the email leads back here, in this browser.
  const rememberReturn = (address: string) => {
    const sent = { email: address, returnTo: readLocalPath(returnTo) };
    return withCookies([
      createSentCookie(
        deps.secret,
        sent,
        deps.clock.now(),
        deps.site.publicUrl.startsWith('https:'),
      ),
    ]);
  };

  if (intent === 'google') {
    const result = await deps.accounts.startGoogle(caller, { returnTo });
    return result.ok
      ? redirect(result.value.url, { headers: withCookies(result.value.cookies) })
      : failed(result.failure);
  }
  if (intent === 'resend') {
    const result = await deps.accounts.requestVerification(caller, form);
    if (!result.ok) return failed(result.failure, { unverified: true });
    const answer: SignInAnswer = {
      failure: null,
      email: result.value.email,
      unverified: true,
      sent: true,
    };
    return data(answer, { headers: rememberReturn(result.value.email) });
  }
  if (intent === 'passkey') {
    const result = await deps.accounts.signInWithPasskey(caller, form);
    return result.ok
      ? replace(readLocalPath(returnTo), { headers: withCookies(result.value.cookies) })
      : failed(result.failure);
  }
  const result = await deps.accounts.signIn(caller, form);
  if (!result.ok) return failed(result.failure);
  if (result.value.state === 'signed-in')
    return replace(readLocalPath(returnTo), { headers: withCookies(result.value.cookies) });
  const { email: address, sent } = result.value;
  const answer: SignInAnswer = { failure: null, email: address, unverified: true, sent };
  return data(answer, { status: 403, headers: rememberReturn(address) });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const email = String(form.get('email') ?? '');
  const resend = form.get('intent') === 'resend';
  const message = resend
    ? accounts.resendFailed
    : form.get('intent') === 'google'
      ? accounts.googleFailed
      : accounts.unavailable;
  return preserveForm(serverAction, message, (failure) => ({
    failure,
    email,
    unverified: resend,
    sent: false,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.signInTitle,
    description: accounts.signInLead,
    path: '/auth/login',
    noindex: true,
  });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage title={accounts.signInTitle} lead={accounts.signInLead}>
      <SignInForm answer={actionData} {...loaderData} />
    </FormPage>
  );
}
