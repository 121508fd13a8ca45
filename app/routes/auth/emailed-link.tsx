// The pages that links in account mails lead to. Opening one changes nothing, because mail scanners
// open links; the button does, and whoever has the link may press it, signed in or not.
import { data } from 'react-router';
import type { AccountCaller } from '#features/accounts/account-parts.ts';
import type { Accounts } from '#features/accounts/create-accounts.server.ts';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { ok, type Result } from '#lib/result.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/emailed-link';

export const handle = {
  beforeSecondStep: true,
  postCost: 'signing-in',
  tokenInAddress: true,
} satisfies RouteHandle;

type Form = { token?: unknown };
type EmailedLink = {
  title: string;
  lead: string;
  button: string;
  setsPassword?: boolean;
  /** What the page says afterwards. */
  press: (accounts: Accounts, caller: AccountCaller, form: Form) => Promise<Result<string>>;
};

const say = async (text: string, result: Promise<Result<unknown>>): Promise<Result<string>> => {
  const done = await result;
  return done.ok ? ok(text) : done;
};

/** By the pattern of the route. */
const LINKS: Record<string, EmailedLink> = {
  '/auth/address': {
    title: security.addressConfirmTitle,
    lead: security.addressConfirmLead,
    button: security.addressConfirmButton,
    async press({ confirmAddressChange }, caller, form) {
      const result = await confirmAddressChange(caller, form);
      if (!result.ok) return result;
      return ok(result.value.changed ? security.addressConfirmed : security.addressHalf);
    },
  },
  /** For the address that an account had before. */
  '/auth/stop-address': {
    title: security.addressStopTitle,
    lead: security.addressStopLead,
    button: security.addressStopButton,
    press: ({ objectToAddressChange }, _caller, form) =>
      say(security.addressStopped, objectToAddressChange(form)),
  },
  '/auth/stop-recovery': {
    title: security.stopRecoveryTitle,
    lead: security.stopRecoveryLead,
    button: security.stopIt,
    press: ({ stopRecoveryByLink }, _caller, form) =>
      say(security.recoveryStopped, stopRecoveryByLink(form)),
  },
  '/auth/not-me': {
    title: security.notMeTitle,
    lead: security.notMeLead,
    button: security.notMeButton,
    setsPassword: true,
    press: ({ disownEvent }, _caller, form) => say(security.notMeDone, disownEvent(form)),
  },
};

const SIGN_IN = { to: '/auth/login', label: accounts.signInTitle };
const SET_PASSWORD = { to: '/auth/forgot-password', label: accounts.resetTitle };
const getLink = (route: string) => LINKS[route] as EmailedLink;

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, route: getVisit(context).route };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, route } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const { press } = getLink(route);
  const result = await press(deps.accounts, { ...caller, headers: request.headers }, form);
  return result.ok
    ? { ok: true, text: result.value }
    : data({ ok: false, text: result.failure.message }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, lead } = getLink(loaderData.route);
  return pageMeta(matches, { title, description: lead, path: loaderData.route, noindex: true });
};

export default function EmailedLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, route } = loaderData;
  const { title, lead, button, setsPassword } = getLink(route);
  const ways = setsPassword ? [SET_PASSWORD, SIGN_IN] : [SIGN_IN];
  const texts = { title, lead, button, noToken: security.linkMissing };
  return <EmailedLinkPage {...texts} token={token} ways={ways} answer={actionData} />;
}
