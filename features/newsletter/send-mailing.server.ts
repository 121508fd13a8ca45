// Sends a mailing (newsletter or digest) to many readers in batches, and never twice to one of
// them. The caller provides content and audience.
//
// A delivery row is claimed for each reader before sending. Just before the last line of the mail
// is sent, its state becomes "handed-over", and after the server's answer "sent". A run that dies
// leaves claimed rows (nothing was delivered; the next run sends them) and handed-over rows (the
// server may have the mail; they count as sent and are reported to the operator). So nobody gets
// two mails, and uncertain deliveries are reported. See docs/newsletter.md.
import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscriptions as readers,
} from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as newsletter from './messages/newsletter.ts';
import type { EmailFooter } from './newsletter-email.ts';
import { createReaderLinks } from './reader-links.server.ts';

export const BATCH_SIZE = 50;
const MAX_CONCURRENT_SENDS = 4;

export type SendDeps = Pick<Deps, 'db' | 'mail' | 'clock' | 'site' | 'secret' | 'log'>;
type Reader = { id: string; email: string };
export type Mailing = {
  /** Identifies the mailing: a reader gets at most one mail per id. */
  id: string;
  /** Hash of the content, which must not change once sending has started. */
  hash: string;
  /** For the List-Id header. */
  list: string;
  /** Condition on newsletter_subscriptions, in addition to being confirmed. */
  audience: SQL;
  write: (
    reader: Reader,
    foot: EmailFooter,
  ) => Promise<{ subject: string; text: string; html: string }>;
};
/** `unclear`: Message-IDs of mails that were being handed over when an earlier run ended. */
export type SendReport = {
  audience: number;
  sent: number;
  before: number;
  refused: number;
  postponed: number;
  unclear: string[];
};
export type SendProgress = (done: number, audience: number) => void;
type Options = {
  onProgress?: SendProgress;
  /** Stops after the mails in progress; the next run continues. */
  signal?: AbortSignal;
};

export async function sendMailing(
  deps: SendDeps,
  mailing: Mailing,
  options: Options = {},
): Promise<Result<SendReport>> {
  const client = await deps.db.pool.connect();
  try {
    const key = `newsletter ${mailing.id}`;
    const { rows } = await client.query(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine',
      [key],
    );
    if (!rows[0].mine) return fail('conflict', newsletter.alreadySending);
    try {
      return await sendLocked(deps, mailing, options);
    } finally {
      // Errors are ignored: closing the connection releases the lock too.
      await client
        .query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key])
        .catch(() => {});
    }
  } finally {
    client.release(true);
  }
}

async function sendLocked(
  deps: SendDeps,
  mailing: Mailing,
  { onProgress, signal }: Options,
): Promise<Result<SendReport>> {
  const { db } = deps.db;
  await db
    .insert(issues)
    .values({ id: mailing.id, contentHash: mailing.hash, startedAt: deps.clock.now() })
    .onConflictDoNothing();
  const [issue] = await db.select().from(issues).where(eq(issues.id, mailing.id));
  if (issue?.contentHash !== mailing.hash)
    return fail('conflict', newsletter.letterChanged(mailing.id));

  const ofMailing = eq(deliveries.issueId, mailing.id);
  const inState = (state: 'claimed' | 'handed-over') => and(ofMailing, eq(deliveries.state, state));
  await db.delete(deliveries).where(inState('claimed'));
  const handedOver = await db
    .select({ id: deliveries.subscriptionId })
    .from(deliveries)
    .where(inState('handed-over'));
  const unclear = handedOver.map(({ id }) => createMessageId(deps, mailing, id));
  const report: SendReport = {
    ...(await countMailing(deps, mailing)),
    sent: 0,
    refused: 0,
    postponed: 0,
    unclear,
  };

  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await readNextBatch(deps, mailing, after);
    if (batch.length === 0) break;
    after = batch.at(-1)?.id ?? after;
    const stopped = await sendBatch(deps, mailing, batch, report, signal);
    onProgress?.(report.before + report.sent + report.refused, report.audience);
    if (stopped)
      return fail(
        'unavailable',
        newsletter.serverStopped(report.before + report.sent, report.audience),
      );
  }
  if (report.postponed === 0)
    await db.update(issues).set({ finishedAt: deps.clock.now() }).where(eq(issues.id, mailing.id));
  return ok(report);
}

const getAudienceCondition = ({ audience }: Mailing) =>
  and(eq(readers.status, 'confirmed'), audience);
const getUndeliveredCondition = ({ id }: Mailing) =>
  sql`not exists (select 1 from ${deliveries} where ${deliveries.issueId} = ${id} and ${deliveries.subscriptionId} = ${readers.id})`;

/** `audience`: all readers of the mailing; `before`: those who already have it. */
export async function countMailing(
  { db }: Pick<Deps, 'db'>,
  mailing: Mailing,
): Promise<{ audience: number; before: number }> {
  const [waiting] = await db.db
    .select({ n: count() })
    .from(readers)
    .where(and(getAudienceCondition(mailing), getUndeliveredCondition(mailing)));
  const [delivered] = await db.db
    .select({ n: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.issueId, mailing.id),
        inArray(deliveries.state, ['handed-over', 'sent', 'refused']),
      ),
    );
  return { audience: (waiting?.n ?? 0) + (delivered?.n ?? 0), before: delivered?.n ?? 0 };
}

function readNextBatch({ db }: SendDeps, mailing: Mailing, after: string): Promise<Reader[]> {
  return db.db
    .select({ id: readers.id, email: readers.email })
    .from(readers)
    .where(
      and(getAudienceCondition(mailing), gt(readers.id, after), getUndeliveredCondition(mailing)),
    )
    .orderBy(asc(readers.id))
    .limit(BATCH_SIZE);
}

/**
 * True if the rest must wait for the next run: the mail server refuses more mail, or we are
 * shutting down.
 */
async function sendBatch(
  deps: SendDeps,
  mailing: Mailing,
  batch: Reader[],
  report: SendReport,
  signal?: AbortSignal,
): Promise<boolean> {
  const waiting = [...batch];
  let stopped = false;
  const sendWaiting = async () => {
    for (let reader = waiting.shift(); reader && !stopped; reader = waiting.shift()) {
      const outcome = signal?.aborted ? 'stop' : await sendOne(deps, mailing, reader);
      if (outcome === 'stop') stopped = true;
      else if (outcome !== 'left') report[outcome]++;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_SENDS }, sendWaiting));
  return stopped;
}

async function sendOne(
  deps: SendDeps,
  mailing: Mailing,
  reader: Reader,
): Promise<'sent' | 'refused' | 'postponed' | 'left' | 'stop'> {
  const { db } = deps.db;
  const thisDelivery = and(
    eq(deliveries.issueId, mailing.id),
    eq(deliveries.subscriptionId, reader.id),
  );
  const setState = (state: 'handed-over' | 'sent' | 'refused') =>
    db.update(deliveries).set({ state, changedAt: deps.clock.now() }).where(thisDelivery);
  // The reader may have unsubscribed since the batch was read, so the claim checks the audience
  // again.
  const claimed = await db.execute(sql`
    insert into ${deliveries} (issue_id, subscription_id, state, changed_at)
    select ${mailing.id}, ${readers.id}, 'claimed', ${deps.clock.now().toISOString()}::timestamptz from ${readers}
    where ${readers.id} = ${reader.id} and ${getAudienceCondition(mailing)} on conflict do nothing`);
  if (claimed.rowCount !== 1) return 'left';

  let handedOver = false;
  const links = createReaderLinks(deps, reader.id);
  try {
    await deps.mail.send({
      to: reader.email,
      ...(await mailing.write(reader, {
        site: deps.site.name,
        publicUrl: deps.site.publicUrl,
        ...links,
      })),
      headers: {
        ...links.headers,
        'List-Id': `${deps.site.name.replace(/[^\w ]/g, '')} <${mailing.list}.${new URL(deps.site.publicUrl).hostname}>`,
        Precedence: 'bulk',
      },
      messageId: createMessageId(deps, mailing, reader.id),
      beforeHandover: async () => {
        await setState('handed-over');
        handedOver = true;
      },
    });
  } catch (error) {
    return handleFailure(deps, error, handedOver, {
      refuse: () => setState('refused'),
      forget: () => db.delete(deliveries).where(thisDelivery),
    });
  }
  await setState('sent');
  return 'sent';
}

type Refusal = { permanent: boolean; aboutRecipient: boolean };
const isRefusal = (error: unknown): error is Error & Refusal =>
  error instanceof Error && typeof (error as Partial<Refusal>).aboutRecipient === 'boolean';

async function handleFailure(
  { log }: SendDeps,
  error: unknown,
  handedOver: boolean,
  actions: { refuse: () => PromiseLike<unknown>; forget: () => PromiseLike<unknown> },
): Promise<'refused' | 'postponed' | 'stop'> {
  log.warn({ err: error }, 'a letter was not taken by the mail server');
  if (isRefusal(error) && error.permanent && error.aboutRecipient) {
    await actions.refuse();
    return 'refused';
  }
  // With a response from the server, or before the handover, nothing was delivered. Otherwise the
  // outcome is unknown and the row stays "handed-over".
  if (isRefusal(error) || !handedOver) await actions.forget();
  return isRefusal(error) && error.aboutRecipient ? 'postponed' : 'stop';
}

function createMessageId({ site }: Pick<Deps, 'site'>, mailing: Mailing, readerId: string): string {
  return `<${mailing.id}.${readerId}@${new URL(site.publicUrl).hostname}>`;
}
