// Reads a mail file: recipient, subject, date, text and HTML part. Supports only what our own
// mailer writes: one part, or a multipart of plain parts.
export type WaitingMail = {
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string | null;
};

export function readMailFile(raw: string): WaitingMail {
  const message = splitPart(raw.replaceAll('\r\n', '\n'));
  const parts = listParts(message);
  const findPart = (type: string) =>
    parts.find(({ header }) => header('content-type').startsWith(type));
  const plain = findPart('text/plain') ?? parts[0];
  const html = findPart('text/html');
  return {
    to: decodeWords(message.header('to')),
    subject: decodeWords(message.header('subject')),
    date: message.header('date'),
    text: plain ? decode(plain) : '',
    html: html ? decode(html) : null,
  };
}

type Part = { header: (name: string) => string; body: string };

function splitPart(raw: string): Part {
  const end = raw.indexOf('\n\n');
  const head = `\n${raw.slice(0, end).replace(/\n[ \t]+/g, ' ')}`;
  const header = (name: string) => new RegExp(`\\n${name}: *([^\\n]*)`, 'i').exec(head)?.[1] ?? '';
  return { header, body: raw.slice(end + 2) };
}

function listParts(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(part.header('content-type'))?.[1];
  if (!boundary) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((text) => listParts(splitPart(text.replace(/^\n/, ''))));
}

function decode({ header, body }: Part): string {
  const encoding = header('content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body.replace(/=\n/g, '')) : body;
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // Unquoted characters are ASCII; quoted bytes are UTF-8.
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes encoded words in a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : unquote(value.replaceAll('_', ' ')),
    );
}
