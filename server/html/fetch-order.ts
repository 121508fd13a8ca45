// What a slow line fetches first. React puts every preload at the head's beginning and leaves the stylesheets at its end; but the first
// paint waits for the stylesheets alone. So they go first, with the theme script before them (their order among each other, which React
// compares, stays). Scripts come later still: late-scripts.ts.
import { THEME_SCRIPT } from '#app/frame/theme.ts';

const THEME = `<script>${THEME_SCRIPT}</script>`;

export function inFetchOrder(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const theme = head.indexOf(THEME);
  const first = head.indexOf('<link ');
  if (theme === -1 || first === -1 || first > theme) return html;
  return head.slice(0, first) + head.slice(theme) + head.slice(first, theme) + html.slice(head.length);
}
