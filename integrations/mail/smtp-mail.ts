import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mail, type MailMessage, MailRefused } from './mail.ts';

export function smtpMail(options: { url: string; from: string }): Mail & { close: () => void } {
  const transport = createTransport(options.url, { from: options.from, disableFileAccess: true, disableUrlAccess: true });
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

async function* heldBack(open: () => Readable, beforeHandover: () => Promise<void>) {
  yield* open();
  await beforeHandover();
}
