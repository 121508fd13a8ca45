// The only reader of the environment. A wrong setting stops the start with a sentence that names
// the variable.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { splitUrls } from '#db/database-urls.ts';
import type { LimitName } from './load/limits.ts';
import { readLimits } from './load/read-limits.ts';
import { readNetworks, readOrigins } from './read-lists.ts';

export class SettingsError extends Error {}

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((v) => empty(v) ?? value, schema);
const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65535, 'must be a port number');
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);
const onOff = z.enum(['on', 'off'], 'must be on or off');
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://law.example.org',
});
/** One address, or several separated by commas. */
const databaseUrls = z.string().refine((text) => splitUrls(text).every(isDatabaseUrl), {
  error: 'must look like postgres://user:password@host:5432/name',
});

const Env = z.object({
  PORT: withDefault(port, '3000'),
  HOST: withDefault(
    z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name'),
    '127.0.0.1',
  ),
  PUBLIC_URL: optional(webUrl),
  DATA_DIR: withDefault(z.string(), '.data'),
  CONTENT_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseUrls),
  DATABASE_REPLICA_URLS: optional(databaseUrls),
  DATABASE_POOL_SIZE: withDefault(
    z.coerce
      .number('must be a number')
      .int()
      .min(2, 'must be 2 or more')
      .max(500, 'must be 500 or less'),
    '10',
  ),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  BACKUP_RECIPIENT: optional(
    z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age, such as age1…'),
  ),
  SITE_NAME: withDefault(z.string().max(40, 'must have at most 40 characters'), 'Plainlaw'),
  SUPPORT_EMAIL: optional(z.email('must be an email address')),
  STORE_URL: optional(webUrl),
  STORE_WEBHOOK_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  PAYWALL: withDefault(onOff, 'on'),
  LONGER_COPIES: optional(z.string().max(300, 'must have at most 300 characters')),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
  ),
  MAIL_FROM: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(webUrl, 'https://accounts.google.com'),
  LLM_BASE_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be a web address such as https://api.example.com/v1',
    }),
  ),
  LLM_API_KEY: optional(z.string()),
  LLM_MODEL: withDefault(z.string(), 'gpt-4-turbo-preview'),
  LLM_DAILY_TOKENS: optional(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(2_000_000_000, 'must be 2000000000 or less'),
  ),
  COURTLISTENER_TOKEN: optional(
    z
      .string()
      .regex(/^[!-~]{8,200}$/, 'must be the token as CourtListener shows it, without spaces'),
  ),
  COURTLISTENER_URL: withDefault(webUrl, 'https://www.courtlistener.com'),
  US_CODE_URL: withDefault(webUrl, 'https://uscode.house.gov/download/download.shtml'),
  TRUSTED_PROXIES: withDefault(z.string(), ''),
  SHARED_NETWORKS: withDefault(z.string(), ''),
  MCP_ORIGINS: withDefault(z.string(), ''),
  WIDGET_ORIGINS: withDefault(z.string(), ''),
  METRICS_PORT: optional(port),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  NEWS_FEEDS: withDefault(onOff, 'on'),
  RATE_LIMITS: withDefault(onOff, 'on'),
  OFFLINE_PAGES: withDefault(onOff, 'on'),
  ALLOW_NO_MEANING: withDefault(onOff, 'off'),
  OVERLOAD: withDefault(onOff, 'on'),
  OVERLOAD_REQUESTS: withDefault(wholeNumber(2, 10_000), '8'),
  OVERLOAD_DELAY_MS: withDefault(wholeNumber(10, 10_000), '100'),
  OVERLOAD_OPEN_PER_NETWORK: withDefault(wholeNumber(1, 1_000_000), '200'),
  OVERLOAD_CONNECTIONS_PER_NETWORK: withDefault(wholeNumber(1, 1_000_000), '1000'),
  WATCHDOG_SECONDS: withDefault(
    wholeNumber(0, 3600).refine((seconds) => seconds !== 1, 'must be 2 or more, or 0'),
    '7',
  ),
  PAGE_MEMORY_MB: withDefault(
    z.coerce
      .number('must be a number')
      .min(1, 'must be 1 or more')
      .max(4096, 'must be 4096 or less'),
    '64',
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    ),
    'info',
  ),
});

export type Settings = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  contentDir?: string;
  /** One server, or several separated by commas: the one that takes writes is used. */
  databaseUrl?: string;
  databaseReplicaUrls: string[];
  databasePoolSize: number;
  appSecret?: string;
  backupRecipient?: string;
  siteName: string;
  supportEmail?: string;
  storeUrl?: string;
  storeSecret?: string;
  paywall: 'on' | 'off';
  /** Copies of backups that are kept for longer than 35 days, as people are told of them. */
  longerCopies?: string;
  smtpUrl?: string;
  mailFrom: string;
  google?: { clientId: string; clientSecret: string; issuer: string };
  llm?: { baseUrl: string; apiKey?: string; model: string };
  llmDailyTokens?: number;
  courtListener?: { url: string; token: string };
  /**
   * The page with the current release point of the U.S. Code; read by `npm run import -- law
   * us-code` alone.
   */
  usCodeUrl: string;
  trustedProxies: string[];
  /** Networks of assistants, from which many people come. */
  sharedNetworks: string[];
  /** Origins of web pages besides our own that may use /mcp, and that may show our widgets. */
  mcpOrigins: string[];
  widgetOrigins: string[];
  metrics?: { port: number; host: string };
  newsFeeds: 'on' | 'off';
  rateLimits: 'on' | 'off';
  limits: Record<LimitName, { count: number; seconds: number }>;
  overload: 'on' | 'off';
  /** How many requests run at once, and how late (milliseconds) the event loop may be. */
  overloadRequests: number;
  overloadDelayMs: number;
  /**
   * What one network may have open at once: server/load/open-requests.ts has what each request
   * counts.
   */
  overloadOpenPerNetwork: number;
  /** Connections of one network in one process; a trusted proxy may have more. */
  overloadConnectionsPerNetwork: number;
  /** A process whose event loop has not turned for this long is ended; 0: never. */
  watchdogSeconds: number;
  pageMemoryBytes: number;
  /** Whether the start goes on where the model of meaning cannot run. */
  allowNoMeaning: 'on' | 'off';
  /** Whether browsers save pages for reading without a connection. */
  offlinePages: 'on' | 'off';
  logLevel: string;
};

export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = Env.safeParse(env);
  const wrong: string[] = parsed.success
    ? []
    : parsed.error.issues.map((i) => `${String(i.path[0])} ${i.message}`);
  const trustedProxies = readNetworks(env, 'TRUSTED_PROXIES', wrong);
  const sharedNetworks = readNetworks(env, 'SHARED_NETWORKS', wrong);
  const mcpOrigins = readOrigins(env, 'MCP_ORIGINS', wrong);
  const widgetOrigins = readOrigins(env, 'WIDGET_ORIGINS', wrong);
  const limits = readLimits(env, wrong);
  const data = parsed.data;
  if (data?.DATABASE_URL && !data.APP_SECRET && !wrong.some((w) => w.startsWith('APP_SECRET'))) {
    wrong.push(
      'APP_SECRET must be given when DATABASE_URL is set, the same for every process (32 characters or more)',
    );
  }
  if (data?.DATABASE_REPLICA_URLS && !data.DATABASE_URL)
    wrong.push('DATABASE_REPLICA_URLS must be replicas of the server in DATABASE_URL');
  if (wrong.length > 0 || !data)
    throw new SettingsError(wrong.map((w) => `Setting ${w}.`).join('\n'));

  const host = data.HOST;
  const shownHost =
    host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' || host === '::'
      ? 'localhost'
      : isIP(host) === 6
        ? `[${host}]`
        : host;
  const publicUrl = (data.PUBLIC_URL ?? `http://${shownHost}:${data.PORT}`).replace(/\/+$/, '');
  return {
    port: data.PORT,
    host,
    publicUrl,
    dataDir: resolve(data.DATA_DIR),
    contentDir: data.CONTENT_DIR && resolve(data.CONTENT_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrls: splitUrls(data.DATABASE_REPLICA_URLS ?? ''),
    databasePoolSize: data.DATABASE_POOL_SIZE,
    appSecret: data.APP_SECRET,
    backupRecipient: data.BACKUP_RECIPIENT,
    siteName: data.SITE_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    storeUrl: data.STORE_URL,
    storeSecret: data.STORE_WEBHOOK_SECRET,
    paywall: data.PAYWALL,
    longerCopies: data.LONGER_COPIES,
    smtpUrl: data.SMTP_URL,
    mailFrom:
      data.MAIL_FROM ??
      `"${data.SITE_NAME.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`,
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? {
            clientId: data.GOOGLE_CLIENT_ID,
            clientSecret: data.GOOGLE_CLIENT_SECRET,
            issuer: data.GOOGLE_ISSUER.replace(/\/+$/, ''),
          }
        : undefined,
    llm: data.LLM_BASE_URL
      ? {
          baseUrl: data.LLM_BASE_URL.replace(/\/+$/, ''),
          apiKey: data.LLM_API_KEY,
          model: data.LLM_MODEL,
        }
      : undefined,
    llmDailyTokens: data.LLM_DAILY_TOKENS,
    usCodeUrl: data.US_CODE_URL,
    courtListener: data.COURTLISTENER_TOKEN
      ? { url: data.COURTLISTENER_URL, token: data.COURTLISTENER_TOKEN }
      : undefined,
    trustedProxies,
    sharedNetworks,
    mcpOrigins,
    widgetOrigins,
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    newsFeeds: data.NEWS_FEEDS,
    rateLimits: data.RATE_LIMITS,
    limits,
    overload: data.OVERLOAD,
    overloadRequests: data.OVERLOAD_REQUESTS,
    overloadDelayMs: data.OVERLOAD_DELAY_MS,
    overloadOpenPerNetwork: data.OVERLOAD_OPEN_PER_NETWORK,
    overloadConnectionsPerNetwork: data.OVERLOAD_CONNECTIONS_PER_NETWORK,
    watchdogSeconds: data.WATCHDOG_SECONDS,
    pageMemoryBytes: data.PAGE_MEMORY_MB * 1024 * 1024,
    offlinePages: data.OFFLINE_PAGES,
    allowNoMeaning: data.ALLOW_NO_MEANING,
    logLevel: data.LOG_LEVEL,
  };
}

/** A comma in the host or in the database name means a malformed list. */
function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:/.test(text) || !URL.canParse(text)) return false;
  const { host, pathname } = new URL(text);
  return !`${host}${pathname}`.includes(',');
}
