// A letter to everyone who confirmed and wants its list. How it is sent, and why nobody gets two: send-mailing.server.ts.
import { eq } from 'drizzle-orm';
import { newsletterSubscriptions as readers } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import type { Result } from '#lib/result.ts';
import { type Letter, letterHtml, letterText } from './newsletter-email.ts';
import { countMailing, type Mailing, type SendDeps, type SendProgress, type SendReport, sendMailing } from './send-mailing.server.ts';

export function sendLetter(deps: SendDeps, letter: Letter, onProgress?: SendProgress): Promise<Result<SendReport>> {
  return sendMailing(deps, mailingOf(letter), { onProgress });
}

/** Everyone the letter is for: those who have it, and those who do not yet. */
export function countAudience(deps: Pick<Deps, 'db'>, letter: Letter): Promise<{ audience: number; before: number }> {
  return countMailing(deps, mailingOf(letter));
}

function mailingOf(letter: Letter): Mailing {
  const { id, hash, list, subject } = letter;
  return {
    id,
    hash,
    list,
    audience: eq(list === 'newsletters' ? readers.newsletters : readers.legalUpdates, true),
    write: async (_reader, foot) => ({ subject, text: letterText(letter, foot), html: letterHtml(letter, foot) }),
  };
}
