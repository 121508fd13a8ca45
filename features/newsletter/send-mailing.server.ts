// Sends something to many readers, in batches, and never twice to one of them. What it is (a letter, a digest) and whom it is for
// come from the caller.
//
// Each reader is claimed in a row before anything is sent. Just before the last line of the mail goes out the row says
// "handed-over", and after the server's answer "sent". A run that dies leaves claimed rows (nothing was delivered: they are sent
// by the next run) and handed-over rows (the server has the mail, or lost its connection at that very moment: they count as sent
// and are named to the operator). So nobody gets two, and a doubt is told instead of guessed away. See docs/newsletter.md.
import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscriptions as readers,
} from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { newsletter } from './messages.ts';
import type { Foot } from './newsletter-email.ts';
import { readerLinks } from './reader-links.server.ts';

export const BATCH = 50;
const LANES = 4;

export type SendDeps = Pick<Deps, 'db' | 'mail' | 'clock' | 'site' | 'secret' | 'log'>;
type Reader = { id: string; email: string };
export type Mailing = {
  /** One name, one mailing: whoever has it does not get it again. */
  id: string;
  /** Of what is in it: it may not change once it has begun. */
  hash: string;
  /** For the List-Id of the mail. */
  list: string;
  /** Beside having confirmed: a condition on newsletter_subscriptions. */
  audience: SQL;
  write: (reader: Reader, foot: Foot) => Promise<{ subject: string; text: string; html: string }>;
};
/** `unclear`: the names (Message-ID) of mails that were being handed over when an earlier run ended. */
export type SendReport = { audience: number; sent: number; before: number; refused: number; postponed: number; unclear: string[] };
export type SendProgress = (done: number, audience: number) => void;
type Options = { onProgress?: SendProgress /** Ends after the mails that are on their way; the next run goes on. */; signal?: AbortSignal };

export async function sendMailing(deps: SendDeps, mailing: Mailing, options: Options = {}): Promise<Result<SendReport>> {
  const client = await deps.db.pool.connect();
  try {
    const key = `newsletter ${mailing.id}`;
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine', [key]);
    if (!rows[0].mine) return fail('conflict', newsletter.alreadySending);
    try {
      return await sendAlone(deps, mailing, options);
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {}); // freed with the connection
    }
  } finally {
    client.release(true);
  }
}

async function sendAlone(deps: SendDeps, mailing: Mailing, { onProgress, signal }: Options): Promise<Result<SendReport>> {
  const { db } = deps.db;
  await db.insert(issues).values({ id: mailing.id, contentHash: mailing.hash, startedAt: deps.clock.now() }).onConflictDoNothing();
  const [issue] = await db.select().from(issues).where(eq(issues.id, mailing.id));
  if (issue?.contentHash !== mailing.hash) return fail('conflict', newsletter.letterChanged(mailing.id));

  const ofThis = eq(deliveries.issueId, mailing.id);
  const inState = (state: 'claimed' | 'handed-over') => and(ofThis, eq(deliveries.state, state));
  await db.delete(deliveries).where(inState('claimed'));
  const left = await db.select({ id: deliveries.subscriptionId }).from(deliveries).where(inState('handed-over'));
  const unclear = left.map(({ id }) => messageIdOf(deps, mailing, id));
  const report: SendReport = { ...(await countMailing(deps, mailing)), sent: 0, refused: 0, postponed: 0, unclear };

  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await nextBatch(deps, mailing, after);
    if (batch.length === 0) break;
    after = batch.at(-1)?.id ?? after;
    const stopped = await sendBatch(deps, mailing, batch, report, signal);
    onProgress?.(report.before + report.sent + report.refused, report.audience);
    if (stopped) return fail('unavailable', newsletter.serverStopped(report.before + report.sent, report.audience));
  }
  if (report.postponed === 0) await db.update(issues).set({ finishedAt: deps.clock.now() }).where(eq(issues.id, mailing.id));
  return ok(report);
}

const wants = ({ audience }: Mailing) => and(eq(readers.status, 'confirmed'), audience);
const noDeliveryYet = ({ id }: Mailing) =>
  sql`not exists (select 1 from ${deliveries} where ${deliveries.issueId} = ${id} and ${deliveries.subscriptionId} = ${readers.id})`;

/** Everyone the mailing is for: those who have it, and those who do not yet. */
export async function countMailing({ db }: Pick<Deps, 'db'>, mailing: Mailing): Promise<{ audience: number; before: number }> {
  const [waiting] = await db.db
    .select({ n: count() })
    .from(readers)
    .where(and(wants(mailing), noDeliveryYet(mailing)));
  const [had] = await db.db
    .select({ n: count() })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, mailing.id), inArray(deliveries.state, ['handed-over', 'sent', 'refused'])));
  return { audience: (waiting?.n ?? 0) + (had?.n ?? 0), before: had?.n ?? 0 };
}

function nextBatch({ db }: SendDeps, mailing: Mailing, after: string): Promise<Reader[]> {
  return db.db
    .select({ id: readers.id, email: readers.email })
    .from(readers)
    .where(and(wants(mailing), gt(readers.id, after), noDeliveryYet(mailing)))
    .orderBy(asc(readers.id))
    .limit(BATCH);
}

/** True when the rest waits for the next run: the mail server takes no more, or we are ending. */
async function sendBatch(deps: SendDeps, mailing: Mailing, batch: Reader[], report: SendReport, signal?: AbortSignal): Promise<boolean> {
  const waiting = [...batch];
  let stopped = false;
  const lane = async () => {
    for (let reader = waiting.shift(); reader && !stopped; reader = waiting.shift()) {
      const outcome = signal?.aborted ? 'stop' : await sendOne(deps, mailing, reader);
      if (outcome === 'stop') stopped = true;
      else if (outcome !== 'left') report[outcome]++;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return stopped;
}

async function sendOne(deps: SendDeps, mailing: Mailing, reader: Reader): Promise<'sent' | 'refused' | 'postponed' | 'left' | 'stop'> {
  const { db } = deps.db;
  const mine = and(eq(deliveries.issueId, mailing.id), eq(deliveries.subscriptionId, reader.id));
  const mark = (state: 'handed-over' | 'sent' | 'refused') => db.update(deliveries).set({ state, changedAt: deps.clock.now() }).where(mine);
  // Somebody may have left, or chosen otherwise, since the batch was read: claiming asks again.
  const claimed = await db.execute(sql`
    insert into ${deliveries} (issue_id, subscription_id, state, changed_at)
    select ${mailing.id}, ${readers.id}, 'claimed', ${deps.clock.now().toISOString()}::timestamptz from ${readers}
    where ${readers.id} = ${reader.id} and ${wants(mailing)} on conflict do nothing`);
  if (claimed.rowCount !== 1) return 'left';

  let handedOver = false;
  const links = readerLinks(deps, reader.id);
  try {
    await deps.mail.send({
      to: reader.email,
      ...(await mailing.write(reader, { site: deps.site.name, publicUrl: deps.site.publicUrl, ...links })),
      headers: {
        ...links.headers,
        'List-Id': `${deps.site.name.replace(/[^\w ]/g, '')} <${mailing.list}.${new URL(deps.site.publicUrl).hostname}>`,
        Precedence: 'bulk',
      },
      messageId: messageIdOf(deps, mailing, reader.id),
      beforeHandover: async () => {
        await mark('handed-over');
        handedOver = true;
      },
    });
  } catch (error) {
    return afterFailure(deps, error, handedOver, { refuse: () => mark('refused'), forget: () => db.delete(deliveries).where(mine) });
  }
  await mark('sent');
  return 'sent';
}

type Refusal = { permanent: boolean; aboutRecipient: boolean };
const isRefusal = (error: unknown): error is Error & Refusal =>
  error instanceof Error && typeof (error as Partial<Refusal>).aboutRecipient === 'boolean';

async function afterFailure(
  { log }: SendDeps,
  error: unknown,
  handedOver: boolean,
  then: { refuse: () => PromiseLike<unknown>; forget: () => PromiseLike<unknown> },
): Promise<'refused' | 'postponed' | 'stop'> {
  log.warn({ err: error }, 'a letter was not taken by the mail server');
  if (isRefusal(error) && error.permanent && error.aboutRecipient) {
    await then.refuse();
    return 'refused';
  }
  // With an answer from the server, or before the handover, it is certain that nothing was delivered. Otherwise the row stays
  // as it is: handed over, outcome unknown.
  if (isRefusal(error) || !handedOver) await then.forget();
  return isRefusal(error) && error.aboutRecipient ? 'postponed' : 'stop';
}

function messageIdOf({ site }: Pick<Deps, 'site'>, mailing: Mailing, readerId: string): string {
  return `<${mailing.id}.${readerId}@${new URL(site.publicUrl).hostname}>`;
}
