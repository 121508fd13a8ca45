import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mail, type MailMessage, MailRefused } from './mail.ts';

export function createSmtpMail(options: {
  url: string;
  from: string;
}): Mail & { close: () => void } {
  const transport = createTransport(requireTls(options.url), {
    from: options.from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The stream is first read after the server has accepted DATA. It ends, and the final dot is
  // sent, only after beforeHandover; if that fails, the connection is dropped without the dot, and
  // the server discards the mail.
  transport.use('stream', (mail, done) => {
    const { beforeHandover } = mail.data as Partial<MailMessage>;
    const open = mail.message.createReadStream.bind(mail.message);
    if (beforeHandover) {
      mail.message.createReadStream = () =>
        Readable.from(streamBeforeHandover(open, beforeHandover), {
          objectMode: false,
        }) as ReturnType<typeof open>;
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

/**
 * A password is sent to another machine only over TLS, unless the URL overrides it
 * (`?requireTLS=false`).
 */
export function requireTls(address: string): string {
  const url = new URL(address);
  const isLocal = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && url.username && !isLocal && !url.searchParams.has('requireTLS'))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}

async function* streamBeforeHandover(open: () => Readable, beforeHandover: () => Promise<void>) {
  yield* open();
  await beforeHandover();
}
