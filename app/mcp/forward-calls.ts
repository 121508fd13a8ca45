// Calls of tools that a running server answers, for the program that speaks MCP by its standard
// input: it holds no library and no database of its own.
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import type { CalledTool, CallTool } from './tool-list.ts';

/** Longer than the server takes for an answer. */
const MAX_WAIT_MS = 40_000;

type Options = { url: string; key?: string | undefined; ask?: typeof fetch };

export function createForwarder({ url, key, ask = fetch }: Options): CallTool {
  return async (name, sent) => {
    try {
      const response = await ask(new URL('/mcp', url), {
        method: 'POST',
        signal: AbortSignal.timeout(MAX_WAIT_MS),
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'MCP-Protocol-Version': '2025-11-25',
          ...(key && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: sent },
        }),
      });
      const text = await response.text();
      return response.ok ? readAnswer(text) : readRefusal(text, response.status);
    } catch {
      return refuse(toolTexts.unreachable);
    }
  };
}

/** An answer is JSON, or the data of the last event of a stream. */
function readAnswer(text: string): CalledTool {
  const events = text.split('\n').filter((line) => line.startsWith('data: '));
  const message = JSON.parse(events.at(-1)?.slice('data: '.length) ?? text);
  const { content, structuredContent, isError } = message.result ?? {};
  if (isError !== true && structuredContent) return { ok: true, value: structuredContent };
  return content?.[0]
    ? { ok: false, value: JSON.parse(content[0].text) }
    : refuse(toolTexts.failed);
}

/** What the server refused before it read the message; danger first, as it says. */
function readRefusal(text: string, status: number): CalledTool {
  const problem = JSON.parse(text) as { kind?: string; detail?: string };
  return refuse(problem.detail ?? toolTexts.failed, problem.kind ?? `http_${status}`);
}

const refuse = (message: string, kind = 'unavailable'): CalledTool => ({
  ok: false,
  value: { urgent: [{ line: toolTexts.unreachableDanger }], error: { kind, message } },
});
