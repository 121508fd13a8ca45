import { data, Form, Link, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/forgot-password';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.requestPasswordReset(
    { ...caller, headers: request.headers },
    form,
  );
  const email = String(form.email ?? '').slice(0, 254);
  return result.ok ? data({ failure: null, email: '' }) : failureData(result.failure, { email });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '');
  return preserveForm(serverAction, accounts.unavailable, (failure) => ({ failure, email }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accounts.forgotTitle,
    description: accounts.forgotLead,
    path: '/auth/forgot-password',
    noindex: true,
  });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  return (
    <FormPage title={accounts.forgotTitle} lead={accounts.forgotLead}>
      {actionData && !actionData.failure && (
        <Notice kind="good" role="status">
          {accounts.forgotSent}
        </Notice>
      )}
      <FailureSummary failure={failure} ids={{ email: 'email' }} />
      <Form method="post" replace noValidate className="grid gap-4">
        <EmailField defaultValue={actionData?.email} error={failure?.fields?.email} />
        <Button type="submit" disabled={busy}>
          {busy ? accounts.forgotSending : accounts.forgotButton}
        </Button>
      </Form>
      <p>
        <Link to="/auth/login">{accounts.signInTitle}</Link>
      </p>
    </FormPage>
  );
}
