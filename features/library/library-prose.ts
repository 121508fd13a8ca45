// The prose of each item, for measuring its reading grade.
import type { Library } from './load-library.server.ts';

export type Prose = { kind: 'topic' | 'faq' | 'guide'; id: string; file: string; prose: string };

export function listProse(library: Library): Prose[] {
  return [
    ...library.topics
      .filter((t) => t.body)
      .map((t) => ({
        kind: 'topic' as const,
        id: t.id,
        file: `content/topics/${t.id}.md`,
        prose: t.body,
      })),
    ...library.faqs.map((f) => ({
      kind: 'faq' as const,
      id: f.id,
      file: `content/faq/${f.topic}/${f.id}.md`,
      prose: f.body,
    })),
    ...library.guides.map((g) => ({
      kind: 'guide' as const,
      id: g.id,
      file: `content/guides/${g.id}.md`,
      prose: g.steps.map((s) => [s.content, ...s.tips, ...s.warnings].join('\n\n')).join('\n\n'),
    })),
  ];
}
