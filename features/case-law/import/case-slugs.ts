// The last part of a case's address. A built-in case has the id of its entry. Others have their name and year; where that is
// taken, the citation too (or the docket number); where even that is taken (two orders on one page), a number. Nothing but the order in which the
// cases come in decides, so that a stopped and resumed import gives the same addresses.
import { citationText } from './case-record.ts';
import type { DescribedCase } from './describe-case.ts';

const MAX_NAME_LENGTH = 80;

/** In the order in which they are tried; after them the last one with 2, 3, … behind it. */
export function slugChoices({ name, decided, citations, docketNumber }: DescribedCase): string[] {
  const short = cut(slugOf(name)) || 'case';
  const dated = decided ? `${short}-${decided.slice(0, 4)}` : short;
  const more = slugOf(citations[0] ? citationText(citations[0]) : docketNumber.slice(0, 30));
  return more ? [dated, `${dated}-${more}`] : [dated];
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function cut(slug: string): string {
  if (slug.length <= MAX_NAME_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_NAME_LENGTH);
  return slug.slice(0, end > 20 ? end : MAX_NAME_LENGTH);
}
