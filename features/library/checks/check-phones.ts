// A telephone number in an urgent line is one of content/hotlines.yml: whoever edits one of them
// cannot leave the other behind, and no wrong number is shown to a person in danger.
import { findPhones, formatTelHref } from '#lib/phone.ts';
import type { ContentProblem } from '../files/read-content.server.ts';
import type { LoadedLibrary } from '../load-library.server.ts';

export function checkPhones({
  library,
  findPlace,
}: Pick<LoadedLibrary, 'library' | 'findPlace'>): ContentProblem[] {
  const known = new Set(library.hotlines.map(({ phone }) => formatTelHref(phone)));
  const lines = [
    ...library.topics.map(({ id, urgent }) => ({
      name: `topics/${id}`,
      texts: urgent.flatMap(({ when, firstStep }) => [when, firstStep]),
    })),
    ...library.triage.map(({ id, when, acts, more = '' }) => ({
      name: `triage/${id}`,
      texts: [when, ...acts, more],
    })),
  ];
  return lines.flatMap(({ name, texts }) =>
    findPhones(texts.join('\n'))
      .filter((phone) => !known.has(formatTelHref(phone)))
      .map((phone) => ({
        ...findPlace(name),
        message: `${name}: ${phone} is no number of content/hotlines.yml; correct it, or add the line there`,
      })),
  );
}
