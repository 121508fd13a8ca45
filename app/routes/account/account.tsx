import { data, redirect, replace, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import {
  type AccountAnswer,
  type AccountIntent,
  ChangePasswordForm,
  DeleteAccountForm,
  SignOutEverywhereForm,
} from '#features/accounts/ui/account-forms.tsx';
import { listOwnWork } from '#features/own-work/list-own-work.server.ts';
import { OwnWorkParts } from '#features/own-work/own-work-parts.tsx';
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
import ownWorkCss from '../../styles/own-work.css?url';
import plansCss from '../../styles/plans.css?url';
import researchCss from '../../styles/research.css?url';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/account';

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const LINES_OF_EACH = 3;
const SIGN_IN = '/auth/login?returnTo=%2Faccount';

export const links: Route.LinksFunction = () =>
  [researchCss, accountsCss, ownWorkCss, plansCss].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') throw redirect(SIGN_IN);
  const [hasPassword, plan, saved, work] = await Promise.all([
    deps.accounts.hasPassword(caller.viewer.id),
    getPlanSummary(deps, caller.viewer),
    listSavedCitations(deps, caller, { max: MAX_SAVED_CITATIONS }),
    listOwnWork(deps, caller, { max: LINES_OF_EACH }),
  ]);
  return { email: caller.viewer.email, hasPassword, plan, saved, work };
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
  if (intent === 'delete') {
    const result = await deps.accounts.deleteAccount(caller, form);
    if (!result.ok) return failureData(result.failure, { intent });
    return replace('/auth/login?done=deleted', { headers: withCookies(result.value.cookies) });
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
  return preserveForm(serverAction, accounts.unavailable, (failure) => ({ intent, failure }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.accountTitle,
    description: accounts.accountLead,
    path: '/account',
    noindex: true,
  });

export default function Account({
  loaderData: { email, hasPassword, plan, saved, work },
  actionData,
}: Route.ComponentProps) {
  const navigation = useNavigation();
  const doing =
    navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent')) : null;
  const forms = { hasPassword, answer: actionData, pendingIntent: doing };
  return (
    <div className="page-width pt-10">
      <PageHeader title={accounts.accountTitle} lead={accounts.accountLead}>
        <p className="account-address">
          {accounts.email}: <b>{email}</b>
        </p>
      </PageHeader>
      <div className="account-columns">
        <div className="account-work">
          <OwnWorkParts work={work} />
          <section className="account-part" aria-labelledby="saved">
            <h2 id="saved">{savedTexts.accountTitle}</h2>
            <SavedCitations list={saved} />
          </section>
        </div>
        <div className="account-settings">
          <PlanSummary plan={plan} />
          <ChangePasswordForm {...forms} />
          <SignOutEverywhereForm {...forms} />
          <section className="account-part" aria-labelledby="download">
            <h2 id="download">{accounts.downloadTitle}</h2>
            <p>{accounts.downloadLead}</p>
            <p>
              <a className="button quiet" href="/account/data" download>
                {accounts.downloadButton}
              </a>
            </p>
          </section>
          <DeleteAccountForm {...forms} />
        </div>
      </div>
    </div>
  );
}
