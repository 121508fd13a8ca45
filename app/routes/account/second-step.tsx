// Passkeys, the authenticator app and recovery codes of the account. Asks to confirm first; new
// recovery codes are shown once, as the answer to the form that made them.
import { data, Link, redirect, useNavigation } from 'react-router';
import { drawQr } from '#features/accounts/factors/draw-qr.server.ts';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import {
  AuthenticatorPart,
  PasskeysPart,
  RecoveryCodesPart,
} from '#features/accounts/ui/factor-parts.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import accountsCss from '../../styles/accounts.css?url';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/second-step';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const CONFIRM = '/auth/confirm?returnTo=%2Faccount%2Fsecond-step';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  if (caller.viewer.kind === 'visitor') throw redirect('/auth/login?returnTo=%2Faccount');
  const factors = await deps.accounts.listFactors(caller.viewer.id);
  const started = await deps.accounts.startAuthenticator(caller);
  if (!started.ok && started.failure.kind === 'unauthenticated') throw redirect(CONFIRM);
  const enrolment = started.ok && started.value;
  return {
    factors,
    host: new URL(deps.site.publicUrl).hostname,
    stopped: started.ok ? null : started.failure.message,
    enrolment: enrolment ? { key: enrolment.key, picture: drawQr(enrolment.url) } : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const { intent, ...form } = Object.fromEntries(await readForm(request));
  if (caller.viewer.kind === 'visitor') throw redirect('/auth/login?returnTo=%2Faccount');
  const result =
    intent === 'remove'
      ? await deps.accounts.removeFactor(caller, form)
      : intent === 'new-codes'
        ? await deps.accounts.renewRecoveryCodes(caller)
        : intent === 'passkey'
          ? await deps.accounts.addPasskey(caller, form)
          : await deps.accounts.addAuthenticator(caller, form);
  if (!result.ok && result.failure.kind === 'unauthenticated') throw redirect(CONFIRM);
  if (!result.ok) return failureData(result.failure, { codes: null, done: null });
  const codes = result.value?.codes ?? null;
  const done =
    intent === 'remove' ? security.removed : intent === 'new-codes' ? null : security.added;
  return data({ failure: null, codes, done }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(serverAction, security.uncertain, (failure) => ({
    failure,
    codes: null,
    done: null,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.factorsTitle,
    description: security.factorsLead,
    path: '/account/second-step',
    noindex: true,
  });

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, host, stopped, enrolment } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const answer = busy ? undefined : actionData;
  return (
    <FormPage wide title={security.factorsTitle} lead={security.factorsLead}>
      {stopped && <Notice kind="caution">{stopped}</Notice>}
      <FailureSummary failure={answer?.failure} ids={{ code: 'code' }} />
      {answer?.done && (
        <Notice kind="good" role="status">
          {answer.done}
        </Notice>
      )}
      <RecoveryCodesPart factors={factors} codes={answer?.codes} busy={busy} />
      <PasskeysPart factors={factors} host={host} busy={busy} />
      <AuthenticatorPart
        factors={factors}
        enrolment={enrolment}
        error={answer?.failure?.fields?.code}
        busy={busy}
      />
      <p>
        <Link to="/account">{accounts.accountTitle}</Link>
      </p>
    </FormPage>
  );
}
