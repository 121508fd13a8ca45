// The way back for somebody who lost every factor: asking for it, and, days later with the link of
// the mail, finishing it. Both need the password, in a session that waits for its second step.
import { data, Form, Link, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/recover';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = {
  beforeSecondStep: true,
  postCost: 'signing-in',
  tokenInAddress: true,
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const step = await getVisit(context).deps.accounts.getSecondStep(request.headers);
  return {
    token,
    signedIn: step !== null,
    isStaff: step?.isStaff === true,
    opensAt: step?.recoveryOpensAt ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller: visitor } = getVisit(context);
  const caller = { ...visitor, headers: request.headers };
  const form = Object.fromEntries(await readForm(request));
  const isFinishing = typeof form.token === 'string' && form.token !== '';
  const result = isFinishing
    ? await deps.accounts.finishRecovery(caller, form)
    : await deps.accounts.startRecovery(caller);
  if (result.ok) return { done: isFinishing, failed: null };
  const failed = result.failure.message;
  return data({ done: false, failed }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.recoverTitle,
    description: security.recoverLead,
    path: '/auth/recover',
    noindex: true,
  });

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  const { token, signedIn, isStaff, opensAt } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const isOver = actionData?.done === true;
  return (
    <FormPage wide title={security.recoverTitle} lead={security.recoverLead}>
      {actionData?.failed && !busy && <Notice kind="failed">{actionData.failed}</Notice>}
      {isOver && (
        <Notice kind="good" role="status">
          {security.recoverDone}
        </Notice>
      )}
      {!signedIn && !isOver && <Notice kind="caution">{security.recoverySignIn}</Notice>}
      {isStaff && <Notice kind="caution">{security.recoveryOfStaff}</Notice>}
      {opensAt && (
        <Notice kind="neutral" role="status">
          {security.recoverStarted(opensAt)}
        </Notice>
      )}
      {token === '' ? (
        <>
          <ol className="numbered-steps">
            {security.recoverSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {signedIn && !opensAt && !isStaff && (
            <Form method="post" replace>
              <Button type="submit" disabled={busy}>
                {security.recoverStart}
              </Button>
            </Form>
          )}
        </>
      ) : (
        signedIn &&
        !isOver && (
          <Form method="post" replace className="grid gap-4 justify-items-start">
            <p>{security.recoverFinishLead}</p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" kind="danger" disabled={busy}>
              {security.recoverFinish}
            </Button>
          </Form>
        )
      )}
      <p>
        {signedIn && !isOver ? (
          <Link to="/auth/second-step">{security.stepTitle}</Link>
        ) : (
          <Link to="/auth/login">{accounts.signInTitle}</Link>
        )}
      </p>
    </FormPage>
  );
}
