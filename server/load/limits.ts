// Every limit of the product with its default. Each can be changed by LIMIT_<NAME>=COUNT/SECONDS.
export const LIMITS = {
  /** Pages that are rendered for this request, per network address. Cached pages do not count. */
  pages: { count: 600, seconds: 60 },
  /** Any form or API call that writes, per network address. */
  writes: { count: 60, seconds: 60 },
  /** Newsletter sign-ups, per network address and per email address. */
  newsletter: { count: 5, seconds: 3600 },
  /** "Report a mistake", per network address. */
  reports: { count: 20, seconds: 3600 },
  /**
   * Wrong passwords, and sign-ins with Google, per network address; wrong passwords per account and
   * network, and per account from everywhere.
   */
  'sign-in': { count: 30, seconds: 900 },
  'sign-in-account': { count: 10, seconds: 900 },
  'sign-in-everywhere': { count: 100, seconds: 900 },
  /**
   * Wrong passwords on a device that has signed in before, per device. It is exempt from the three
   * limits above.
   */
  'sign-in-device': { count: 10, seconds: 900 },
  /** Passwords typed on the account page, per session, or with a link from a mail, per account. */
  'password-confirmation': { count: 10, seconds: 900 },
  /** Recovery codes typed, per session; wrong codes of an app are counted with the account. */
  'recovery-code': { count: 10, seconds: 900 },
  /** New accounts, per network address. */
  'sign-up': { count: 10, seconds: 3600 },
  /**
   * Emails about an account that a form asks for: per network address; per email and network
   * address; per email address from everywhere.
   */
  'account-mail-network': { count: 20, seconds: 3600 },
  'account-mail': { count: 5, seconds: 3600 },
  'account-mail-everywhere': { count: 20, seconds: 3600 },
  /**
   * The same on a device that has signed in before, per email address. It is exempt from the limits
   * above.
   */
  'account-mail-device': { count: 5, seconds: 3600 },
  /** Verification emails that are sent when somebody signs in unverified, per email address. */
  'automatic-resend': { count: 1, seconds: 600 },
  /** Questions to the assistant, per account, and per network address. */
  assistant: { count: 30, seconds: 600 },
  'assistant-network': { count: 60, seconds: 600 },
  /**
   * Refused questions and texts that the danger model reads, per network address; past it, the
   * rules alone look for danger.
   */
  'refused-danger': { count: 60, seconds: 600 },
  /** Thumbs for answers, per network address. */
  'assistant-feedback': { count: 60, seconds: 3600 },
  /** Definitions asked of the AI provider, per network address. */
  'ai-definitions': { count: 10, seconds: 3600 },
  /** Analyses of news items by the AI provider, per network address. */
  'news-analyses': { count: 20, seconds: 3600 },
  /**
   * Analyses with both-sides memos, and motions, per network address; and all of them together per
   * account.
   */
  analyses: { count: 40, seconds: 600 },
  motions: { count: 40, seconds: 600 },
  'research-writing': { count: 20, seconds: 600 },
  /** Texts checked for citations, per network address. */
  'citation-checks': { count: 60, seconds: 600 },
  /**
   * Seconds of processor time for reading texts and files for citations, per network address; a
   * check takes at least one.
   */
  'citation-seconds': { count: 120, seconds: 600 },
  /**
   * Seconds of the model of meaning, per network address; past it, words and rules alone decide.
   */
  'inference-seconds': { count: 120, seconds: 600 },
  /** Texts whose topics a program asks for, per network address. */
  'issue-spots': { count: 120, seconds: 600 },
  /**
   * Calls of tools at /mcp, per network address or key, and for each network that many people share
   * (SHARED_NETWORKS).
   */
  mcp: { count: 120, seconds: 600 },
  'mcp-shared': { count: 6000, seconds: 600 },
  /** Papers read, on the page and by the API, per network address. */
  papers: { count: 60, seconds: 600 },
  /** Documents put together or written as files, per network address. */
  documents: { count: 100, seconds: 600 },
  /** Tables turned into many documents, per network address. */
  'document-batches': { count: 10, seconds: 600 },
  /** Requests to CourtListener by this installation, in three windows, and citations looked up. */
  'courtlistener-minute': { count: 5, seconds: 60 },
  'courtlistener-hour': { count: 50, seconds: 3600 },
  'courtlistener-day': { count: 125, seconds: 86_400 },
  'courtlistener-citations': { count: 60, seconds: 60 },
  /** Support requests, per network address and per email address. */
  support: { count: 10, seconds: 3600 },
} as const;
export type LimitName = keyof typeof LIMITS;
