// The document and the frame of every page, including the error page.
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import { useCallback, useEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { RouteError } from './frame/error-page.tsx';
import { Footer } from './frame/footer.tsx';
import { type FrameData, getFrameData } from './frame/frame-data.server.ts';
import * as frame from './frame/messages/frame.ts';
import { NavigationSigns } from './frame/navigation-signs.tsx';
import { RecoveryNotice } from './frame/recovery-notice.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { THEME_SCRIPT } from './frame/theme.ts';
import { TopBar } from './frame/top-bar.tsx';
import { getVisit } from './http/context.ts';
import appCss from './styles/app.css?url';

export function loader({ context }: Route.LoaderArgs) {
  return { frame: getFrameData(getVisit(context)) };
}

/**
 * The frame's data changes with submissions (signing in, choosing a state), not with navigation. So
 * it survives a lost connection.
 */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')?.frame;
  // Effects run from the inside out: when this one runs, the whole page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f3ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1814" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={newsreader} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={atkinson} />
        <link rel="stylesheet" href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {data ? <Frame data={data}>{children}</Frame> : <main id="content">{children}</main>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ data, children }: { data: FrameData; children: React.ReactNode }) {
  const [sidebarOpen, setSidebarOpen] = useState(false);
  const closeSidebar = useCallback(() => setSidebarOpen(false), []);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sidebar closes on every route change
  useEffect(closeSidebar, [pathname]);
  return (
    <>
      {/* Pages of an account are stored by no browser, so that fetching them ahead would be in
          vain. */}
      <NavigationSigns prefetches={!data.signedIn} />
      <a className="skip-link" href="#content">
        {frame.skip}
      </a>
      <a className="skip-link" href="/chatbot#question">
        {frame.ask}
      </a>
      <TopBar
        data={data}
        sidebarOpen={sidebarOpen}
        onToggleSidebar={() => setSidebarOpen((open) => !open)}
      />
      <Sidebar data={data} open={sidebarOpen} onClose={closeSidebar} />
      <div className="page">
        <main id="content" tabIndex={-1}>
          <RecoveryNotice opensAt={data.recoveryOpensAt} />
          {children}
        </main>
        <Footer data={data} />
      </div>
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteError error={useRouteError()} />;
}
