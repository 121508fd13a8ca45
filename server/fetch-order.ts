// What a slow line fetches first. React puts every preload at the head's beginning and leaves the stylesheets at its end, and browsers take
// scripts to be as urgent as fonts; but the first paint waits for the stylesheets alone, and a page can be read before its script has
// come. So stylesheets go first, with the theme script before them (their order among each other, which React compares, stays), and
// scripts are marked as not urgent.
import { THEME_SCRIPT } from '#app/frame/theme.ts';

const THEME = `<script>${THEME_SCRIPT}</script>`;
const PRELOAD = '<link rel="modulepreload" ';

export function inFetchOrder(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const theme = head.indexOf(THEME);
  const first = head.indexOf('<link ');
  if (theme === -1 || first === -1 || first > theme) return html;
  const preloads = head.slice(first, theme).replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
  return head.slice(0, first) + head.slice(theme) + preloads + html.slice(head.length);
}
