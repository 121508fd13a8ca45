// Cross-references among cases, terms and authorities: every related id resolves, no two terms answer to one name, no two
// cases have one citation, and every term rests on a citation or a named page.

import type { ContentItem, ContentProblem } from './read-content.server.ts';
import type { Authority, BuiltInCase, Term, TermSource } from './schema/law-schema.ts';

const idsOf = <T extends { id: string }>(items: ContentItem<T>[]) => new Set(items.map((item) => item.value.id));

export function checkCases(cases: ContentItem<BuiltInCase>[]): ContentProblem[] {
  const ids = idsOf(cases);
  const claims = claimNames('the citation');
  return cases.flatMap((item) => {
    const { id, related, citation, parallel, confirmed, court } = item.value;
    return say(item, [
      ...related.filter((other) => other === id || !ids.has(other)).map((other) => `related: no other case "${other}"`),
      ...[citation, ...parallel].flatMap((cite) => claims(cite, id)),
      ...(confirmed && court !== 'scotus' ? ['confirmed: only Supreme Court cases can be confirmed'] : []),
    ]);
  });
}

export function checkTerms(terms: ContentItem<Term>[], sources: ContentItem<TermSource>[]): ContentProblem[] {
  const [ids, pages] = [idsOf(terms), idsOf(sources)];
  const claims = claimNames('a name');
  return terms.flatMap((item) => {
    const { id, term, also, related, sources: cited, citations } = item.value;
    return say(item, [
      ...related.filter((other) => other === id || !ids.has(other)).map((other) => `related: no other term "${other}"`),
      ...cited.filter((page) => !pages.has(page)).map((page) => `sources: no page "${page}" in content/dictionary-sources.yml`),
      ...[term, ...also].flatMap((name) => claims(name.toLowerCase(), id)),
      ...(cited.length + citations.length === 0 ? ['needs a citation or a source'] : []),
    ]);
  });
}

export function checkAuthorities(authorities: ContentItem<Authority>[]): ContentProblem[] {
  const claims = claimNames('the citation');
  return authorities.flatMap((item) => say(item, claims(item.value.cite, item.value.id)));
}

/** Says when a second item claims what is already another one's. */
function claimNames(what: string): (name: string, id: string) => string[] {
  const owners = new Map<string, string>();
  return (name, id) => {
    const owner = owners.get(name);
    owners.set(name, owner ?? id);
    return owner && owner !== id ? [`"${name}" is already ${what} of ${owner}`] : [];
  };
}

function say({ file, line, value }: ContentItem<{ id: string }>, messages: string[]): ContentProblem[] {
  return messages.map((message) => ({ file, line, message: `${value.id}: ${message}` }));
}
