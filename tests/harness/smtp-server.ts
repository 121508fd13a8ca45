// A real SMTP server on a loopback port, small enough to read: it keeps every mail that was completed by its final dot, and can
// hold an answer back, refuse an address, or hang up, so that a sender can be stopped at any point of the dialogue.
import { createServer, type Socket } from 'node:net';

type ReceivedMail = { to: string[]; raw: string };
/** Where in the dialogue: before the answer to MAIL, RCPT or DATA, or to the final dot (the mail is then already kept). */
export type SmtpMoment = 'mail' | 'rcpt' | 'data' | 'dot';

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** Asked before each answer: wait in it to hold the answer back; return a line to give that answer instead. */
  onMoment: ((moment: SmtpMoment, about: { to: string[]; count: number }) => Promise<string | undefined> | string | undefined) | undefined;
  stop: () => Promise<void>;
};

/** `at`: a certain port, for a server that comes back. */
export async function startSmtpServer(at = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, smtp).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
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
  const say = (line: string) => {
    if (socket.writable) socket.write(`${line}\r\n`);
    return line;
  };
  const answer = async (moment: SmtpMoment, about: string[], usual: string) =>
    say((await smtp.onMoment?.(moment, { to: about, count: smtp.mails.length })) ?? usual);
  let to: string[] = [];
  let inData = false;

  async function onMail(raw: string) {
    inData = false;
    smtp.mails.push({ to, raw: raw.replace(/(^|\r\n)\.\./g, '$1.') });
    await answer('dot', to, '250 kept');
  }
  async function onCommand(text: string) {
    const verb = text.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      to = [];
      await answer('mail', to, '250 ok');
    } else if (verb === 'RCPT') {
      const address = /<([^>]*)>/.exec(text)?.[1] ?? '';
      if ((await answer('rcpt', [address], '250 ok')).startsWith('250')) to.push(address);
    } else if (verb === 'DATA') inData = (await answer('data', to, '354 go on')).startsWith('354');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('250 test');
  }

  let rest = '';
  say('220 test ESMTP');
  for await (const chunk of socket.setEncoding('latin1')) {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) break;
      const text = rest.slice(0, end);
      rest = rest.slice(end + (inData ? 5 : 2));
      await (inData ? onMail(text) : onCommand(text));
    }
  }
}
