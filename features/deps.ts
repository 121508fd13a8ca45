// The dependencies of use cases, built once by server/ and passed down. Everything that leaves the
// process is behind a type. No feature is named here: what a feature offers to others is in its own
// type (LibraryDeps, LibrarySearchDeps, …); app/http/app-deps.ts has them all.
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
  /** Which copies of backups are kept for longer than 35 days, in the operator's words. */
  longerCopies?: string;
  /** How much each limit is, by its name. */
  limits?: Record<string, { count: number; seconds: number }>;
  /** Web pages of these origins may use /mcp, and may show our widgets. */
  mcpOrigins?: string[];
  widgetOrigins?: string[];
};

/**
 * `giveBack`: for what turned out not to count, such as a right password where failures are
 * limited.
 */
export type RateLimitDecision = (
  | { allowed: true; giveBack: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number }
) & { quota?: RateLimitQuota };
/** What programs are told of a limit. */
export type RateLimitQuota = {
  count: number;
  seconds: number;
  remaining: number;
  resetSeconds: number;
};
/**
 * `cost`: how much of the limit this uses, 1 by default; it is counted whatever the decision.
 * `times`: the limit is so many times as large.
 */
export type RateLimiter = {
  take: (limit: string, key: string, cost?: number, times?: number) => Promise<RateLimitDecision>;
};

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
  /** Shared with the store, which signs its events with it. Undefined: store events are refused. */
  storeSecret?: string;
  log: Log;
  /** Undefined: no AI provider is configured, and everything works without one. */
  llm?: Llm;
  /** Undefined: no limit on tokens. */
  llmBudget?: TokenBudget;
  /** Undefined: cases and citations are looked up only in our own index. */
  courtListener?: CourtListener;
  /**
   * Looks up citations at CourtListener, cached and within its quota; defined whenever
   * `courtListener` is.
   */
  lookUpLive?: LiveLookup;
};
