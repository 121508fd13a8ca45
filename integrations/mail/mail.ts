// Mail leaves through this one type: an SMTP server when one is configured, otherwise files in the data folder.
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

export type Mail = { send: (message: MailMessage) => Promise<void> };
