// The code that puts a widget into a page: a bare frame, or a script that makes one.
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';

export const KINDS = ['rule', 'search', 'citations', 'ask', 'help', 'deadline', 'guide'] as const;
type Kind = (typeof KINDS)[number];
export type Chosen = { kind: Kind; id: string; state: string; theme: string };

const WITH_ID: Kind[] = ['rule', 'deadline', 'guide'];
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export function makeSnippets(
  site: { name: string; publicUrl: string },
  { kind, id, state, theme }: Chosen,
): { path: string; iframe: string; script: string } {
  const settings = {
    ...(WITH_ID.includes(kind) && { id }),
    ...(state && !['deadline', 'guide'].includes(kind) && { state }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
  };
  const path = `/widget/${kind}?${new URLSearchParams(settings)}`.replace(/\?$/, '');
  const title = `${site.name}: ${widgetTexts.kinds[kind]}`;
  const address = `${site.publicUrl}${path}`.replaceAll('&', '&amp;');
  const data = Object.entries({ kind, ...settings, title })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
  return {
    path,
    iframe: `<iframe\n  src="${address}"\n  title="${title}"\n  width="384" height="480" loading="lazy"\n  sandbox="${SANDBOX}">\n</iframe>`,
    script: `<script src="${site.publicUrl}/widget/loader.js"${data} async></script>`,
  };
}
