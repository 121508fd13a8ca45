// The output of `npm run content -- stats`: how much content there is, and its reading grades.
import { measureReadingGrade } from '#lib/language/reading-grade.ts';
import type { ContentSource } from './files/read-content.server.ts';
import { listProse } from './library-prose.ts';
import { loadLibrary } from './load-library.server.ts';
import { formatRuleStats, formatVaryingTexts } from './rule-stats.server.ts';

export function formatLibraryStats(source: ContentSource): string {
  const { library } = loadLibrary(source);
  const rows = library.topics.map((t) => [
    t.id,
    t.keyTerms.length,
    library.faqs.filter((f) => f.topic === t.id).length,
    library.guides.filter((g) => g.topic === t.id).length,
    library.resourceCount(t.id),
  ]);
  const states = new Set(library.resources.flatMap((r) => (r.state ? [r.state] : [])));
  const lines = [
    ['topic', 'terms', 'faqs', 'guides', 'resources'],
    ...rows,
    [
      'all',
      ...[1, 2, 3].map((c) => rows.reduce((sum, row) => sum + Number(row[c]), 0)),
      library.resources.length,
    ],
  ].map((row) =>
    row.map((cell, c) => (c === 0 ? String(cell).padEnd(24) : String(cell).padStart(10))).join(''),
  );
  const grades = (['topic', 'faq', 'guide'] as const).map((kind) => {
    const gradedItems = listProse(library)
      .filter((p) => p.kind === kind)
      .map((p) => ({ id: p.id, grade: measureReadingGrade(p.prose).grade }))
      .sort((a, b) => a.grade - b.grade);
    const worst = gradedItems.at(-1);
    const median = gradedItems[Math.floor(gradedItems.length / 2)]?.grade ?? '–';
    return `reading grade, ${kind}: median ${median}, worst ${worst ? `${worst.grade} (${worst.id})` : '–'}`;
  });
  const perState = library.resources.filter((r) => r.state).length;
  return [
    ...lines,
    '',
    `state entries: ${perState} in ${states.size} states and districts`,
    ...grades,
    '',
    ...formatRuleStats(library.rules),
    '',
    ...formatVaryingTexts(library),
  ].join('\n');
}
