// What the server hands to every loader and action. One value, so that a route has one thing to ask for.
import { createContext, RouterContextProvider } from 'react-router';
import type { Viewer } from '#features/plans/gate.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { AppDeps } from './app-deps.ts';

export type Visit = {
  deps: AppDeps;
  viewer: Viewer;
  jurisdiction: Jurisdiction;
  /** Marks the scripts that we wrote; the server turns marks into Content-Security-Policy hashes and removes them. */
  scriptMark: string;
  /** Who is asking, for limits: an address, never stored with what was asked. */
  clientAddress: string;
  /** Set when the server refused the request before any route saw it: the page to show is our error page. */
  refusal?: { status: number };
};

const visitContext = createContext<Visit>();

export function provideVisit(visit: Visit): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(visitContext, visit);
  return provider;
}

export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext);
}
