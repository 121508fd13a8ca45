// Orders the head for slow connections. React puts preloads first and stylesheets last, but the first paint waits for stylesheets only.
// They move to the front, after the theme script; their relative order, which React compares, stays. For scripts see defer-scripts.ts.
import { THEME_SCRIPT } from '#app/frame/theme.ts';

const THEME = `<script>${THEME_SCRIPT}</script>`;

export function inFetchOrder(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const theme = head.indexOf(THEME);
  const first = head.indexOf('<link ');
  if (theme === -1 || first === -1 || first > theme) return html;
  return head.slice(0, first) + head.slice(theme) + head.slice(first, theme) + html.slice(head.length);
}
