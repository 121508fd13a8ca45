// A mail's text as plain, accessible HTML: paragraphs, line breaks and links, and nothing that a mail program has to fetch.
import { escapeHtml } from './escape-html.ts';

export function mailHtml(subject: string, text: string): string {
  const link = (url: string) => `<a href="${url}">${url}</a>`;
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${escapeHtml(paragraph)
          .replace(/https?:\/\/[^\s<]+/g, link)
          .replaceAll('\n', '<br>\n')}</p>`,
    );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body><main>\n<h1>${escapeHtml(subject)}</h1>\n${paragraphs.join('\n')}\n</main></body></html>\n`;
}
