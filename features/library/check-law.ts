// Cross-references among cases, terms and authorities: every related id resolves, no two terms answer to one name, no case is
// said to be overruled by nothing, and every term rests on a citation or a named page.
import type { Authority, BuiltInCase, Term, TermSource } from './law-schema.ts';
import type { ContentItem, ContentProblem } from './read-content.server.ts';

export function checkLaw(
  cases: ContentItem<BuiltInCase>[],
  terms: ContentItem<Term>[],
  sources: ContentItem<TermSource>[],
  authorities: ContentItem<Authority>[],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const ids = <T extends { id: string }>(items: ContentItem<T>[]) => new Set(items.map((item) => item.value.id));
  const [caseIds, termIds, sourceIds] = [ids(cases), ids(terms), ids(sources)];

  const reported = new Map<string, string>();
  for (const { file, line, value } of cases) {
    const say = (message: string) => problems.push({ file, line, message: `${value.id}: ${message}` });
    for (const id of value.related) if (id === value.id || !caseIds.has(id)) say(`related: no other case "${id}"`);
    for (const cite of [value.citation, ...value.parallel]) {
      const earlier = reported.get(cite);
      if (earlier) say(`${cite} is already the citation of ${earlier}`);
      reported.set(cite, value.id);
    }
    if (value.confirmed && value.court !== 'scotus') say('confirmed: only Supreme Court cases can be confirmed');
  }

  const named = new Map<string, string>();
  for (const { file, line, value } of terms) {
    const say = (message: string) => problems.push({ file, line, message: `${value.id}: ${message}` });
    for (const id of value.related) if (id === value.id || !termIds.has(id)) say(`related: no other term "${id}"`);
    for (const id of value.sources) if (!sourceIds.has(id)) say(`sources: no page "${id}" in content/dictionary-sources.yml`);
    if (value.sources.length + value.citations.length === 0) say('needs a citation or a source');
    for (const name of [value.term, ...value.also].map((n) => n.toLowerCase())) {
      const earlier = named.get(name);
      if (earlier && earlier !== value.id) say(`"${name}" is already a name of ${earlier}`);
      named.set(name, value.id);
    }
  }

  const cited = new Map<string, string>();
  for (const { file, line, value } of authorities) {
    const earlier = cited.get(value.cite);
    if (earlier) problems.push({ file, line, message: `${value.id}: ${value.cite} is already listed as ${earlier}` });
    cited.set(value.cite, value.id);
  }
  return problems;
}
