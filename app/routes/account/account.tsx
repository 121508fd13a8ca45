import { data, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import {
  type AccountAnswer,
  type AccountIntent,
  ChangePasswordForm,
  SignOutEverywhereForm,
} from '#features/accounts/ui/account-forms.tsx';
import { FreezeNotice } from '#features/accounts/ui/account-warnings.tsx';
import { TrustParts } from '#features/accounts/ui/trust-parts.tsx';
import { DashboardParts } from '#features/dashboard/dashboard-parts.tsx';
import { listDashboard } from '#features/dashboard/list-dashboard.server.ts';
import { getPlanSummary } from '#features/plans/plan-summary.server.ts';
import { PlanSummary } from '#features/plans/plan-summary.tsx';
import * as savedTexts from '#features/research/messages/saved-texts.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { SavedCitations } from '#features/research/saved/saved-citations.tsx';
import { MAX_SAVED_CITATIONS } from '#features/research/saved/saved-limits.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import accountsCss from '../../styles/accounts.css?url';
import dashboardCss from '../../styles/dashboard.css?url';
import plansCss from '../../styles/plans.css?url';
import researchCss from '../../styles/research.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/account';

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const LINES_OF_EACH = 3;
const SIGN_IN = '/auth/login?returnTo=%2Faccount';
const CONFIRM = '/auth/confirm?returnTo=%2Faccount';
const DONE: Partial<Record<AccountIntent, string>> = {
  'end-session': security.sessionEnded,
  unfreeze: security.unfrozen,
  'stop-recovery': security.recoveryStopped,
};

export const links: Route.LinksFunction = () =>
  [researchCss, accountsCss, dashboardCss, plansCss].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const [page, plan, saved, work] = await Promise.all([
    deps.accounts.readAccountPage({ ...caller, headers: request.headers }),
    getPlanSummary(deps, caller.viewer),
    listSavedCitations(deps, caller, { max: MAX_SAVED_CITATIONS }),
    listDashboard(deps, caller, { max: LINES_OF_EACH }),
  ]);
  if (!page) throw redirect(SIGN_IN);
  return { page, longerCopies: deps.site.longerCopies ?? null, plan, saved, work };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const form = Object.fromEntries(await readForm(request));
  const intent = form.intent as AccountIntent;
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  if (intent === 'everywhere') {
    const result = await deps.accounts.signOutEverywhere(caller);
    return result.ok
      ? redirect('/auth/login', { headers: withCookies(result.value.cookies) })
      : failureData(result.failure, { intent });
  }
  const guards = {
    'end-session': () => deps.accounts.endSessions(caller, form),
    'not-me': () => deps.accounts.freezeFromSession(caller),
    unfreeze: () => deps.accounts.unfreeze(caller, form),
    'stop-recovery': () => deps.accounts.stopRecovery(caller),
  };
  const guard = Object.hasOwn(guards, String(intent)) && guards[intent as keyof typeof guards];
  if (guard) {
    const result = await guard();
    if (result.ok) return data<AccountAnswer>({ intent, failure: null });
    if (result.failure.kind === 'unauthenticated') throw replace(CONFIRM);
    return failureData(result.failure, { intent });
  }
  const result = await deps.accounts.changePassword(caller, form);
  if (!result.ok) return failureData(result.failure, { intent: 'change-password' as const });
  return data<AccountAnswer>(
    { intent: 'change-password', failure: null },
    { headers: withCookies(result.value.cookies) },
  );
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent') as AccountIntent;
  return preserveForm(serverAction, security.uncertain, (failure) => ({ intent, failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.accountTitle,
    description: accounts.accountLead,
    path: '/account',
    noindex: true,
  });

export default function Account({
  loaderData: { page, longerCopies, plan, saved, work },
  actionData,
}: Route.ComponentProps) {
  const navigation = useNavigation();
  const doing =
    navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent')) : null;
  const forms = { hasPassword: page.hasPassword, answer: actionData, pendingIntent: doing };
  const busy = doing !== null;
  const answer = busy || actionData?.intent === 'change-password' ? undefined : actionData;
  const done = answer && !answer.failure && DONE[answer.intent];
  return (
    <div className="page-width pt-10">
      <PageHeader title={accounts.accountTitle} lead={accounts.accountLead} />
      <div className="account-notices">
        {answer?.failure && <Notice kind="failed">{answer.failure.message}</Notice>}
        {done && (
          <Notice kind="good" role="status">
            {done}
          </Notice>
        )}
        <FreezeNotice page={page} busy={busy} />
      </div>
      <div className="account-columns">
        <div className="account-work">
          <DashboardParts work={work} />
          <section className="account-part" aria-labelledby="saved">
            <h2 id="saved">{savedTexts.accountTitle}</h2>
            <SavedCitations list={saved} />
          </section>
        </div>
        <div className="account-settings">
          <PlanSummary plan={plan} />
          <ChangePasswordForm {...forms} />
          <SignOutEverywhereForm {...forms} />
        </div>
      </div>
      <TrustParts page={page} busy={busy} longerCopies={longerCopies} />
    </div>
  );
}
