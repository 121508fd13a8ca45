// Renders a mail's text as plain, accessible HTML: paragraphs, line breaks and links, without
// remote resources.
import { escapeHtml } from './escape-html.ts';

export function renderMailHtml(subject: string, text: string): string {
  const toLink = (url: string) => `<a href="${url}">${url}</a>`;
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${escapeHtml(paragraph)
          .replace(/https?:\/\/[^\s<]+/g, toLink)
          .replaceAll('\n', '<br>\n')}</p>`,
    );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body><main>\n<h1>${escapeHtml(subject)}</h1>\n${paragraphs.join('\n')}\n</main></body></html>\n`;
}
