// What the server passes to every loader and action, as one value.
import { createContext, RouterContextProvider } from 'react-router';
import type { Caller } from '#features/caller.ts';
import type { Upload } from '#features/citations/schema.ts';
import type { AppDeps } from './app-deps.ts';

/** By the names of their fields. */
export type SentFiles = ReadonlyMap<string, Upload>;

export type Visit = {
  deps: AppDeps;
  caller: Caller;
  /**
   * Marks our own inline scripts; the server replaces it with hashes in the
   * Content-Security-Policy.
   */
  nonce: string;
  /**
   * Takes the text of a rendered page. The body of a response would be encoded and decoded on the
   * way to the server.
   */
  page: { html?: string };
  /** The pattern of the route, for log lines: a path can say what somebody looked up. */
  route: string;
  /** Somebody asked to recover the reader's account: when that opens. */
  recoveryOpensAt?: string;
  /** The files of the form that was sent; in the form itself they are empty. */
  files: SentFiles;
  /** Set when the server refused the request before any route ran: our error page is rendered. */
  refusal?: { status: number };
};

const visitContext = createContext<Visit>();

export function provideVisit(visit: Visit): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(visitContext, visit);
  return provider;
}

export function getVisit(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext);
}
