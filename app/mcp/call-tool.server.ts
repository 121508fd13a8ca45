// One call of a tool: danger is looked for in what was sent before anything is refused, the call is
// counted, the arguments are read by the tool's shape, and the answer leaves as data that fits its
// shape, a page at a time. Nothing of it is stored or logged.

import type { Caller } from '#features/caller.ts';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import { noticeDanger, noticeDangerIfRefused } from '#features/triage/notice-danger.server.ts';
import { noticeInParts } from '#features/triage/notice-in-parts.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { toPlainData } from '#lib/plain-data.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { cutPage } from './cut-pages.ts';
import { describeFaults } from './describe-faults.ts';
import { RUN_TOOL } from './run-tool.server.ts';
import { type CalledTool, TOOLS, type Tool, type Urgent } from './tool-list.ts';

type Call = { name: string; sent: unknown };

/** Nothing of an unexpected error leaves the server. */
export async function callTool(deps: AppDeps, caller: Caller, call: Call): Promise<CalledTool> {
  try {
    return await readCall(deps, caller, call);
  } catch (error) {
    deps.log.error({ err: error }, 'a call of a tool failed');
    const urgent: Urgent = [{ line: toolTexts.unreachableDanger }];
    return {
      ok: false,
      value: { urgent, error: { kind: 'unavailable', message: toolTexts.failed } },
    };
  }
}

async function readCall(deps: AppDeps, caller: Caller, call: Call): Promise<CalledTool> {
  const words = listTexts(call.sent)
    .filter((text) => !isOwnName(deps, text))
    .join('\n');
  const decision = await takeCall(deps, caller);
  const urgent = await findUrgent(deps, caller, words, decision.allowed);
  const tool = TOOLS.find(({ name }) => name === call.name);
  const answer = decision.allowed
    ? await answerCall(deps, caller, tool, call.sent)
    : fail('rate_limited', toolTexts.tooMany(decision.retryAfterSeconds), {
        retryAfterSeconds: decision.retryAfterSeconds,
      });
  if (!answer.ok) {
    const { kind, message, fields, retryAfterSeconds } = answer.failure;
    const error = {
      kind,
      message,
      ...(fields && { fields }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
    return { ok: false, value: { urgent, error } };
  }
  const value = { urgent, ...answer.value };
  return finish(deps, tool as Tool, value, readPage(call.sent));
}

/** What many people share has a limit that is large as it is. */
export const takeCall = ({ limits }: Pick<AppDeps, 'limits'>, caller: Caller) =>
  caller.shared
    ? limits.take('mcp-shared', caller.clientAddress, 1, 1)
    : limits.take('mcp', caller.clientAddress);

async function findUrgent(
  deps: AppDeps,
  caller: Caller,
  words: string,
  allowed: boolean,
): Promise<Urgent> {
  if (words.trim() === '') return [];
  const { signal } = caller;
  const lines = await noticeInParts(words, (part) =>
    allowed
      ? noticeDanger(deps, part, signal ? { signal } : {})
      : noticeDangerIfRefused(deps, caller, part),
  );
  const safety = findSafetyLine(deps, words);
  return [
    ...lines.map(toUrgent),
    ...(safety
      ? safety.hotlines.map(({ label, phone, url }) => ({
          line: safety.text,
          call: `${label}: ${phone}`,
          url,
          lang: safety.lang,
        }))
      : []),
  ];
}

const toUrgent = ({ when, firstStep, hotline, lang }: UrgentLine): Urgent[number] => ({
  line: `${when} ${firstStep}`,
  ...(hotline && { call: `${hotline.label}: ${hotline.phone}`, url: hotline.url }),
  ...(lang && { lang }),
});

async function answerCall(
  deps: AppDeps,
  caller: Caller,
  tool: Tool | undefined,
  sent: unknown,
): Promise<Result<object>> {
  const run = tool && RUN_TOOL[tool.name];
  if (!tool || !run) return fail('not_found', toolTexts.noSuchTool);
  const parsed = tool.input.safeParse(sent ?? {});
  if (!parsed.success) {
    return fail('invalid', describeFaults(tool, sent, parsed.error));
  }
  try {
    const answer = await run(deps, caller, parsed.data);
    return answer.ok ? ok(toPlainValue(answer.value) as object) : answer;
  } catch (error) {
    // What is urgent was found, and is not lost with the answer.
    deps.log.error({ err: error, tool: tool.name }, 'a tool failed');
    return fail('unavailable', toolTexts.failed);
  }
}

function finish(
  deps: AppDeps,
  tool: Tool,
  value: Record<string, unknown>,
  number: number,
): CalledTool {
  const { urgent } = value;
  const page = tool.paged ? cutPage(value, tool.paged, number) : value;
  if (!page)
    return {
      ok: false,
      value: { urgent, error: { kind: 'not_found', message: toolTexts.noSuchPage } },
    };
  if (tool.answer.safeParse(page).success) return { ok: true, value: page };
  deps.log.error({ tool: tool.name }, 'the answer of a tool has another shape');
  return {
    ok: false,
    value: { urgent, error: { kind: 'unavailable', message: toolTexts.failed } },
  };
}

const readPage = (sent: unknown): number =>
  typeof sent === 'object' && sent !== null && 'page' in sent && typeof sent.page === 'number'
    ? sent.page
    : 1;

/** An id is no message of a person, and reading it by its meaning would cost more than the call. */
const isId = (name: string, value: unknown) =>
  name === 'id' && typeof value === 'string' && /^[\w/#.:-]+$/.test(value);

const toBareName = (text: string) =>
  tokenizeWords(text)
    .map(({ stem }) => stem)
    .join(' ');

/** What a client repeats from an answer of ours is nobody's message: no word more or less. */
function isOwnName({ library: { rules, documents, deadlines } }: AppDeps, text: string): boolean {
  const name = toBareName(text);
  const isNamed = ({ id, ...item }: { id: string; title?: string; name?: string }) =>
    [id, item.title, item.name].some((own) => own !== undefined && toBareName(own) === name);
  return rules.some(isNamed) || documents.some(isNamed) || deadlines.some(isNamed);
}

/** Every text in what was sent that is more than a code. */
function listTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return /^(?:[A-Z]{2}|[\d-]{1,12})$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    isId(name, each) ? [] : listTexts(each, depth + 1),
  );
}

function toPlainValue(value: unknown): unknown {
  if (typeof value === 'string') return toPlainData(value);
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, toPlainValue(each)]),
  );
}
