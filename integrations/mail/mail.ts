// Mail leaves through this one type: an SMTP server when one is configured, otherwise files in the data folder.
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** The mail's own name, for those who must be able to find it in a mail server's log. */
  messageId?: string;
  /**
   * Called once, when all of the mail but its last line is with the server: nothing is delivered before this has resolved,
   * and nothing at all when it rejects. What is written down here is true after a crash.
   */
  beforeHandover?: () => Promise<void>;
};

export type Mail = { send: (message: MailMessage) => Promise<void> };

/** The server said no to this one mail (a code of 400 or more); `permanent` when asking again will not help. */
export class MailRefused extends Error {
  readonly permanent: boolean;
  /** This reader's address, not us or our mail. */
  readonly aboutRecipient: boolean;
  constructor(cause: Error & { responseCode?: number; command?: string }) {
    super('the mail server refused a mail', { cause });
    this.permanent = (cause.responseCode ?? 0) >= 500;
    this.aboutRecipient = cause.command?.startsWith('RCPT') === true;
  }
}
