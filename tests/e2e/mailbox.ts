// The mails that the app wrote into its data folder, read back as a person would.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { expect } from './journey.ts';

export type Letter = { headers: string; text: string };

export async function letterTo(address: string): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(
      () => {
        found = letters().find(({ headers }) => headers.includes(`To: ${address}`));
        return found !== undefined;
      },
      { message: `a mail to ${address}`, intervals: [100] },
    )
    .toBe(true);
  return found as Letter;
}

export function countLettersTo(address: string): number {
  return letters().filter(({ headers }) => headers.includes(`To: ${address}`)).length;
}

function letters(): Letter[] {
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

export function linkIn(letter: Letter, path: string): string {
  const link = letter.text.match(new RegExp(`https?://\\S+${path}\\?token=\\S+`))?.[0];
  if (!link) throw new Error(`no link to ${path} in the mail:\n${letter.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
