// Sends a newsletter to all confirmed readers of its mailing list. See send-mailing.server.ts for
// why nobody gets two.
import { eq } from 'drizzle-orm';
import { newsletterSubscriptions as readers } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import type { Result } from '#lib/result.ts';
import {
  formatNewsletterHtml,
  formatNewsletterText,
  type NewsletterIssue,
} from './newsletter-email.ts';
import {
  countMailing,
  type Mailing,
  type SendDeps,
  type SendProgress,
  type SendReport,
  sendMailing,
} from './send-mailing.server.ts';

export function sendNewsletter(
  deps: SendDeps,
  issue: NewsletterIssue,
  onProgress?: SendProgress,
): Promise<Result<SendReport>> {
  return sendMailing(deps, createMailing(issue), { onProgress });
}

/** `audience`: all readers of the newsletter; `before`: those who already have it. */
export function countAudience(
  deps: Pick<Deps, 'db'>,
  issue: NewsletterIssue,
): Promise<{ audience: number; before: number }> {
  return countMailing(deps, createMailing(issue));
}

function createMailing(issue: NewsletterIssue): Mailing {
  const { id, hash, list, subject } = issue;
  return {
    id,
    hash,
    list,
    audience: eq(list === 'newsletters' ? readers.newsletters : readers.legalUpdates, true),
    write: async (_reader, foot) => ({
      subject,
      text: formatNewsletterText(issue, foot),
      html: formatNewsletterHtml(issue, foot),
    }),
  };
}
