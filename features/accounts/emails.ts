// The account mails: simple HTML that works in every mail client, and the same words as plain text.
// Values are escaped.
import type { SiteSettings } from '#features/deps.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { escapeHtml } from '#lib/escape-html.ts';

type MailContent = {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  after?: string[];
};
type ComposedMail = Omit<MailMessage, 'to'>;

export function createVerificationMail(site: SiteSettings, link: string): ComposedMail {
  return compose(site, {
    subject: `Verify your email address for ${site.name}`,
    paragraphs: [
      `Someone, probably you, asked to open an account at ${site.name} with this address.`,
    ],
    action: { label: 'Verify my email address', url: link },
    after: [
      'The link is good for 24 hours and asks for the password that you chose.',
      'If it was not you, do nothing: without the link nobody can use the account.',
    ],
  });
}

export function createAlreadyRegisteredMail(site: SiteSettings): ComposedMail {
  return compose(site, {
    subject: `You already have an account at ${site.name}`,
    paragraphs: [
      `Someone, probably you, tried to open an account at ${site.name} with this address. You already have one, and nothing about it was changed.`,
    ],
    action: { label: 'Sign in', url: `${site.publicUrl}/auth/login` },
    after: [
      `If you forgot your password, set a new one: ${site.publicUrl}/auth/forgot-password`,
      'If it was not you, you need not do anything.',
    ],
  });
}

export function createResetMail(site: SiteSettings, link: string): ComposedMail {
  return compose(site, {
    subject: `Set a new password for ${site.name}`,
    paragraphs: [
      `Someone, probably you, asked to set a new password for your account at ${site.name}.`,
    ],
    action: { label: 'Set a new password', url: link },
    after: [
      'The link works once and is good for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  });
}

export function createPasswordChangedMail(site: SiteSettings): ComposedMail {
  return compose(site, {
    subject: `Your ${site.name} password was changed`,
    paragraphs: [
      `The password of your account at ${site.name} was just changed, and other devices were signed out.`,
    ],
    after: [`If it was not you, set a new one at once: ${site.publicUrl}/auth/forgot-password`],
  });
}

export function createAccountDeletedMail(site: SiteSettings): ComposedMail {
  return compose(site, {
    subject: `Your ${site.name} account is deleted`,
    paragraphs: [
      `Your account at ${site.name} and everything tied to it were deleted, as you asked. This is the last email about it.`,
    ],
  });
}

function compose(
  site: SiteSettings,
  { subject, paragraphs, action, after = [] }: MailContent,
): ComposedMail {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `${site.name}\n${site.publicUrl}`,
  ];
  const html = [
    ...paragraphs.map(renderParagraph),
    ...(action
      ? [
          `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
          renderFallbackLink(action.url),
        ]
      : []),
    ...after.map(renderParagraph),
    `<hr style="border:0;border-top:1px solid #bdb6a4;margin:24px 0 12px"><p style="color:#5a5347">${escapeHtml(site.name)} · <a href="${escapeHtml(site.publicUrl)}" style="color:#1f5c42">${escapeHtml(site.publicUrl)}</a></p>`,
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
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

const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f5c42;color:#ffffff;font-weight:600;text-decoration:none;border-radius:3px';

const renderParagraph = (text: string) =>
  `<p>${escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#1f5c42">${url}</a>`)}</p>`;
const renderFallbackLink = (url: string) =>
  `<p style="font-size:15px;color:#5a5347">If the button does not work, open this address:<br><a href="${escapeHtml(url)}" style="color:#1f5c42;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`;
