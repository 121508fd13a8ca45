import { data, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { submitAccountForm } from '#features/accounts/submit-account-form.server.ts';
import {
  type AccountAnswer,
  type AccountIntent,
  ChangePasswordForm,
  SignOutEverywhereForm,
} from '#features/accounts/ui/account-forms.tsx';
import { AccountNotices } from '#features/accounts/ui/account-warnings.tsx';
import { TrustParts } from '#features/accounts/ui/trust-parts.tsx';
import { DashboardParts } from '#features/dashboard/dashboard-parts.tsx';
import { getAccountPage } from '#features/dashboard/get-account-page.server.ts';
import { PlanSummary } from '#features/plans/plan-summary.tsx';
import * as savedTexts from '#features/research/messages/saved-texts.ts';
import { SavedCitations } from '#features/research/saved/saved-citations.tsx';
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
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/account';

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const SIGN_IN = '/auth/login?returnTo=%2Faccount';
const CONFIRM = '/auth/confirm?returnTo=%2Faccount';

export const links: Route.LinksFunction = () =>
  [researchCss, accountsCss, dashboardCss, plansCss].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const page = await getAccountPage(deps, { ...caller, headers: request.headers });
  if (!page) throw redirect(SIGN_IN);
  return page;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const form = Object.fromEntries(await readForm(request));
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const { intent, result } = await submitAccountForm(deps.accounts, caller, form);
  if (!result.ok && result.failure.kind === 'unauthenticated') throw replace(CONFIRM);
  if (!result.ok) return failureData(result.failure, { intent });
  const headers = withCookies(result.value.cookies);
  if (intent === 'everywhere') return redirect('/auth/login', { headers });
  return data<AccountAnswer>({ intent, failure: null }, { headers });
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
  return (
    <div className="page-width pt-10">
      <PageHeader title={accounts.accountTitle} lead={accounts.accountLead} />
      <AccountNotices page={page} answer={actionData} busy={busy} />
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
