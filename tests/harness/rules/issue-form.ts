// A strict schema for the part of GitHub's issue forms that we use. GitHub reports a misspelled key
// only to people who open the broken form.
import { z } from 'zod';

const line = z.string().min(1);
const id = z.string().regex(/^[a-zA-Z0-9_-]+$/);
const validations = z.strictObject({ required: z.boolean() }).optional();
const text = z.strictObject({
  label: line,
  description: line.optional(),
  placeholder: line.optional(),
});

const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: line }) }),
  z.strictObject({ type: z.enum(['input', 'textarea']), id, attributes: text, validations }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({
      label: line,
      description: line.optional(),
      options: z.array(line).min(2),
    }),
    validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      label: line,
      options: z.array(z.strictObject({ label: line, required: z.boolean().optional() })).min(1),
    }),
  }),
]);

const body = z
  .array(element)
  .refine((parts) => parts.some(({ type }) => type !== 'markdown'), 'a form asks something')
  .refine((parts) => {
    const ids = parts.flatMap((part) => (part.type === 'markdown' ? [] : [part.id]));
    return new Set(ids).size === ids.length;
  }, 'an id stands once');

export const IssueForm = z.strictObject({
  name: line,
  description: line,
  title: line.optional(),
  labels: z.array(line).optional(),
  body,
});

export const IssueChooser = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(
    z.strictObject({ name: line, url: z.url({ protocol: /^https$/ }), about: line }),
  ),
});
