// Assigns slugs to cases; the rules are in case-slugs.ts. A slug stays the same if the case's name
// changes later. If an imported case turns out to be a built-in one, its old slug redirects to the
// new one permanently.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { listSlugChoices } from './case-slugs.ts';
import type { DescribedCase } from './describe-case.ts';

const MAX_NUMBERED = 9;

export async function assignSlugs(
  client: pg.ClientBase,
  described: Map<number, DescribedCase>,
  newIds: ReadonlySet<number>,
  builtIn: ReadonlyMap<number, string>,
  getSeed: (id: number) => string,
): Promise<Map<number, string>> {
  const slugs = new Map<number, string>();
  const { rows } = await client.query<{ id: number; slug: string }>(
    'SELECT id, slug FROM cases WHERE id = ANY($1)',
    [[...described.keys()].filter((id) => !newIds.has(id))],
  );
  for (const { id, slug } of rows) slugs.set(id, slug);
  for (const [id, slug] of builtIn) await assignBuiltInSlug(client, id, slug, slugs);

  const unassigned = [...described].filter(([id]) => !slugs.has(id)).toSorted(([a], [b]) => a - b);
  const choices = new Map(unassigned.map(([id, one]) => [id, listSlugChoices(one)]));
  const usedSlugs = await findUsedSlugs(client, [...choices.values()].flat());
  for (const slug of slugs.values()) usedSlugs.add(slug);
  for (const [id, candidates] of choices) {
    const slug =
      candidates.find((choice) => !usedSlugs.has(choice)) ??
      (await findNumberedSlug(client, candidates.at(-1) ?? 'case', getSeed(id), usedSlugs));
    usedSlugs.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}

/**
 * A built-in case gets its entry's id. An imported case that already has that slug gets a new one.
 */
async function assignBuiltInSlug(
  client: pg.ClientBase,
  id: number,
  slug: string,
  slugs: Map<number, string>,
): Promise<void> {
  const oldSlug = slugs.get(id);
  if (oldSlug === slug) return;
  await client.query('DELETE FROM former_case_slugs WHERE slug = $1', [slug]);
  const { rows } = await client.query<{ id: number }>('SELECT id FROM cases WHERE slug = $1', [
    slug,
  ]);
  for (const other of rows) {
    const newSlug = await findNumberedSlug(client, slug, slug, new Set([slug]));
    await client.query('UPDATE cases SET slug = $1 WHERE id = $2', [newSlug, other.id]);
    if (slugs.has(other.id)) slugs.set(other.id, newSlug);
  }
  if (oldSlug)
    await client.query(
      'INSERT INTO former_case_slugs (slug, case_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [oldSlug, id],
    );
  slugs.set(id, slug);
}

async function findNumberedSlug(
  client: pg.ClientBase,
  slug: string,
  seed: string,
  reservedSlugs: Set<string>,
): Promise<string> {
  const numberedSlugs = Array.from({ length: MAX_NUMBERED - 1 }, (_, i) => `${slug}-${i + 2}`);
  const storedSlugs = await findUsedSlugs(client, numberedSlugs);
  return (
    numberedSlugs.find((one) => !reservedSlugs.has(one) && !storedSlugs.has(one)) ??
    `${slug}-${hashToNumber(seed)}`
  );
}

/**
 * From the tenth collision on, a hash of the record replaces the counter, so that the order of
 * imports does not matter.
 */
function hashToNumber(seed: string): number {
  return 100_000_000 + (createHash('sha256').update(seed).digest().readUInt32BE() % 900_000_000);
}

async function findUsedSlugs(client: pg.ClientBase, slugs: string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>(
    'SELECT slug FROM cases WHERE slug = ANY($1) UNION SELECT slug FROM former_case_slugs WHERE slug = ANY($1)',
    [slugs],
  );
  return new Set(rows.map((row) => row.slug));
}
