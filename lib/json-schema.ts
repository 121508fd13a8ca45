// JSON Schema of a zod shape, as short as it can be: without bounds that no number passes, without
// the long patterns of dates, and open to fields that come later.
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

type Options = { reused?: 'ref' | 'inline' };

export function toJsonSchema(
  shape: z.ZodType,
  io: 'input' | 'output',
  { reused = 'inline' }: Options = {},
): JsonSchema {
  const schema = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    reused,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => shorten(jsonSchema as JsonSchema, io),
  }) as JsonSchema;
  delete schema.$schema;
  return schema;
}

function shorten(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format === 'date' || schema.format === 'uuid') delete schema.pattern;
  // What is given may gain fields; what is taken says which it knows.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}
