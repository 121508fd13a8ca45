// What is wrong with the arguments of a call, in words of ours: which are missing or of another
// form, and what each takes. Nothing that was sent is repeated, not even the name of an argument.
import type { z } from 'zod';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import type { Tool } from './tool-list.ts';

/** A longer list is described instead. */
const MAX_LISTED = 60;

export function describeFaults(
  { input }: Pick<Tool, 'input'>,
  sent: unknown,
  error: z.ZodError,
): string {
  const { shape } = input;
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  const fields = Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => names.has(name))
      .map(([name, each]) => [
        name,
        toolTexts.wrongArgument(!isSent(sent, name), describeShape(each as z.ZodType)),
      ]),
  );
  return toolTexts.wrongArguments(fields, Object.keys(shape));
}

const isSent = (sent: unknown, name: string) =>
  typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name);

function describeShape(shape: z.ZodType): string {
  const values = listValues(shape);
  const choices =
    values.length > 0 && values.length <= MAX_LISTED
      ? toolTexts.allowedValues(values.join(', '))
      : '';
  return [shape.description, choices].filter(Boolean).join(' ');
}

function listValues(shape: z.ZodType): string[] {
  const { innerType, entries } = shape.def as { innerType?: z.ZodType; entries?: object };
  if (innerType) return listValues(innerType);
  return entries ? Object.values(entries).map(String) : [];
}
