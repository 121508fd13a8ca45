// A small SMTP server on a loopback port. It stores every mail that was completed by its final dot,
// and can delay a reply, reject an address or disconnect, so that a sender can be interrupted at
// any point of the dialogue.
import { createServer, type Socket } from 'node:net';

type ReceivedMail = { to: string[]; raw: string };
/**
 * A point in the dialogue: before the reply to MAIL, RCPT or DATA, or to the final dot (when the
 * mail is already stored).
 */
export type SmtpMoment = 'mail' | 'rcpt' | 'data' | 'dot';

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** Called before each reply: await to delay the reply, or return a line to send that instead. */
  onMoment:
    | ((
        moment: SmtpMoment,
        about: { to: string[]; count: number },
      ) => Promise<string | undefined> | string | undefined)
    | undefined;
  stop: () => Promise<void>;
};

/** `fixedPort`: for a server that restarts. */
export async function startSmtpServer(fixedPort = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    handleConnection(socket, smtp).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(fixedPort, '127.0.0.1', resolve));
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

async function handleConnection(socket: Socket, smtp: SmtpServer): Promise<void> {
  const sendLine = (line: string) => {
    if (socket.writable) socket.write(`${line}\r\n`);
    return line;
  };
  const reply = async (moment: SmtpMoment, recipients: string[], defaultReply: string) =>
    sendLine(
      (await smtp.onMoment?.(moment, { to: recipients, count: smtp.mails.length })) ?? defaultReply,
    );
  let to: string[] = [];
  let inData = false;

  async function onMail(raw: string) {
    inData = false;
    smtp.mails.push({ to, raw: raw.replace(/(^|\r\n)\.\./g, '$1.') });
    await reply('dot', to, '250 kept');
  }
  async function onCommand(text: string) {
    const verb = text.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      to = [];
      await reply('mail', to, '250 ok');
    } else if (verb === 'RCPT') {
      const address = /<([^>]*)>/.exec(text)?.[1] ?? '';
      if ((await reply('rcpt', [address], '250 ok')).startsWith('250')) to.push(address);
    } else if (verb === 'DATA') inData = (await reply('data', to, '354 go on')).startsWith('354');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else sendLine('250 test');
  }

  let rest = '';
  sendLine('220 test ESMTP');
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
