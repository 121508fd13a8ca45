// The app's dependencies for operator commands: the database, the clock and, for commands that
// create links or mails, the app's secret and mail server. Progress goes to stderr, so that stdout
// can be redirected to a file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import type { Deps } from '#features/deps.ts';
import { createFileMail } from '#integrations/mail/file-mail.ts';
import { createSmtpMail } from '#integrations/mail/smtp-mail.ts';
import { systemClock } from '#lib/clock.ts';
import { withDatabase } from '#scripts/with-database.ts';
import { readSettings } from '#server/env.ts';
import { loadOrCreateSecret } from '#server/ops/app-secret.ts';
import { createLog } from '#server/ops/log.ts';

export type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'site' | 'secret' | 'log'>;

export async function withOperatorDeps<T>(
  name: string,
  needs: { mail: boolean },
  use: (deps: OperatorDeps) => Promise<T>,
): Promise<T> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const notNeeded = needs.mail ? {} : { APP_SECRET: 'not needed'.repeat(4) };
  const settings = readSettings({ ...process.env, ...notNeeded });
  const secret = needs.mail ? (settings.appSecret ?? loadOrCreateSecret(settings.dataDir)) : '';
  const log = createLog('warn', { write: (line) => void process.stderr.write(line) });
  return withDatabase(
    async (target) => {
      const db = await connectDatabase({
        ...target,
        poolSize: 8,
        applicationName: `plainlaw-${name}`,
        log: silentLog,
      });
      const mail = settings.smtpUrl
        ? createSmtpMail({ url: settings.smtpUrl, from: settings.mailFrom })
        : createFileMail({
            folder: join(settings.dataDir, 'mail'),
            from: settings.mailFrom,
            onWaiting: () => {},
          });
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

/** Prints the error message instead of a stack trace. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
