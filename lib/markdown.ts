// Markdown to HTML that is safe whoever wrote it: raw HTML is shown as text, links are http(s), mailto, tel or our own
// paths, images are left out. Links that leave the site open in a new tab and tell the other side nothing.
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** As above, but an entity that somebody wrote (&amp;) stays one. */
const escapeText = (text: string) => escapeHtml(text).replace(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, '&$1;');

const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    // Not marked's own: after an inline <script>, <pre> or <code> it would let text through as it is.
    text(token: Tokens.Text | Tokens.Escape) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
    },
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const label = this.parser.parseInline(tokens);
      if (!safeAddress.test(href)) return label;
      const leaves = /^https?:/i.test(href);
      return `<a href="${escapeHtml(href)}"${leaves ? ' target="_blank" rel="noopener noreferrer"' : ''}>${label}</a>`;
    },
  },
});

export function renderMarkdown(text: string): string {
  return (markdown.parse(text, { async: false }) as string)
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
}
