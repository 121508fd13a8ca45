/**
 * Kinds of papers that people get. The paper model has the same order, and then none
 * (training/tasks/papers.py).
 */
export const PAPER_KINDS = [
  'eviction-notice-nonpayment',
  'eviction-notice-other',
  'eviction-summons',
  'debt-collection-letter',
  'debt-lawsuit-summons',
  'wage-garnishment',
  'default-judgment',
  'foreclosure-notice',
  'subpoena',
  'jury-summons',
  'traffic-ticket',
  'irs-notice',
  'social-security-decision',
  'snap-or-medicaid-decision',
  'unemployment-decision',
  'immigration-notice-to-appear',
  'immigration-request-for-evidence',
  'protective-order',
  'divorce-petition',
  'child-support-order',
  'probate-notice',
  'insurance-denial',
  'eeoc-right-to-sue',
  'demand-or-cease-and-desist-letter',
] as const;
