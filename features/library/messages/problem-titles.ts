// What a refusal is called where programs read it (RFC 9457, `title`), and what to do about it.
export const problemTitles = {
  invalid: 'Not what is expected',
  unauthenticated: 'Not signed in, or an unknown key',
  needs_plan: 'Not in this plan',
  forbidden: 'Not from here',
  not_found: 'Not found',
  bad_method: 'Not by this method',
  timeout: 'Too slow',
  conflict: 'Changed meanwhile',
  too_large: 'Too large',
  rate_limited: 'Too many',
  unavailable: 'Busy',
} as const;

export const problemAdvice: Record<keyof typeof problemTitles, string> = {
  invalid: 'Read `detail`: it says what is expected.',
  unauthenticated: 'Sign in, or look at the key: it goes only in `Authorization`.',
  needs_plan: 'The account’s plan does not cover it.',
  forbidden: 'From a page of another site, where cookies are read.',
  not_found: 'Look the id up.',
  bad_method: 'Use the method that is shown at the address.',
  timeout: 'Send the body faster.',
  conflict: 'Read again, then send again.',
  too_large: 'Send less.',
  rate_limited: 'Wait for `Retry-After` seconds.',
  unavailable: 'Wait for `Retry-After` seconds, then ask again.',
};
