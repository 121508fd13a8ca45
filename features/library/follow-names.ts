// References to items that were renamed or deleted, put right where the library is read: the checks
// and everything after them see today's names. An id that never was is left as it is, and a check
// reports it.
import type { z } from 'zod';
import type { NamedKind, Names } from './earlier-names.ts';
import type { ContentItem, ContentProblem } from './files/read-content.server.ts';
import type { Claim } from './schema/claim-schema.ts';
import type { DocumentTemplate } from './schema/document-schema.ts';
import type { BuiltInCase, Term } from './schema/law-schema.ts';
import type { PaperKind } from './schema/paper-schema.ts';
import type { Faq, Guide, Topic } from './schema/schema.ts';
import type { CaseStages } from './schema/stage-schema.ts';

type Referring = {
  topics: ContentItem<Topic>[];
  faqs: ContentItem<Faq>[];
  guides: ContentItem<Guide>[];
  terms: ContentItem<Term>[];
  cases: ContentItem<z.infer<typeof BuiltInCase>>[];
  claims: ContentItem<Claim>[];
  documents: ContentItem<DocumentTemplate>[];
  stages: ContentItem<CaseStages>[];
  papers: ContentItem<PaperKind>[];
};

/** `notes`: what still names an item as it is no longer called. */
export function followNames(items: Referring, { resolve }: Names) {
  const notes: ContentProblem[] = [];

  function change<Value>(
    list: ContentItem<Value>[],
    update: (value: Value, follow: Follow) => Value,
  ): ContentItem<Value>[] {
    return list.map((item) => {
      let isChanged = false;
      const follow: Follow = (kind, ids) =>
        ids.flatMap((id) => {
          const found = resolve(kind, id);
          if (found === undefined || found === id) return id;
          isChanged = true;
          const message =
            found === 'gone'
              ? `names ${kind}/${id}, which was deleted: take the line out`
              : `names ${kind}/${id}, which is called ${found} now`;
          notes.push({ file: item.file, line: item.line, message, about: id });
          return found === 'gone' ? [] : found;
        });
      const value = update(item.value, follow);
      return isChanged ? { ...item, value } : item;
    });
  }

  const rule = <Part extends { rule?: string }>(part: Part, follow: Follow): Part => {
    if (part.rule === undefined) return part;
    const [found] = follow('rules', [part.rule]);
    return found === part.rule ? part : { ...part, rule: found };
  };

  return {
    notes,
    items: {
      topics: change(items.topics, (t, follow) => ({ ...t, rules: follow('rules', t.rules) })),
      faqs: change(items.faqs, (f, follow) => ({
        ...f,
        rules: follow('rules', f.rules),
        answeredBy: follow('rules', f.answeredBy),
      })),
      guides: change(items.guides, (g, follow) => ({
        ...g,
        answeredBy: follow('rules', g.answeredBy),
        steps: g.steps.map((step) => ({ ...step, rules: follow('rules', step.rules) })),
      })),
      terms: change(items.terms, (t, follow) => ({
        ...t,
        related: follow('terms', t.related),
      })),
      cases: change(items.cases, (c, follow) => ({ ...c, related: follow('cases', c.related) })),
      claims: change(items.claims, (c, follow) => ({
        ...c,
        limits: c.limits.map((limit) => rule(limit, follow)),
      })),
      documents: change(items.documents, (d, follow) => ({
        ...d,
        rules: d.rules.map((used) => rule(used, follow)).filter(hasRule),
      })),
      stages: change(items.stages, (s, follow) => ({
        ...s,
        guides: follow('guides', s.guides),
        stages: s.stages.map((stage) => rule(stage, follow)),
      })),
      papers: change(items.papers, (p, follow) => ({
        ...p,
        guides: follow('guides', p.guides),
        faqs: follow('faqs', p.faqs),
        rules: follow('rules', p.rules),
        deadlines: p.deadlines
          .map((deadline) => rule(deadline, follow))
          .filter((deadline) => deadline.preset !== undefined || deadline.rule !== undefined),
      })),
    },
  };
}

type Follow = (kind: NamedKind, ids: string[]) => string[];
const hasRule = ({ rule }: { rule?: string }) => rule !== undefined;
