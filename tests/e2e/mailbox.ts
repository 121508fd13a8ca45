// Reads the mails that the app wrote to its data folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { expect } from './journey.ts';

export type Mail = { headers: string; text: string };

export async function waitForMail(address: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      () => {
        mail = listMails().find(({ headers }) => headers.includes(`To: ${address}`));
        return mail !== undefined;
      },
      { message: `a mail to ${address}`, intervals: [100] },
    )
    .toBe(true);
  return mail as Mail;
}

export function countMails(address: string): number {
  return listMails().filter(({ headers }) => headers.includes(`To: ${address}`)).length;
}

function listMails(): Mail[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  } catch {
    return [];
  }
  return names.map((name) => {
    const raw = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const end = raw.indexOf('\n\n');
    const headers = raw.slice(0, end).replace(/\n[ \t]+/g, ' ');
    return { headers, text: readMailFile(raw).text };
  });
}

export function findLink(mail: Mail, path: string): string {
  const link = mail.text.match(new RegExp(`https?://\\S+${path}\\?token=\\S+`))?.[0];
  if (!link) throw new Error(`no link to ${path} in the mail:\n${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
