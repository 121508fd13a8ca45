// The routes of tools and widgets that accept a body, with valid example bodies.

const FACTS =
  'My landlord in Ohio kept my deposit of $900 after I moved out on March 3 and gave no list of damages.';

export const PROGRAM_TARGETS = [
  {
    route: 'api/tools/:tool',
    paths: ['api/tools/search', 'api/tools/fill_document', 'api/tools/count_deadline'],
    expectedStatus: 200,
    maxLength: 20_000,
    json: [{ query: FACTS }],
  },
  {
    route: 'mcp',
    expectedStatus: 200,
    maxLength: 20_000,
    headers: () => ({ Accept: 'application/json, text/event-stream' }),
    json: [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'spot_issue', arguments: { text: FACTS } },
      },
    ],
  },
  {
    route: 'widget/:kind',
    paths: ['widget/search', 'widget/ask', 'widget/citations'],
    expectedStatus: 200,
    maxLength: 20_000,
    forms: [{ text: FACTS, state: 'OH' }],
  },
];
