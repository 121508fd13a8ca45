// A newsletter is a Markdown file with front matter: subject, mailing list and optionally an id. It
// becomes a text and an HTML part; only the footer links differ between readers.
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { z } from 'zod';
import { escapeHtml } from '#lib/escape-html.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import * as newsletter from './messages/newsletter.ts';

const LISTS = ['newsletters', 'legal_updates'] as const;
type MailingList = (typeof LISTS)[number];

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a subject would start another header
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]+$/;
const Head = z.strictObject({
  subject: z
    .string('the head needs a subject')
    .trim()
    .min(1)
    .max(200)
    .regex(ONE_LINE, 'the subject must be one line'),
  list: z.enum(LISTS, `list must be ${LISTS.join(' or ')}`).default('newsletters'),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'id may hold small letters, digits and hyphens')
    .optional(),
});

export type NewsletterIssue = {
  id: string;
  subject: string;
  list: MailingList;
  body: string;
  hash: string;
};
class NewsletterError extends Error {}

export function parseNewsletter(fileName: string, source: string): NewsletterIssue {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match)
    throw new NewsletterError(
      'The letter must begin with a head between two lines of ---, holding at least "subject: ...".',
    );
  let headData: unknown;
  try {
    headData = parse(match[1] ?? '');
  } catch {
    throw new NewsletterError('The head of the letter is not valid YAML.');
  }
  const head = Head.safeParse(headData);
  if (!head.success)
    throw new NewsletterError(
      `The head of the letter: ${head.error.issues.map((issue) => issue.message).join('; ')}.`,
    );
  const body = (match[2] ?? '').replaceAll('\r\n', '\n').trim();
  if (!body) throw new NewsletterError('The letter has no text.');
  const { subject, list } = head.data;
  const id = head.data.id ?? createIdFromFileName(fileName);
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

function createIdFromFileName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.md$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
  if (!name)
    throw new NewsletterError(
      'Give the letter an id in its head: its file name has no letters or digits.',
    );
  return name;
}

export type EmailFooter = {
  site: string;
  publicUrl: string;
  unsubscribe: string;
  preferences: string;
};

export function formatNewsletterText(issue: NewsletterIssue, footer: EmailFooter): string {
  const body = issue.body.replace(
    /\[([^\]]+)\]\(([^)\s]+)\)/g,
    (_, label: string, to: string) => `${label} (${toAbsoluteUrl(to, footer)})`,
  );
  return addTextFooter(body, footer);
}

export function addTextFooter(body: string, footer: EmailFooter): string {
  return `${body}\n\n--\n${newsletter.letterFoot(footer.site)}\n${newsletter.letterPreferences}: ${footer.preferences}\n${newsletter.letterUnsubscribe}: ${footer.unsubscribe}\n`;
}

export function formatNewsletterHtml(issue: NewsletterIssue, footer: EmailFooter): string {
  const body = renderMarkdown(issue.body).replace(
    /href="(\/[^"]*)"/g,
    (_, to: string) => `href="${footer.publicUrl}${to}"`,
  );
  return addHtmlFooter(issue.subject, body, footer);
}

/** `body` is HTML. */
export function addHtmlFooter(subject: string, body: string, footer: EmailFooter): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body><main>${body}</main><hr><footer><p>${escapeHtml(newsletter.letterFoot(footer.site))}</p><p><a href="${escapeHtml(footer.preferences)}">${newsletter.letterPreferences}</a> · <a href="${escapeHtml(footer.unsubscribe)}">${newsletter.letterUnsubscribe}</a></p></footer></body></html>
`;
}

const toAbsoluteUrl = (to: string, { publicUrl }: EmailFooter) =>
  to.startsWith('/') ? publicUrl + to : to;
