// The document of a widget. Who answers, that it is information only, and danger stand in every one
// of them: no setting takes them away.
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import { formatTelHref } from '#lib/phone.ts';
import type { Urgent } from '../mcp/tool-list.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type WidgetView = {
  site: { name: string; publicUrl: string };
  title: string;
  theme: Theme;
  /** The page of the site that says more. */
  path: string;
  urgent: Urgent;
  /** When what is shown was read, as an ISO timestamp: after seven days a card shows a link. */
  readAt?: string;
  children: React.ReactNode;
};

export function WidgetPage({ site, title, theme, path, urgent, readAt, children }: WidgetView) {
  const open = { href: `${site.publicUrl}${path}`, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site.name}`}</title>
        <link rel="stylesheet" href="/widget/widget.css" />
        <script src="/widget/frame.js" defer />
      </head>
      <body data-read={readAt}>
        <p className="small">
          <a {...open}>{widgetTexts.tooSmall(site.name)}</a>
        </p>
        <div className="widget">
          <header>
            <b>{site.name}</b>
            <h1>{title}</h1>
          </header>
          <main>
            {urgent.length > 0 && <UrgentPart urgent={urgent} />}
            {children}
          </main>
          <p className="outdated" hidden>
            {widgetTexts.outdated} <a {...open}>{title}</a>
          </p>
          <footer>
            {widgetTexts.informationOnly} <a {...open}>{widgetTexts.openHere(site.name)}</a>
          </footer>
        </div>
      </body>
    </html>
  );
}

const UrgentPart = ({ urgent }: { urgent: Urgent }) => (
  <section className="urgent" role="alert">
    <h2>{widgetTexts.urgentTitle}</h2>
    {urgent.map(({ line, call, url, lang }) => (
      <p key={line + call} lang={lang === 'es' ? 'es' : undefined}>
        {line} {call && <a href={formatTelHref(call.replace(/^.*: /, ''))}>{call}</a>}{' '}
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
          </a>
        )}
      </p>
    ))}
  </section>
);
