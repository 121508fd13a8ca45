// Danger comes first through every door for programs: each tool by MCP and by its plain address,
// each widget that takes words, and all of them past the limit of a network. What is refused
// unread: server/load/admission-refusal.test.ts.
import { describe, expect, test } from 'vitest';
import type { AppDeps } from '#app/http/app-deps.ts';
import { provideVisit } from '#app/http/context.ts';
import { serveMcp } from '#app/mcp/serve-mcp.server.ts';
import { TOOLS } from '#app/mcp/tool-list.ts';
import { action as sendToTool } from '#app/routes/programs/tool-api.ts';
import { answerWidget } from '#app/widgets/answer-widget.server.tsx';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { runs } from '#tests/harness/app/long-form.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { listDangers } from '#tests/harness/fakes/danger-messages.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const MESSAGES = runs(40, 8);
const REFUSES: AppDeps['limits'] = {
  take: async () => ({ allowed: false, retryAfterSeconds: 60 }),
};
const deps = createTestDeps({ library, search: { index: getSearchIndex() } });
const refusing = { ...deps, limits: REFUSES };
const dangers = await listDangers(deps, MESSAGES);

test('there are enough messages', () => expect(dangers).toHaveLength(MESSAGES));

const TEXT_FIELDS: Record<string, string> = {
  search: 'query',
  fetch: 'id',
  check_citations: 'text',
  look_up_citation: 'citation',
  read_decision: 'find',
  read_statute: 'citation',
  state_rule: 'rule',
  spot_issue: 'text',
  count_deadline: 'deadline',
};
const toArguments = (name: string, text: string) => {
  const field = TEXT_FIELDS[name];
  // What takes no words gets them where it takes anything, or where it takes nothing.
  return field ? { [field]: text } : name === 'fill_document' ? { details: { a: text } } : { text };
};
const toLines = (lines: UrgentLine[]) =>
  lines.map(({ when, firstStep, hotline }) => ({
    line: `${when} ${firstStep}`,
    ...(hotline && { call: `${hotline.label}: ${hotline.phone}` }),
  }));
const post = (path: string, body: object) =>
  new Request(`http://plainlaw.test${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(body),
  });

async function callByMcp(own: AppDeps, name: string, sent: object) {
  const params = { name, arguments: sent };
  const request = post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const text = await (await serveMcp(request, { deps: own, caller: asCaller() })).text();
  const data = text.split('\n').find((line) => line.startsWith('data: ')) ?? `data: ${text}`;
  return JSON.parse(JSON.parse(data.slice('data: '.length)).result.content[0].text);
}

async function callByAddress(own: AppDeps, name: string, sent: object) {
  const context = provideVisit({
    deps: own,
    caller: asCaller(),
    nonce: '',
    page: {},
    route: 'api/tools/:tool',
    files: new Map(),
  });
  const args = { request: post(`/api/tools/${name}`, sent), context, params: { tool: name } };
  const response = await sendToTool(args as unknown as Parameters<typeof sendToTool>[0]);
  return response.json();
}

describe.each([
  ['tools', deps],
  ['tools past the limit', refusing],
])('%s', (_, own) => {
  test.each([...TOOLS.map(({ name }) => name), 'no_such_tool'])('%s', async (name) => {
    for (const { text, lines } of dangers)
      for (const call of [callByMcp, callByAddress]) {
        const answer = await call(own, name, toArguments(name, text));
        expect(Object.keys(answer)[0], text).toBe('urgent');
        expect(answer.urgent, text).toMatchObject(toLines(lines));
      }
  });
});

const readText = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/<[^>]*>/g, '');

describe.each([
  ['widgets', deps],
  ['widgets past the limit', refusing],
])('%s', (_, own) => {
  test.each(['search', 'ask', 'citations', 'help'])('%s', async (kind) => {
    for (const { text, lines } of dangers) {
      const form = new FormData();
      form.set('text', text);
      const visit = { deps: own, caller: asCaller(), params: new URLSearchParams(), form };
      const { html = '' } = (await answerWidget(kind, visit)) ?? {};
      expect(html, text).toMatch(/<main><section class="urgent" role="alert">/);
      for (const { line, call } of toLines(lines)) {
        expect(readText(html)).toContain(line);
        if (call) expect(readText(html)).toContain(call);
      }
    }
  });
});
