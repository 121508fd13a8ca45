// The account mails: simple HTML that works in every mail client, and the same words as plain text.
// Values are escaped.
import type { SiteSettings } from '#features/deps.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import * as accountMails from './messages/account-mails.ts';

type MailTexts = { subject: string; paragraphs: string[]; action?: string; after?: string[] };
type ComposedMail = Omit<MailMessage, 'to'>;

export const createVerificationMail = (site: SiteSettings, link: string): ComposedMail =>
  compose(site, accountMails.verification(site), link);

export const createAlreadyRegisteredMail = (site: SiteSettings): ComposedMail =>
  compose(site, accountMails.alreadyRegistered(site), `${site.publicUrl}/auth/login`);

export const createResetMail = (site: SiteSettings, link: string): ComposedMail =>
  compose(site, accountMails.reset(site), link);

export const createEventMail = (
  site: SiteSettings,
  { what, device }: { what: string; device: string | null },
  link: string,
): ComposedMail => compose(site, accountMails.event(site, what, device), link);

export const createAddressMail = (
  site: SiteSettings,
  role: 'old' | 'new',
  link: string,
): ComposedMail =>
  compose(
    site,
    role === 'old' ? accountMails.oldAddress(site) : accountMails.newAddress(site),
    link,
  );

/** `link`: to object; null where this address confirmed the change itself. */
export const createAddressChangedMail = (site: SiteSettings, link: string | null): ComposedMail =>
  link === null
    ? compose(site, accountMails.addressConfirmed(site))
    : compose(site, accountMails.addressChanged(site), link);

export const createRecoveryMail = (
  site: SiteSettings,
  { opensOn, isOpen }: { opensOn: string; isOpen: boolean },
  links: { open: string; stop: string },
): ComposedMail =>
  compose(
    site,
    isOpen
      ? accountMails.recoveryOpen(site, links.stop)
      : accountMails.recoveryWaits(site, opensOn, links.open),
    isOpen ? links.open : links.stop,
  );

export const createAccountDeletedMail = (site: SiteSettings): ComposedMail =>
  compose(site, accountMails.deleted(site));

/** `link`: where the button leads that `action` names. */
function compose(
  site: SiteSettings,
  { subject, paragraphs, action, after = [] }: MailTexts,
  link = '',
): ComposedMail {
  const text = [
    ...paragraphs,
    ...(action ? [`${action}:\n${link}`] : []),
    ...after,
    `${site.name}\n${site.publicUrl}`,
  ];
  const html = [
    ...paragraphs.map(renderParagraph),
    ...(action
      ? [
          `<p><a class="button" href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`,
          renderFallbackLink(link),
        ]
      : []),
    ...after.map(renderParagraph),
    `<hr style="border:0;border-top:1px solid #bdb6a4;margin:24px 0 12px"><p class="note" style="color:#5a5347">${escapeHtml(site.name)} · <a href="${escapeHtml(site.publicUrl)}" style="color:#1f5c42">${escapeHtml(site.publicUrl)}</a></p>`,
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${DARK}</style></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1814;font:17px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font:600 24px/1.3 Georgia,serif">${escapeHtml(subject)}</h1>
${html.join('\n')}
</main>
</body>
</html>
`,
  };
}

/** For mail programs that know the theme; the others keep the inline colors. */
const DARK =
  '@media (prefers-color-scheme: dark) { body { background: #1b1814 !important; color: #efe6d3 !important } a { color: #93cbaa !important } ' +
  '.note { color: #aa9f89 !important } .button { background: #93cbaa !important; color: #1b1814 !important } }';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f5c42;color:#ffffff;font-weight:600;text-decoration:none;border-radius:3px';

const renderParagraph = (text: string) =>
  `<p>${escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="font-size:15px;color:#1f5c42;overflow-wrap:anywhere">${url}</a>`)}</p>`;
const renderFallbackLink = (url: string) =>
  `<p class="note" style="font-size:15px;color:#5a5347">${escapeHtml(accountMails.fallback)}<br><a href="${escapeHtml(url)}" style="color:#1f5c42;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`;
