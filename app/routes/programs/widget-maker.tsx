import { Form } from 'react-router';
import * as apiPages from '#features/programs/messages/api-pages.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import { readJurisdiction, STATES } from '#legal/jurisdictions.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import developersCss from '../../styles/developers.css?url';
import { Button } from '../../ui/button.tsx';

import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { KINDS, makeSnippets } from '../../widgets/make-snippets.ts';
import type { Route } from './+types/widget-maker';

export const handle = {} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: developersCss }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = getVisit(context).deps;
  const params = new URL(request.url).searchParams;
  const get = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  const state = readJurisdiction(get('state'));
  const typed = {
    kind: KINDS.find((kind) => kind === get('kind')) ?? 'rule',
    id: /^[a-z0-9-]{1,100}$/.test(get('id')) ? get('id') : 'security-deposit-return',
    state: state === 'General' ? '' : state,
    theme: get('theme'),
    host: get('host'),
  };
  const host = URL.canParse(typed.host) ? new URL(typed.host).origin : null;
  return {
    typed,
    ...makeSnippets(site, typed),
    host,
    allowed: host !== null && (site.widgetOrigins ?? []).includes(host),
  };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: widgetTexts.makerTitle,
    description: widgetTexts.makerLead,
    path: '/developers/widget',
    noindex: location.search !== '',
  });

const toOptions = (names: Record<string, string>): [string, string][] => Object.entries(names);

export default function WidgetMaker({ loaderData }: Route.ComponentProps) {
  const { typed, path, iframe, script, host, allowed } = loaderData;
  return (
    <div className="page-width pt-8">
      <PageHeader
        title={widgetTexts.makerTitle}
        label={apiPages.title}
        lead={widgetTexts.makerLead}
      />
      <Form method="get" className="grid max-w-measure gap-5">
        <SelectField
          name="kind"
          label={widgetTexts.what}
          defaultValue={typed.kind}
          options={toOptions(widgetTexts.kinds)}
        />
        <TextField
          name="id"
          label={widgetTexts.item}
          hint={widgetTexts.itemHint}
          defaultValue={typed.id}
        />
        <SelectField
          name="state"
          label={widgetTexts.state}
          defaultValue={typed.state}
          options={[['', widgetTexts.chooseState], ...toOptions(STATES)]}
        />
        <SelectField
          name="theme"
          label={widgetTexts.theme}
          defaultValue={typed.theme || 'auto'}
          options={toOptions(widgetTexts.themes)}
        />
        <TextField
          name="host"
          label={widgetTexts.host}
          hint={widgetTexts.hostHint}
          defaultValue={typed.host}
        />
        <Button type="submit">{widgetTexts.make}</Button>
      </Form>
      {host && (
        <Notice className="mt-5" kind={allowed ? 'good' : 'caution'}>
          {allowed ? widgetTexts.allowed(host) : widgetTexts.notAllowed(host)}
        </Notice>
      )}
      <h2 className="mt-8">{widgetTexts.snippet}</h2>
      <pre className="code-block">{iframe}</pre>
      <p className="mt-4">{widgetTexts.orScript}</p>
      <pre className="code-block">{script}</pre>
      <h2 className="mt-8 mb-4">{widgetTexts.preview}</h2>
      <div className="widget-stage">
        <iframe src={path} title={widgetTexts.preview} width={384} height={480} loading="lazy" />
      </div>
    </div>
  );
}
