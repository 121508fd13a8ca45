// All mail is sent through this type: by SMTP if a server is configured, otherwise to files in the
// data folder.
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Message-ID header, so that the mail can be found in a mail server's log. */
  messageId?: string;
  /**
   * Called once, after all of the mail except its final line was sent: nothing is delivered before
   * it resolves, and nothing at all if it rejects. A delivery recorded here is therefore correct
   * even after a crash.
   */
  beforeHandover?: () => Promise<void>;
};

export type Mail = { send: (message: MailMessage) => Promise<void> };

/** The server rejected this mail (code 400 or above); `permanent` if a retry will not help. */
export class MailRefused extends Error {
  readonly permanent: boolean;
  /** The rejection concerns the recipient's address, not the sender or the content. */
  readonly aboutRecipient: boolean;
  constructor(cause: Error & { responseCode?: number; command?: string }) {
    super('the mail server refused a mail', { cause });
    this.permanent = (cause.responseCode ?? 0) >= 500;
    this.aboutRecipient = cause.command?.startsWith('RCPT') === true;
  }
}
