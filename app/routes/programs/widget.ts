// Widgets and cards for pages of others (docs/api.md), and the files that they are made of. Cookies
// are not read, and nothing that is sent is stored.
import { getVisit } from '../../http/context.ts';
import { readForm } from '../../http/read-form.ts';
import { refuseWidget } from '../../http/refuse-widget.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { widgetFileHeaders, widgetHeaders } from '../../http/widget-headers.ts';
import { answerWidget } from '../../widgets/answer-widget.server.tsx';
import frameScript from '../../widgets/assets/frame.js?raw';
import loaderScript from '../../widgets/assets/loader.js?raw';
import widgetCss from '../../widgets/assets/widget.css?raw';
import type { Route } from './+types/widget';

export const handle = { machine: true, postCost: 'searching' } satisfies RouteHandle;

const FILES: Record<string, [text: string, type: string]> = {
  'frame.js': [frameScript, 'text/javascript'],
  'loader.js': [loaderScript, 'text/javascript'],
  'widget.css': [widgetCss, 'text/css'],
};

type Args = Pick<Route.ActionArgs, 'request' | 'context' | 'params'>;

async function answer({ request, context, params }: Args, form: FormData | null) {
  const { deps, caller } = getVisit(context);
  const { widgetOrigins = [] } = deps.site;
  const own = request.headers.get('Sec-Fetch-Site') === 'same-origin';
  const visit = { deps, caller, params: new URL(request.url).searchParams, form };
  const headers = widgetHeaders(widgetOrigins, { own });
  const page = await answerWidget(params.kind, visit);
  return page
    ? new Response(page.html, { status: page.status, headers })
    : new Response(refuseWidget(deps.site), { status: 404, headers });
}

export async function loader(args: Route.LoaderArgs) {
  const file = Object.hasOwn(FILES, args.params.kind) ? FILES[args.params.kind] : undefined;
  return file ? new Response(file[0], { headers: widgetFileHeaders(file[1]) }) : answer(args, null);
}

export const action = async (args: Route.ActionArgs) => answer(args, await readForm(args.request));
