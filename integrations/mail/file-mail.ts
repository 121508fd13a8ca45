// Without a mail server every mail becomes a file in the data folder. The console is told only that
// one is waiting.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export function createFileMail(options: {
  folder: string;
  from: string;
  onWaiting: () => void;
}): Mail {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: options.from },
  );
  return {
    async send({ beforeHandover, ...message }) {
      const { message: raw } = await transport.sendMail(message);
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const temporary = join(options.folder, `.${name}`);
      await writeFile(temporary, raw as Buffer, { mode: 0o600 });
      await beforeHandover?.();
      await rename(temporary, join(options.folder, name));
      options.onWaiting();
    },
  };
}
