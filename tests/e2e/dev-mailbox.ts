// Reads mails from the app's /dev/mail page.
import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Opens the page with the key that the app printed, which leaves a cookie, and returns its text.
 */
export async function openMailbox(request: APIRequestContext): Promise<string> {
  const opened = await request.get('/dev/mail');
  if (opened.ok()) return opened.text();
  for (const key of process.env.E2E_MAIL_KEYS?.trim().split(' ') ?? []) {
    const answer = await request.get(`/dev/mail?key=${key}`);
    if (answer.ok()) return answer.text();
  }
  throw new Error('no key opens /dev/mail');
}

/** Waits for a mail to this address with this subject and returns its page. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  let mailPath: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await openMailbox(request);
        const item = list
          .split('<li>')
          .find((text) => text.includes(`to ${to},`) && text.includes(`>${subject}<`));
        mailPath = item?.match(/href="(\/dev\/mail\/[^"]+)"/)?.[1];
        return mailPath !== undefined;
      },
      { message: `a mail to ${to}: ${subject}`, intervals: [100] },
    )
    .toBe(true);
  return (await request.get(mailPath as string)).text();
}

export async function waitForMailLink(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  const link = (await waitForMail(request, to, subject)).match(
    /href="(https?:\/\/[^"]+\?token=[^"]+)"/,
  )?.[1];
  if (!link) throw new Error(`no link in the mail "${subject}"`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
