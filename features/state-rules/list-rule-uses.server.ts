// What a reader can do with a rule next: the letters that have it in them, and the guides that go
// through it.
import type { Library } from '#features/library/load-library.server.ts';

export type RuleUse = { kind: 'document' | 'guide'; title: string; href: string };

const MAX_GUIDES = 2;

export function listRuleUses(
  { library: { documents, guides } }: { library: Pick<Library, 'documents' | 'guides'> },
  id: string,
): RuleUse[] {
  return [
    ...documents
      .filter(({ rules }) => rules.some(({ rule }) => rule === id))
      .map((document) => ({
        kind: 'document' as const,
        title: document.title,
        href: `/documents?type=${document.id}`,
      })),
    ...guides
      .filter(({ steps }) => steps.some(({ rules }) => rules.includes(id)))
      .slice(0, MAX_GUIDES)
      .map((guide) => ({
        kind: 'guide' as const,
        title: guide.title,
        href: `/guides/${guide.id}`,
      })),
  ];
}
