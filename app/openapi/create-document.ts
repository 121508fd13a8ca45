// The OpenAPI document, made from the addresses and the shapes of their answers. Shapes with an id
// are components; an answer may always gain fields.
import type { z } from 'zod';
import { z as zod } from 'zod';
import { PROBLEM_TYPE, ProblemShape } from '#features/library/schema/problem-schema.ts';
import * as apiPages from '#features/programs/messages/api-pages.ts';
import { type JsonSchema, toJsonSchema } from '#lib/json-schema.ts';
import type { Address, Parameter } from './address.ts';

type Components = Record<string, JsonSchema>;
export type OpenApi = {
  openapi: string;
  info: object;
  servers: { url: string }[];
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Components; securitySchemes: object };
};

const REFUSALS: Record<number, string> = {
  401: 'Not signed in, or an unknown key',
  402: 'Not in this plan',
  403: 'From a page of another site',
  404: 'Not found',
  413: 'Too large',
  422: 'Not what is expected',
  429: 'Too many; Retry-After says when to come back',
  503: 'Busy; Retry-After says when to come back',
};

export function createDocument(
  addresses: readonly Address[],
  site: { name: string; publicUrl: string },
): OpenApi {
  const schemas: Components = {};
  const toSchema = (shape: z.ZodType, io: 'input' | 'output') => addSchema(schemas, shape, io);
  const problem = toSchema(ProblemShape, 'output');
  const paths: OpenApi['paths'] = {};
  for (const address of addresses) {
    const { method, path } = address;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = toOperation(address, toSchema, problem);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: apiPages.documentTitle(site.name),
      version: '1',
      description: apiPages.documentDescription,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: site.publicUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'plk_…, for larger limits.' },
        account: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}

type ToSchema = (shape: z.ZodType, io: 'input' | 'output') => JsonSchema;

function toOperation(address: Address, toSchema: ToSchema, problem: JsonSchema): JsonSchema {
  const { operationId, title, description, parameters = [], body, refusals } = address;
  const statuses = [...refusals, 429, 503];
  return {
    operationId,
    summary: title,
    description,
    tags: [address.group],
    security: address.needsAccount ? [{ account: [] }] : [{}, { key: [] }],
    ...(parameters.length > 0 && { parameters: parameters.map(toParameter) }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: toSchema(body, 'input'), example: address.example.body },
        },
      },
    }),
    responses: {
      ...toAnswer(address, toSchema),
      ...Object.fromEntries(
        statuses.map((status) => [
          String(status),
          { description: REFUSALS[status], content: { [PROBLEM_TYPE]: { schema: problem } } },
        ]),
      ),
    },
  };
}

const toParameter = ({ name, in: location, description, required, example }: Parameter) => ({
  name,
  in: location,
  description,
  required,
  schema: { type: 'string' },
  ...(example.includes('{') ? {} : { example }),
});

/** OpenAPI 3.1 has no word for events: `x-event` names the shape of one. */
function toAnswer({ answer, events }: Address, toSchema: ToSchema): JsonSchema {
  if (!answer) return { 204: { description: 'Done' } };
  const schema = toSchema(answer, 'output');
  return {
    200: events
      ? {
          description: 'A stream of events',
          content: {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: 'One JSON object a line of data.',
                'x-event': schema,
              },
            },
          },
        }
      : { description: 'The answer', content: { 'application/json': { schema } } },
  };
}

/** A shape with an id becomes a component. */
function addSchema(schemas: Components, shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs = {}, properties } = toJsonSchema(zod.object({ it: shape }), io) as {
    $defs?: Components;
    properties: { it: JsonSchema };
  };
  for (const [name, schema] of Object.entries($defs)) {
    const { id: _, $schema: __, ...rest } = schema;
    schemas[name] = toComponents(rest);
  }
  return toComponents(properties.it);
}

const toComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
