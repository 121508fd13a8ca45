// What any use case may ask for, built once by server/ and handed down. Anything that leaves the process is behind a type. It names no
// feature: what a feature offers to others is added by its own type (LibraryDeps, LibrarySearchDeps, …); app/http/app-deps.ts has all of it.
import type { Database } from '#db/database.ts';
import type { CourtListener } from '#integrations/courtlistener/courtlistener.ts';
import type { Llm, TokenBudget } from '#integrations/llm/llm.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import type { LiveLookup } from '#legal/citations/types.ts';
import type { Clock } from '#lib/clock.ts';

export type SiteSettings = {
  name: string;
  publicUrl: string;
  supportEmail?: string;
  storeUrl?: string;
  paywall: 'on' | 'off';
};

export type RateLimitDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };
export type RateLimiter = { take: (limit: string, key: string) => Promise<RateLimitDecision> };

export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export type Deps = {
  db: Database;
  mail: Mail;
  limits: RateLimiter;
  clock: Clock;
  site: SiteSettings;
  /** Signs links in mails. Never leaves the server. */
  secret: string;
  /** Shared with the store, which signs its events with it. None: no events are taken. */
  storeSecret?: string;
  log: Log;
  /** None: no AI provider is connected, and everything works without. */
  llm?: Llm;
  /** None: the provider may cost what it costs. */
  llmBudget?: TokenBudget;
  /** None: cases and citations are looked up in our own index alone. */
  courtListener?: CourtListener;
  /** What CourtListener knows of a citation, kept and counted; there when `courtListener` is. */
  lookUpLive?: LiveLookup;
};
