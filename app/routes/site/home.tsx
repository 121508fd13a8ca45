import { useRouteLoaderData } from 'react-router';
import { ContinueWork } from '#features/dashboard/continue-work.tsx';
import { getHomePage } from '#features/topics/home/get-home-page.server.ts';
import { HomePage } from '#features/topics/home/home-page.tsx';
import * as home from '#features/topics/messages/home.ts';
import type { FrameData } from '../../frame/frame-data.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import dashboardCss from '../../styles/dashboard.css?url';
import homeCss from '../../styles/home.css?url';
import shelfCss from '../../styles/shelf.css?url';
import volumeCss from '../../styles/volume.css?url';
import type { Route } from './+types/home';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: shelfCss },
  { rel: 'stylesheet', href: homeCss },
  { rel: 'stylesheet', href: dashboardCss },
];

export function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  return getHomePage(deps, caller.jurisdiction);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: home.title, description: home.lead, path: '/' });

export default function Home({ loaderData }: Route.ComponentProps) {
  const signedIn = useRouteLoaderData<{ frame: FrameData }>('root')?.frame.signedIn;
  return (
    <>
      {signedIn && <ContinueWork />}
      <HomePage page={loaderData} />
    </>
  );
}
