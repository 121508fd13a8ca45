// The mails as a developer reads them: on the page /dev/mail of the app itself.
import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';

/** The page of the newest mail to this address with this subject. */
export async function waitingMail(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/dev/mail')).text();
        const item = list.split('<li>').find((text) => text.includes(`to ${to},`) && text.includes(`>${subject}<`));
        found = item?.match(/href="(\/dev\/mail\/[^"]+)"/)?.[1];
        return found !== undefined;
      },
      { message: `a mail to ${to}: ${subject}`, intervals: [100] },
    )
    .toBe(true);
  return (await request.get(found as string)).text();
}

export async function linkInMail(request: APIRequestContext, to: string, subject: string): Promise<string> {
  const link = (await waitingMail(request, to, subject)).match(/href="(https?:\/\/[^"]+\?token=[^"]+)"/)?.[1];
  if (!link) throw new Error(`no link in the mail "${subject}"`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
