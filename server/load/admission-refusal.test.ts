// Danger comes first where a program is refused before anything is read.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createAdmissionRefusals } from './admission-refusal.ts';

describe('an overload, and a network with too much open', () => {
  const render = () => Promise.reject(new Error('no page is needed'));
  const refusals = createAdmissionRefusals({ deps: createTestDeps(), render, secure: false });
  test.each(
    (['refuseOverloaded', 'refuseNetwork'] as const).flatMap((refusal) =>
      ['/mcp', '/api/tools/search', '/widget/ask', '/widget/rule'].map(
        (path) => [refusal, path] as const,
      ),
    ),
  )('%s at %s', async (refusal, path) => {
    const sent = { status: 0, body: '' };
    const response = {
      writeHead: (status: number) => {
        sent.status = status;
        return response;
      },
      end: (body: string) => {
        sent.body = body;
      },
    };
    await refusals[refusal](
      { headers: {} } as IncomingMessage,
      response as unknown as ServerResponse,
      { path, requestId: 'a' },
    );
    expect([429, 503]).toContain(sent.status);
    expect(sent.body.slice(0, sent.body.indexOf('988'))).toContain('911');
    if (path.startsWith('/widget/')) expect(sent.body).toMatch(/<main><section class="urgent"/);
    else expect(Object.keys(JSON.parse(sent.body))[0]).toBe('urgent');
  });
});
