// Creates an account in a running app as a visitor does: the form, the link in the mail, signing
// in. The app has no mail server, so that its mail waits in its data folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';

export const PASSWORD = 'seven quiet lanterns';

type App = { url: string; dataDir: string };

/** Returns the session cookie. */
export async function createAccount(
  { url, dataDir }: App,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const post = (path: string, form: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
      headers,
    });
  await post('/auth/register', { email, password: PASSWORD });
  await post('/auth/verify-email', {
    token: await waitForToken(join(dataDir, 'mail'), email),
    password: PASSWORD,
  });
  const answer = await post('/auth/login', { email, password: PASSWORD });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  if (!cookies.some((pair) => pair?.includes('session')))
    throw new Error(`signing in gave ${answer.status}`);
  return cookies.join('; ');
}

async function waitForToken(mailFolder: string, email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    await delay(100);
    const files = existsSync(mailFolder)
      ? readdirSync(mailFolder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      : [];
    const mails = files.map((name) => readMailFile(readFileSync(join(mailFolder, name), 'utf8')));
    const token = mails
      .find(({ to }) => to.includes(email))
      ?.text.match(/verify-email\?token=(\S+)/)?.[1];
    if (token) return token;
  }
  throw new Error(`no mail came for ${email}`);
}
