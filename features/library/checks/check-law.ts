// Cross-references among cases, terms and authorities: every related id exists, no two terms share
// a name, no two cases share a citation or an everyday name, and every term has a citation or a
// source page.
import { suggestName } from '../files/explain-problem.ts';
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { Authority, BuiltInCase, Term, TermSource } from '../schema/law-schema.ts';

const collectIds = <T extends { id: string }>(items: ContentItem<T>[]) =>
  new Set(items.map((item) => item.value.id));

export function checkCases(cases: ContentItem<Omit<BuiltInCase, 'confirmed'>>[]): ContentProblem[] {
  const ids = collectIds(cases);
  const checkDuplicate = createDuplicateCheck('the citation');
  const checkDuplicateName = createDuplicateCheck('a name');
  return cases.flatMap((item) => {
    const { id, related, citation, parallel, also = [] } = item.value;
    return toProblems(item, [
      ...related
        .filter((other) => other === id || !ids.has(other))
        .map((other) => `related: no other case "${other}"${suggestName(other, ids)}`),
      ...[citation, ...parallel].flatMap((cite) => checkDuplicate(cite, id)),
      ...also.flatMap((name) => checkDuplicateName(name, id)),
    ]);
  });
}

export function checkTerms(
  terms: ContentItem<Term>[],
  sources: ContentItem<TermSource>[],
): ContentProblem[] {
  const ids = collectIds(terms);
  const pages = collectIds(sources);
  const checkDuplicate = createDuplicateCheck('a name');
  return terms.flatMap((item) => {
    const { id, term, also, related, sources: sourceIds, citations } = item.value;
    return toProblems(item, [
      ...related
        .filter((other) => other === id || !ids.has(other))
        .map((other) => `related: no other term "${other}"${suggestName(other, ids)}`),
      ...sourceIds
        .filter((page) => !pages.has(page))
        .map((page) => `sources: no page "${page}" in content/dictionary-sources.yml`),
      ...[term, ...also].flatMap((name) => checkDuplicate(name.toLowerCase(), id)),
      ...(sourceIds.length + citations.length === 0 ? ['needs a citation or a source'] : []),
    ]);
  });
}

export function checkAuthorities(authorities: ContentItem<Authority>[]): ContentProblem[] {
  const checkDuplicate = createDuplicateCheck('the citation');
  return authorities.flatMap((item) =>
    toProblems(item, checkDuplicate(item.value.cite, item.value.id)),
  );
}

/** Returns a check that reports a name (or citation) that an earlier item already has. */
function createDuplicateCheck(label: string): (name: string, id: string) => string[] {
  const owners = new Map<string, string>();
  return (name, id) => {
    const owner = owners.get(name);
    owners.set(name, owner ?? id);
    return owner && owner !== id ? [`"${name}" is already ${label} of ${owner}`] : [];
  };
}

function toProblems(
  { file, line, value }: ContentItem<{ id: string }>,
  messages: string[],
): ContentProblem[] {
  return messages.map((message) => ({ file, line, message: `${value.id}: ${message}` }));
}
