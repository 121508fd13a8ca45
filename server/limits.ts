// Every limit of the product with its default. Each can be changed by LIMIT_<NAME>=COUNT/SECONDS.
export const LIMITS = {
  /** Pages that are rendered for this one request, per network address. Pages from memory do not count. */
  pages: { count: 600, seconds: 60 },
  /** Any form or API call that writes, per network address. */
  writes: { count: 60, seconds: 60 },
  /** Newsletter sign-ups, per network address and per email address. */
  newsletter: { count: 5, seconds: 3600 },
  /** "Report a mistake", per network address. */
  reports: { count: 20, seconds: 3600 },
  /** Support requests, per network address and per email address. */
  support: { count: 10, seconds: 3600 },
} as const;
export type LimitName = keyof typeof LIMITS;
