// A letter is a Markdown file with a head: subject, which list it is for, and optionally an id. It becomes one text and one
// HTML part; only the links at the foot differ from reader to reader.

import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { z } from 'zod';
import { escapeHtml } from '#lib/escape-html.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import { newsletter } from './messages.ts';

const LISTS = ['newsletters', 'legal_updates'] as const;
type List = (typeof LISTS)[number];

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a subject would start another header
const oneLine = /^[^\u0000-\u001f\u007f\u2028\u2029]+$/;
const Head = z.strictObject({
  subject: z.string('the head needs a subject').trim().min(1).max(200).regex(oneLine, 'the subject must be one line'),
  list: z.enum(LISTS, `list must be ${LISTS.join(' or ')}`).default('newsletters'),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'id may hold small letters, digits and hyphens')
    .optional(),
});

export type Letter = { id: string; subject: string; list: List; body: string; hash: string };
class LetterError extends Error {}

export function readLetter(fileName: string, source: string): Letter {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new LetterError('The letter must begin with a head between two lines of ---, holding at least "subject: ...".');
  let raw: unknown;
  try {
    raw = parse(match[1] ?? '');
  } catch {
    throw new LetterError('The head of the letter is not valid YAML.');
  }
  const head = Head.safeParse(raw);
  if (!head.success) throw new LetterError(`The head of the letter: ${head.error.issues.map((issue) => issue.message).join('; ')}.`);
  const body = (match[2] ?? '').replaceAll('\r\n', '\n').trim();
  if (!body) throw new LetterError('The letter has no text.');
  const { subject, list } = head.data;
  const id = head.data.id ?? nameOf(fileName);
  return {
    id,
    subject,
    list,
    body,
    hash: createHash('sha256')
      .update(JSON.stringify([subject, list, body]))
      .digest('hex'),
  };
}

function nameOf(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.md$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
  if (!name) throw new LetterError('Give the letter an id in its head: its file name has no letters or digits.');
  return name;
}

export type Foot = { site: string; publicUrl: string; unsubscribe: string; preferences: string };

export function letterText(letter: Letter, foot: Foot): string {
  const body = letter.body.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, to: string) => `${label} (${absolute(to, foot)})`);
  return withFootText(body, foot);
}

export function withFootText(body: string, foot: Foot): string {
  return `${body}\n\n--\n${newsletter.letterFoot(foot.site)}\n${newsletter.letterPreferences}: ${foot.preferences}\n${newsletter.letterUnsubscribe}: ${foot.unsubscribe}\n`;
}

export function letterHtml(letter: Letter, foot: Foot): string {
  const body = renderMarkdown(letter.body).replace(/href="(\/[^"]*)"/g, (_, to: string) => `href="${foot.publicUrl}${to}"`);
  return withFootHtml(letter.subject, body, foot);
}

/** `body` is HTML already. */
export function withFootHtml(subject: string, body: string, foot: Foot): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body><main>${body}</main><hr><footer><p>${escapeHtml(newsletter.letterFoot(foot.site))}</p><p><a href="${escapeHtml(foot.preferences)}">${newsletter.letterPreferences}</a> · <a href="${escapeHtml(foot.unsubscribe)}">${newsletter.letterUnsubscribe}</a></p></footer></body></html>
`;
}

const absolute = (to: string, { publicUrl }: Foot) => (to.startsWith('/') ? publicUrl + to : to);
