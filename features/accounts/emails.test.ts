import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#features/deps.ts';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { listAccountMails } from '#tests/harness/fakes/account-mails.ts';

const site: SiteSettings = {
  name: 'Law & "Order" <b>',
  publicUrl: 'https://law.example',
  paywall: 'on',
};

describe.each(listAccountMails(site, 'abc.def', '<b>'))('%s', (_name, mail, address) => {
  test('has the address in the text part and as a link in the HTML part', () => {
    expect(mail.text).toContain(address);
    expect(mail.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  });
  test('has a language, a title and one heading, and no scripts, images or external resources', () => {
    expect(mail.html).toMatch(/<html lang="en">[\s\S]*<title>[^<]+<\/title>/);
    expect(mail.html?.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<script|<img|<link|@import|url\(/);
  });
  test('escapes values', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain('Law & "Order" <b>');
  });
  test('is unchanged when read back from a mail file', async () => {
    const transport = createTransport(
      { streamTransport: true, buffer: true, newline: 'unix' },
      { from: 'a@law.example' },
    );
    const { message } = await transport.sendMail({
      to: 'ann@example.com',
      ...mail,
      subject: `${mail.subject} – ü`,
    });
    const read = readMailFile(String(message));
    expect(read).toMatchObject({ to: 'ann@example.com', subject: `${mail.subject} – ü` });
    expect(read.text.trim()).toBe(mail.text.trim());
    expect(read.html?.trim()).toBe(mail.html?.trim());
  });
});
