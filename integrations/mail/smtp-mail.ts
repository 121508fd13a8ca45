import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export function smtpMail(options: { url: string; from: string }): Mail & { close: () => void } {
  const transport = createTransport(options.url, { from: options.from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
