// The last part of a case's URL. A built-in case uses the id of its entry. Others use name and
// year; on a collision, also the citation (or docket number); if that is used too (two orders on
// one page), a number. Only the order of the cases decides, so that an import that was stopped and
// resumed assigns the same slugs.
import { formatCaseKey } from './case-record.ts';
import type { DescribedCase } from './describe-case.ts';

const MAX_NAME_LENGTH = 80;

/** In the order they are tried; then the last one is tried with the suffix 2, 3, … */
export function listSlugChoices({
  name,
  decided,
  citations,
  docketNumber,
}: DescribedCase): string[] {
  const short = truncateSlug(slugify(name)) || 'case';
  const dated = decided ? `${short}-${decided.slice(0, 4)}` : short;
  const suffix = slugify(citations[0] ? formatCaseKey(citations[0]) : docketNumber.slice(0, 30));
  return suffix ? [dated, `${dated}-${suffix}`] : [dated];
}

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function truncateSlug(slug: string): string {
  if (slug.length <= MAX_NAME_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_NAME_LENGTH);
  return slug.slice(0, end > 20 ? end : MAX_NAME_LENGTH);
}
