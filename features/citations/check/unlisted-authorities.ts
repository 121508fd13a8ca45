// Laws that content cites. Sections of the U.S. Code, the C.F.R., federal rules and the
// Constitution have an address by formula, so that citing one needs no entry in
// content/authorities; every other law needs one, with its heading and official link.
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import type { GetPart } from '#features/library/files/snapshot.server.ts';
import type { Library, LoadedLibrary } from '#features/library/load-library.server.ts';
import type { Authority } from '#features/library/schema/law-schema.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { isUsCode, judgeUsCode } from '#legal/citations/judge-us-code.ts';
import { findOfficialLink } from '#legal/citations/official-link.ts';
import type { Citation } from '#legal/citations/types.ts';
import { getListedAuthorities } from './listed-authorities.ts';

export type UnlistedAuthority = {
  key: string;
  cite: string;
  citation: Citation;
  /** The item that cites it: faqs/break-a-lease-early. */
  where: string;
};
const LISTS = [
  'topics',
  'faqs',
  'guides',
  'pages',
  'cases',
  'terms',
  'resources',
  'hotlines',
  'documents',
  'claims',
  'deadlines',
] as const;

export function findUnlistedAuthorities(
  library: Library,
  find: (text: string) => Citation[] = (text) => findCitations(text),
): UnlistedAuthority[] {
  const listedKeys = getListedAuthorities(library.authorities);
  const unlisted = new Map<string, UnlistedAuthority>();
  for (const list of LISTS) {
    for (const item of library[list]) {
      for (const text of collectStrings(item)) {
        for (const citation of find(text)) {
          const key = toAuthorityKey(citation);
          if (key && !listedKeys.has(key) && !unlisted.has(key))
            unlisted.set(key, { key, cite: citation.text, citation, where: `${list}/${item.id}` });
        }
      }
    }
  }
  return [...unlisted.values()];
}

function collectStrings(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) collectStrings(part, found);
  return found;
}

const KINDS_BY_FORMULA: Partial<Record<Citation['kind'], Authority['kind']>> = {
  regulation: 'regulation',
  rule: 'rule',
  constitution: 'constitution',
};

/** The U.S. Code has a list of its own (library.usCode). */
const isByFormula = (citation: Citation): boolean =>
  KINDS_BY_FORMULA[citation.kind] !== undefined &&
  (citation.kind !== 'regulation' || citation.code === 'C.F.R.') &&
  findOfficialLink(citation) !== undefined;

/** What content cites by formula counts as listed: somebody has read it there. */
export function listAuthoritiesByFormula(
  library: Library,
  getPart: GetPart<Citation[]> = (_text, find) => find(),
): Authority[] {
  const find = (text: string) =>
    /C\.?F\.?R|Fed\. R\.|FR[CAEB]|Const/.test(text)
      ? getPart(text, () => findCitations(text).filter(isByFormula))
      : [];
  return findUnlistedAuthorities(library, find).map(({ key, cite, citation }) => ({
    id: key,
    cite,
    kind: KINDS_BY_FORMULA[citation.kind] as Authority['kind'],
    heading: '',
    url: findOfficialLink(citation)?.url ?? '',
    checkedOn: '',
  }));
}

/** Laws that need an entry and have none, each with the entry; and sections that do not exist. */
export function checkAuthoritiesCited(
  { library, findPlace }: Pick<LoadedLibrary, 'library' | 'findPlace'>,
  today: string,
): ContentProblem[] {
  return findUnlistedAuthorities(library).flatMap(({ citation, cite, where }) => {
    const citing = findPlace(where);
    if (citation.kind === 'statute' && isUsCode(citation)) {
      const { status, sentence } = judgeUsCode(citation, library.usCode(), false);
      return status === 'not_in_code' ? [{ ...citing, message: `${where}: ${sentence}` }] : [];
    }
    if (isByFormula(citation)) return [];
    const law = cite.replace(/(?:\([^()]*\))+$/, '');
    const link = findOfficialLink(citation)?.url ?? 'PUT ITS OFFICIAL ADDRESS HERE';
    return [
      {
        ...citing,
        message: [
          `${where} cites ${cite}, which content/authorities does not list. Paste this into content/authorities/states.yml and fill in what is missing:`,
          `- id: ${toSlug(law)}`,
          `  cite: '${law.replaceAll("'", "''")}'`,
          `  kind: ${citation.kind}`,
          "  heading: 'PUT THE HEADING OF THE SECTION HERE'",
          `  url: ${link}`,
          `  checkedOn: ${today}`,
        ].join('\n'),
      },
    ];
  });
}

const toSlug = (law: string) =>
  law
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
