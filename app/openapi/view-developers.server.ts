// What /developers shows, from the same addresses and shapes that make the document.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import { problemAdvice, problemTitles } from '#features/library/messages/problem-titles.ts';
import * as apiPages from '#features/programs/messages/api-pages.ts';
import { formatLongDate } from '#lib/dates.ts';
import { type JsonSchema, toJsonSchema } from '#lib/json-schema.ts';
import type { FailureKind } from '#lib/result.ts';
import { TOOLS } from '../mcp/tool-list.ts';
import type { Address } from './address.ts';
import exampleRuns from './example-runs.json' with { type: 'json' };
import { ALL_ADDRESSES } from './get-document.ts';
import { LANGUAGES, writeExample } from './write-example.ts';

type Site = LibraryDeps['site'];
type Run = { status: number; ran: string[]; answer: string };
const RUNS = exampleRuns as { ranOn: string | null; runs: Record<string, Run | undefined> };

type SentField = { name: string; form: string; what: string };
export type AddressView = ReturnType<typeof viewAddress>;
export type DevelopersView = ReturnType<typeof viewDevelopers>;

export function viewDevelopers(site: Site) {
  const groups = Object.entries(apiPages.groups).map(([id, title]) => ({
    id,
    title,
    addresses: ALL_ADDRESSES.filter(({ group }) => group === id).map((address) =>
      viewAddress(address, site),
    ),
  }));
  return {
    groups,
    limits: listLimits(site),
    errors: listErrors(),
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
    mcpUrl: `${site.publicUrl}/mcp`,
  };
}

function viewAddress(address: Address, site: Site) {
  const { method, path, operationId, title, description, needsAccount, group } = address;
  const run = RUNS.runs[operationId];
  return {
    id: operationId,
    method,
    path,
    title,
    description,
    note: needsAccount
      ? apiPages.withAccount
      : group === 'assistant'
        ? apiPages.ownPages
        : apiPages.noKey,
    fields: listFields(address),
    examples: LANGUAGES.map((language) => ({
      language,
      code: writeExample(address, site.publicUrl, language),
      note: run && !run.ran.includes(language) ? apiPages.notRun : undefined,
    })),
    run: run && {
      status: run.status,
      answer: run.answer,
      day: apiPages.reallyRun(formatLongDate(RUNS.ranOn ?? '')),
    },
  };
}

function listFields({ parameters = [], body }: Address): SentField[] {
  const places = { path: apiPages.inPath, query: apiPages.inQuery, header: apiPages.inHeader };
  const describe = (words: string[], required: boolean) =>
    [...words, ...(required ? [] : [apiPages.mayBeLeftOut])].join(', ');
  const schema: JsonSchema = body ? toJsonSchema(body, 'input') : {};
  const required = (schema.required as string[] | undefined) ?? [];
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {};
  return [
    ...parameters.map((parameter) => ({
      name: parameter.name,
      form: describe([places[parameter.in]], parameter.required),
      what: parameter.description,
    })),
    ...Object.entries(properties).map(([name, property]) => ({
      name,
      form: describe([apiPages.inBody, nameType(property)], required.includes(name)),
      what: String(property.description ?? ''),
    })),
  ];
}

const nameType = ({ type, enum: choices, format, maxLength }: JsonSchema): string =>
  Array.isArray(choices) && choices.length <= 6
    ? choices.map(String).filter(Boolean).join(' | ')
    : [format ?? type ?? 'choice', ...(maxLength ? [`at most ${maxLength} characters`] : [])].join(
        ', ',
      );

function listLimits(site: Site) {
  const names = [...new Set(ALL_ADDRESSES.flatMap(({ limits }) => limits))];
  return names.map((name) => ({
    name,
    count: site.limits?.[name]?.count ?? 0,
    seconds: site.limits?.[name]?.seconds ?? 0,
    addresses: ALL_ADDRESSES.filter(({ limits }) => limits.includes(name)).map(({ path }) => path),
  }));
}

const STATUS: Record<keyof typeof problemTitles, number> = {
  invalid: 422,
  unauthenticated: 401,
  needs_plan: 402,
  forbidden: 403,
  not_found: 404,
  bad_method: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
} satisfies Record<FailureKind, number> & Record<string, number>;

const listErrors = () =>
  (Object.keys(problemTitles) as (keyof typeof problemTitles)[]).map((kind) => ({
    kind,
    status: STATUS[kind],
    title: problemTitles[kind],
    advice: problemAdvice[kind],
  }));
