// Renders untrusted Markdown to safe HTML: raw HTML is escaped, links are limited to http(s),
// mailto, tel and local paths, and images are replaced by their alt text. External links open in a
// new tab without a referrer.

import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { memoizeUpTo } from './memo.ts';

/** Like escapeHtml, but preserves entities in the source (&amp;). */
const escapeText = (text: string) =>
  escapeHtml(text).replace(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, '&$1;');

const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    // Replaces marked's renderer, which does not escape text after an inline <script>, <pre> or
    // <code>.
    text(token: Tokens.Text | Tokens.Escape) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return (token as MarkedText).html ?? escapeText(token.text);
    },
    table(token: Tokens.Table) {
      const table = Renderer.prototype.table.call(this, token).trimEnd();
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table">${table}</div>\n`;
    },
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const label = this.parser.parseInline(tokens);
      if (!SAFE_HREF.test(href)) return label;
      const isExternal = /^https?:/i.test(href);
      return `<a href="${escapeHtml(href)}"${isExternal ? ' target="_blank" rel="noopener noreferrer"' : ''}>${label}</a>`;
    },
  },
});

type MarkedText = (Tokens.Text | Tokens.Escape) & { html?: string };

/**
 * `markText` gets the texts outside of links and headings, in reading order and escaped, and
 * returns their HTML.
 */
export function renderMarkdown(text: string, markText?: (escaped: string) => string): string {
  const tokens = markdown.lexer(text);
  const unmarked = new Set<Token>();
  if (markText) {
    markdown.walkTokens(tokens, (token) => {
      if (token.type === 'link' || token.type === 'heading')
        markdown.walkTokens(token.tokens ?? [], (inner) => void unmarked.add(inner));
      else if (token.type === 'text' && !('tokens' in token) && !unmarked.has(token))
        (token as MarkedText).html = markText(escapeText(token.text));
    });
  }
  return markdown.parser(tokens);
}

/** Several times what the library has. */
const MAX_CONTENT_TEXTS = 10_000;

/**
 * For texts of the library, which come back with every page that shows them: rendered once each.
 */
export const renderContent = memoizeUpTo(MAX_CONTENT_TEXTS, (text: string) => renderMarkdown(text));
