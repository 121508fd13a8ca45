import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type Mail, type MailMessage, MailRefused } from './mail.ts';

export function smtpMail(options: { url: string; from: string }): Mail & { close: () => void } {
  const transport = createTransport(options.url, { from: options.from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ beforeHandover, ...message }) {
      const mail = beforeHandover ? await heldBack(message, options.from, beforeHandover) : message;
      await transport.sendMail(mail).catch((error) => {
        throw typeof error?.responseCode === 'number' ? new MailRefused(error) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** The mail as a stream that ends, and with it the SMTP dialogue's final dot goes out, only after `beforeHandover`. */
async function heldBack(message: Omit<MailMessage, 'beforeHandover'>, from: string, beforeHandover: () => Promise<void>) {
  const composed = new MailComposer({ from, ...message, disableFileAccess: true, disableUrlAccess: true });
  const bytes = await composed.compile().build();
  async function* chunks() {
    yield bytes;
    await beforeHandover();
  }
  return { envelope: { from, to: message.to }, raw: Readable.from(chunks(), { objectMode: false }) };
}
