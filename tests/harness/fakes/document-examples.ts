// Example requests for every document template, filled from the examples of its fields. Used by the
// golden files and a benchmark.

import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { library } from './temporary-library.ts';

export const templates: DocumentTemplate[] = library.documents;

export function getTemplate(type: string): DocumentTemplate {
  const template = templates.find(({ id }) => id === type);
  if (!template) throw new Error(`no document ${type}`);
  return template;
}

const PEOPLE = [
  { name: 'Ann Lee', address: '1 Main Street\nAlbany, NY 12207' },
  { name: 'Harbor & Stone, Inc.', address: '200 Lake Avenue, Suite 5\nChicago, IL 60601' },
  { name: 'Zoë Łukasz', address: '9 Mill Road, Portland, OR 97201' },
  { name: "Sean O'Neill", address: '77 Hill Street, Boston, MA 02108' },
];

export function createExampleRequest(
  template: DocumentTemplate,
  jurisdiction = 'General',
): DocumentRequest {
  const { least, most, roles } = template.parties;
  const count = Math.max(least, Math.min(2, most));
  return {
    documentType: template.id,
    parties: PEOPLE.slice(0, count).map((person, index) => ({
      ...person,
      role: roles[index] ?? roles[0] ?? '',
    })),
    details: Object.fromEntries(template.fields.map((field) => [field.name, field.example])),
    dates: { effective_date: '2027-03-01' },
    jurisdiction,
  };
}
