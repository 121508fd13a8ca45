// The tools of /mcp as plain addresses: the same arguments and answers, without the protocol.
import type { Tool } from '../mcp/tool-list.ts';
import type { Address } from './address.ts';

const EXAMPLES: Record<string, object> = {
  search: { query: 'landlord kept my deposit', state: 'OH' },
  fetch: { id: '/rules/security-deposit-return' },
  check_citations: { text: 'Miranda v. Arizona, 384 U.S. 436 (1966); 999 U.S. 1 (2001).' },
  look_up_citation: { citation: '384 U.S. 436' },
  read_decision: { id: 'miranda-v-arizona-1966' },
  read_statute: { citation: '42 U.S.C. § 1983' },
  state_rule: { rule: 'landlord-entry-notice', state: 'OH' },
  spot_issue: { text: 'My boss has not paid me for three weeks' },
  count_deadline: { deadline: 'answer-complaint', date: '2026-11-16' },
  find_help: { zip: '43215', topic: 'landlord-tenant' },
  list_documents: { id: 'demand_letter' },
  fill_document: {
    id: 'demand_letter',
    parties: [{ name: 'Ann Lee' }],
    details: {},
    effective_date: '2027-03-01',
  },
};

export const toToolAddress = ({ name, title, description, input, answer }: Tool): Address => ({
  method: 'POST',
  path: `/api/tools/${name}`,
  operationId: name,
  group: 'tools',
  title,
  description,
  body: input,
  answer,
  limits: ['writes', 'mcp'],
  maxBody: '64 kB',
  refusals: [404, 422],
  example: { path: `/api/tools/${name}`, body: EXAMPLES[name] ?? {} },
  // Its form refuses a letter without its details, as the page does.
  ...(name === 'fill_document' && { exampleStatus: 422 }),
});
