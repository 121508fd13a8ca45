import { data, redirect, replace } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { submitSignInForm } from '#features/accounts/submit-sign-in-form.server.ts';
import { type SignInAnswer, SignInForm } from '#features/accounts/ui/sign-in-form.tsx';
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
  const form = Object.fromEntries(await readForm(request));
  const email = String(form.email ?? '').slice(0, 254);
  const returnTo = readLocalPath(form.returnTo);
  const result = await submitSignInForm(deps.accounts, caller, form);
  if (!result.ok) {
    const unverified = form.intent === 'resend';
    return failureData<Omit<SignInAnswer, 'failure'>>(result.failure, {
      email,
      unverified,
      sent: false,
    });
  }
  const step = result.value;
  if (step.kind === 'google') return redirect(step.url, { headers: withCookies(step.cookies) });
  if (step.kind === 'signed-in') return replace(returnTo, { headers: withCookies(step.cookies) });
  const answer: SignInAnswer = {
    failure: null,
    email: step.email,
    unverified: true,
    sent: step.sent,
  };
  // So that the link in the email leads back here, in this browser.
  const sent = { email: step.email, returnTo };
  const secure = deps.site.publicUrl.startsWith('https:');
  const cookie = createSentCookie(deps.secret, sent, deps.clock.now(), secure);
  return data(answer, { status: step.resent ? 200 : 403, headers: withCookies([cookie]) });
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
