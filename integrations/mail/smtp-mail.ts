import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mail, type MailMessage, MailRefused } from './mail.ts';

export function smtpMail(options: { url: string; from: string }): Mail & { close: () => void } {
  const transport = createTransport(withTls(options.url), { from: options.from, disableFileAccess: true, disableUrlAccess: true });
  // The stream is first read when the server has said "go on" to DATA. It ends, and with it the final dot goes out, only after
  // beforeHandover; when that fails the connection is dropped without the dot, and the server throws the mail away.
  transport.use('stream', (mail, done) => {
    const { beforeHandover } = mail.data as Partial<MailMessage>;
    const open = mail.message.createReadStream.bind(mail.message);
    if (beforeHandover) {
      mail.message.createReadStream = () => Readable.from(heldBack(open, beforeHandover), { objectMode: false }) as ReturnType<typeof open>;
    }
    done();
  });
  return {
    async send(message) {
      await transport.sendMail(message).catch((error) => {
        throw typeof error?.responseCode === 'number' ? new MailRefused(error) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** A password goes to another machine over TLS or not at all, unless the address itself says otherwise (`?requireTLS=false`). */
export function withTls(address: string): string {
  const url = new URL(address);
  const near = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && url.username && !near && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

async function* heldBack(open: () => Readable, beforeHandover: () => Promise<void>) {
  yield* open();
  await beforeHandover();
}
