// The stories that the analysis writer is evaluated on, validated strictly: they cover every civil
// topic, each claim exists, and each authority is one complete citation, so that a miss is the
// writer's fault and not the list's. Expected authorities need not be in our index: they were
// chosen for their weight.
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
  /** The topic of the first claim. */
  topic: TopicId,
  alsoTopics: z.array(TopicId).optional(),
  jurisdiction: z.enum(JURISDICTIONS),
  facts: z.string().trim(),
  /** Most important first. */
  claims: z.array(slug).min(1).max(3),
  authorities: z.array(z.string()).min(2).max(5),
});
export type AnalysisPattern = z.infer<typeof AnalysisPattern>;

const MIN_PATTERNS = 40;
const WORDS = { min: 80, max: 220 };

export function readAnalysisPatterns(): AnalysisPattern[] {
  return z
    .array(AnalysisPattern)
    .parse(parse(readFileSync(join(import.meta.dirname, 'analysis-patterns.yml'), 'utf8')));
}

export function listPatternProblems(
  patterns: AnalysisPattern[],
  claims: { id: string }[],
): string[] {
  const claimIds = new Set(claims.map(({ id }) => id));
  const problems: string[] = [];
  if (patterns.length < MIN_PATTERNS)
    problems.push(`only ${patterns.length} patterns, at least ${MIN_PATTERNS} are needed`);
  const missingTopics = TopicId.options.filter(
    (topic) => topic !== 'criminal-law' && !patterns.some((p) => p.topic === topic),
  );
  if (missingTopics.length > 0) problems.push(`no pattern about ${missingTopics.join(', ')}`);
  if (new Set(patterns.map(({ id }) => id)).size < patterns.length)
    problems.push('two patterns have one id');
  for (const pattern of patterns)
    problems.push(...listProblems(pattern, claimIds).map((problem) => `${pattern.id}: ${problem}`));
  return problems;
}

function listProblems(
  { facts, claims, authorities }: AnalysisPattern,
  claimIds: Set<string>,
): string[] {
  const problems = claims.filter((id) => !claimIds.has(id)).map((id) => `there is no claim ${id}`);
  const words = facts.split(/\s+/).length;
  if (words < WORDS.min || words > WORDS.max)
    problems.push(`${words} words, not ${WORDS.min} to ${WORDS.max}`);
  for (const authority of authorities) {
    const [citation, another] = findCitations(authority);
    if (!citation || another || citation.text !== authority)
      problems.push(`not one whole citation: ${authority}`);
  }
  return problems;
}
