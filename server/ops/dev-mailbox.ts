// /dev/mail: the emails written to the data folder when no mail server is configured. They contain
// links that open accounts, so they are shown on the machine itself only (the site's address, the
// client and the Host header are loopback, and no header comes from a proxy), and only to whoever
// started the app: other users of the machine do not have the key, which is printed at the start.
// Everyone else gets 404.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { AppEnv } from '../http/app-env.ts';
import { securityHeaders } from '../http/headers.ts';

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const FILE = /^[\w.:-]+\.eml$/;
const PROXY_HEADER = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|cf-|true-client-ip$)/i;

const COOKIE = 'plainlaw.dev-mail';

export type DevMailbox = { folder: string /** Random, for this process. */; key: string };

/** Undefined when the site has a public address. */
export function createDevMailbox(
  folder: string | undefined,
  publicUrl: string,
): DevMailbox | undefined {
  if (folder === undefined || !LOOPBACK_HOST.test(new URL(publicUrl).host)) return undefined;
  return { folder, key: randomBytes(16).toString('base64url') };
}

function isLocal(remoteAddress: string | undefined, headers: Headers): boolean {
  return (
    LOOPBACK_ADDRESS.test(remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.get('host') ?? '') &&
    ![...headers.keys()].some((name) => PROXY_HEADER.test(name))
  );
}

/** Compares hashes, so that the time it takes says nothing about the key. */
function isKey(typed: string | undefined, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return typed !== undefined && timingSafeEqual(hash(typed), hash(key));
}

type MailParts = { mailbox?: DevMailbox; secure: boolean };

export async function serveDevMailbox(
  { mailbox, secure }: MailParts,
  c: Context<AppEnv>,
  next: Next,
) {
  if (!mailbox || !isLocal(c.env.incoming.socket.remoteAddress, c.req.raw.headers)) return next();
  const { folder, key } = mailbox;
  const headers = new Headers(securityHeaders({ secure }));
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
  if (isKey(c.req.query('key'), key)) {
    // The key leaves the address bar.
    headers.set('Location', '/dev/mail');
    headers.set('Set-Cookie', `${COOKIE}=${key}; Path=/dev/mail; HttpOnly; SameSite=Strict`);
    return new Response(null, { status: 303, headers });
  }
  const name = c.req.param('name');
  if (
    !isKey(getCookie(c, COOKIE), key) ||
    (name !== undefined && !(FILE.test(name) && existsSync(join(folder, name))))
  )
    return next();
  const body =
    name === undefined ? list(folder) : show(folder, name, c.req.query('part') === 'html');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (c.req.query('part') === 'html') {
    headers.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  }
  return new Response(body, { headers });
}

function list(folder: string): string {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => FILE.test(name) && !name.startsWith('.'))
    : [];
  const rows = names
    .sort()
    .reverse()
    .slice(0, 200)
    .map((name) => {
      const { to, subject, date } = readMailFile(readFileSync(join(folder, name), 'utf8'));
      return `<li><a href="/dev/mail/${name}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}, ${escapeHtml(date)}</li>`;
    });
  return page(
    'Waiting mail',
    rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail is waiting.</p>',
  );
}

function show(folder: string, name: string, asHtml: boolean): string {
  const mail = readMailFile(readFileSync(join(folder, name), 'utf8'));
  if (asHtml && mail.html) return mail.html;
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  const html = mail.html ? `<p><a href="/dev/mail/${name}?part=html">As HTML</a></p>` : '';
  return page(
    mail.subject,
    `<p>To: ${escapeHtml(mail.to)}</p><pre tabindex="0">${text}</pre>${html}<p><a href="/dev/mail">All waiting mail</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`;
}
