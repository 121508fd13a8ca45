// The stories that the analysis writer is measured on, read strictly: every civil topic stands in them, each claim exists, and each
// authority is one whole citation, so that a miss is the writer's and never a slip of the list. What the list names need not be
// held: what is leading was decided by its weight, not by our index.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { TopicId } from '#features/library/schema/schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { JURISDICTIONS } from '#legal/jurisdictions.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const AnalysisPattern = z.strictObject({
  id: slug,
  /** That of the first claim. */
  topic: TopicId,
  jurisdiction: z.enum(JURISDICTIONS),
  facts: z.string().trim(),
  /** The most important first. */
  claims: z.array(slug).min(1).max(3),
  authorities: z.array(z.string()).min(2).max(5),
});
export type AnalysisPattern = z.infer<typeof AnalysisPattern>;

const MIN_PATTERNS = 40;
const WORDS = { least: 80, most: 220 };

export function readAnalysisPatterns(): AnalysisPattern[] {
  return z.array(AnalysisPattern).parse(parse(readFileSync(join(import.meta.dirname, 'analysis-patterns.yml'), 'utf8')));
}

export function problemsOf(patterns: AnalysisPattern[], claims: { id: string }[]): string[] {
  const known = new Set(claims.map(({ id }) => id));
  const problems: string[] = [];
  if (patterns.length < MIN_PATTERNS) problems.push(`only ${patterns.length} patterns, at least ${MIN_PATTERNS} are needed`);
  const missing = TopicId.options.filter((topic) => topic !== 'criminal-law' && !patterns.some((p) => p.topic === topic));
  if (missing.length > 0) problems.push(`no pattern about ${missing.join(', ')}`);
  if (new Set(patterns.map(({ id }) => id)).size < patterns.length) problems.push('two patterns have one id');
  for (const pattern of patterns) problems.push(...problemsOfOne(pattern, known).map((problem) => `${pattern.id}: ${problem}`));
  return problems;
}

function problemsOfOne({ facts, claims, authorities }: AnalysisPattern, known: Set<string>): string[] {
  const problems = claims.filter((id) => !known.has(id)).map((id) => `there is no claim ${id}`);
  const words = facts.split(/\s+/).length;
  if (words < WORDS.least || words > WORDS.most) problems.push(`${words} words, not ${WORDS.least} to ${WORDS.most}`);
  for (const written of authorities) {
    const [citation, another] = findCitations(written);
    if (!citation || another || citation.text !== written) problems.push(`not one whole citation: ${written}`);
  }
  return problems;
}
