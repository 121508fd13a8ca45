// A real SMTP server on a loopback port, small enough to read: it keeps every mail that was completed by its final dot, and can
// hold an answer back, refuse an address, or hang up, so that a sender can be stopped at any point of the dialogue.
import { createServer, type Socket } from 'node:net';

export type ReceivedMail = { to: string[]; raw: string };
/** Where in the dialogue: before the answer to MAIL, RCPT or DATA, or to the final dot (the mail is then already kept). */
export type SmtpMoment = 'mail' | 'rcpt' | 'data' | 'dot';

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** Asked before each answer: wait in it to hold the answer back; return a line to give that answer instead. */
  onMoment: ((moment: SmtpMoment, about: { to: string[]; count: number }) => Promise<string | undefined> | string | undefined) | undefined;
  stop: () => Promise<void>;
};

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, smtp).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    onMoment: undefined,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return smtp;
}

async function converse(socket: Socket, smtp: SmtpServer): Promise<void> {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  const answer = async (moment: SmtpMoment, to: string[], usual: string) => {
    const line = (await smtp.onMoment?.(moment, { to, count: smtp.mails.length })) ?? usual;
    say(line);
    return line;
  };
  let to: string[] = [];
  let rest = '';
  let inData = false;
  say('220 test ESMTP');
  for await (const chunk of socket.setEncoding('latin1')) {
    rest += chunk;
    for (;;) {
      const end = inData ? `\r\n${rest}`.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
      if (end < 0) break;
      const text = rest.slice(0, inData ? Math.max(0, end - 2) : end);
      rest = rest.slice(inData ? end + 3 : end + 2);
      if (inData) {
        inData = false;
        smtp.mails.push({ to, raw: text.replace(/(^|\r\n)\.\./g, '$1.') });
        await answer('dot', to, '250 kept');
        continue;
      }
      const command = text.toUpperCase();
      if (command.startsWith('EHLO') || command.startsWith('HELO')) say('250 test');
      else if (command.startsWith('MAIL FROM')) {
        to = [];
        await answer('mail', to, '250 ok');
      } else if (command.startsWith('RCPT TO')) {
        const address = /<([^>]*)>/.exec(text)?.[1] ?? '';
        const said = await answer('rcpt', [address], '250 ok');
        if (said.startsWith('250')) to.push(address);
      } else if (command === 'DATA') inData = (await answer('data', to, '354 go on')).startsWith('354');
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    }
  }
}
