import { data } from 'react-router';
import { countWages, readWagesForm } from '#features/wages/count-wages.ts';
import { getWagesPage } from '#features/wages/get-wages-page.server.ts';
import * as wages from '#features/wages/messages/wages.ts';
import { WagesFormPart } from '#features/wages/wages-form.tsx';
import { WagesResultPart } from '#features/wages/wages-result.tsx';
import { toIsoDay } from '#lib/dates.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import deadlinesCss from '../../styles/deadlines.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/unpaid-wages';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export const loader = ({ context }: Route.LoaderArgs) => getWagesPage(getVisit(context).deps);

export async function action({ request, context }: Route.ActionArgs) {
  const { deps } = getVisit(context);
  const posted = await readForm(request);
  const form = readWagesForm(posted);
  if (posted.get('intent') === 'more') return data({ form, failure: null, result: null });
  const result = countWages(form);
  if (!result.ok) return failureData(result.failure, { form, result: null });
  const today = toIsoDay(deps.clock.now());
  return data({ form, failure: null, result: { ...result.value, today } });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = readWagesForm(await request.clone().formData());
  return preserveForm(serverAction, wages.wrong.away, (failure) => ({
    form,
    failure,
    result: null,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wages.title, description: wages.lead, path: '/tools/unpaid-wages' });

const EMPTY = readWagesForm(new URLSearchParams());

export default function UnpaidWages({
  loaderData: { source, phone, guide },
  actionData,
}: Route.ComponentProps) {
  const form = actionData?.form ?? EMPTY;
  return (
    <div className="page-width pt-8">
      <PageHeader title={wages.title} lead={wages.lead} />
      <div className="deadline-page max-w-measure">
        <WagesFormPart
          key={form.weeks.length}
          form={form}
          failure={actionData?.failure ?? null}
          source={source}
        />
        <p className="private">
          <Icon name="lock" />
          {wages.privacyNote}
        </p>
        {actionData?.result && (
          <WagesResultPart
            result={actionData.result}
            today={actionData.result.today}
            phone={phone}
            guide={guide}
          />
        )}
      </div>
    </div>
  );
}
