import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#features/deps.ts';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { accountDeletedMail, alreadyRegisteredMail, passwordChangedMail, resetMail, verificationMail } from './emails.ts';

const site: SiteSettings = { name: 'Law & "Order" <b>', publicUrl: 'https://law.example', paywall: 'on' };
const link = 'https://law.example/auth/verify-email?token=abc.def&x=1';

describe.each([
  ['verification', verificationMail(site, link), link],
  ['already registered', alreadyRegisteredMail(site), 'https://law.example/auth/login'],
  ['reset', resetMail(site, link), link],
  ['password changed', passwordChangedMail(site), 'https://law.example/auth/forgot-password'],
  ['account deleted', accountDeletedMail(site), 'https://law.example'],
])('%s', (_name, mail, address) => {
  test('has the address in the text part and as a link in the HTML part', () => {
    expect(mail.text).toContain(address);
    expect(mail.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  });
  test('names its language and title, has one heading, no script, no picture, nothing from elsewhere', () => {
    expect(mail.html).toMatch(/<html lang="en">[\s\S]*<title>[^<]+<\/title>/);
    expect(mail.html?.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<script|<img|<link|@import|url\(/);
  });
  test('escapes what is put in', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain('Law & "Order" <b>');
  });
  test('comes out of a mail file as it went in', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: 'a@law.example' });
    const { message } = await transport.sendMail({ to: 'ann@example.com', ...mail, subject: `${mail.subject} – ü` });
    const read = readMailFile(String(message));
    expect(read).toMatchObject({ to: 'ann@example.com', subject: `${mail.subject} – ü` });
    expect(read.text.trim()).toBe(mail.text.trim());
    expect(read.html?.trim()).toBe(mail.html?.trim());
  });
});
