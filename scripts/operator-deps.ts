// What an operator's command needs of the app: the database, the clock and, where links or mails are made, the same secret and
// mail server as the app itself. Progress goes to stderr, so that stdout can be a file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import type { Deps } from '#features/deps.ts';
import { fileMail } from '#integrations/mail/file-mail.ts';
import { smtpMail } from '#integrations/mail/smtp-mail.ts';
import { systemClock } from '#lib/clock.ts';
import { withDatabase } from '#scripts/with-database.ts';
import { readSettings } from '#server/env.ts';
import { loadOrCreateSecret } from '#server/ops/app-secret.ts';
import { createLog } from '#server/ops/log.ts';

export type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'site' | 'secret' | 'log'>;

export async function withOperatorDeps<T>(name: string, needs: { mail: boolean }, use: (deps: OperatorDeps) => Promise<T>): Promise<T> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const notNeeded = needs.mail ? {} : { APP_SECRET: 'not needed'.repeat(4) };
  const settings = readSettings({ ...process.env, ...notNeeded });
  const secret = needs.mail ? (settings.appSecret ?? loadOrCreateSecret(settings.dataDir)) : '';
  const log = createLog('warn', { write: (line) => void process.stderr.write(line) });
  return withDatabase(
    async (place) => {
      const db = await connectDatabase({ ...place, poolSize: 8, applicationName: `plainlaw-${name}`, log: silentLog });
      const mail = settings.smtpUrl
        ? smtpMail({ url: settings.smtpUrl, from: settings.mailFrom })
        : fileMail({ folder: join(settings.dataDir, 'mail'), from: settings.mailFrom, onWaiting: () => {} });
      const { siteName, publicUrl, supportEmail, storeUrl, paywall } = settings;
      try {
        return await use({
          db,
          mail,
          clock: systemClock,
          secret,
          log,
          site: { name: siteName, publicUrl, supportEmail, storeUrl, paywall },
        });
      } finally {
        await db.close();
        if ('close' in mail && typeof mail.close === 'function') mail.close();
      }
    },
    (message) => console.error(message),
  );
}

/** A sentence for the operator instead of a stack. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
