// Gives cases their addresses; the rules are in case-slugs.ts. An address is kept when the name changes later. One that a case
// loses, because it turns out to be a built-in case, leads to the new one for ever.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { slugChoices } from './case-slugs.ts';
import type { DescribedCase } from './describe-case.ts';

const MAX_NUMBERS = 9;

export async function giveSlugs(
  client: pg.ClientBase,
  described: Map<number, DescribedCase>,
  newIds: ReadonlySet<number>,
  builtIn: ReadonlyMap<number, string>,
  seedOf: (id: number) => string,
): Promise<Map<number, string>> {
  const slugs = new Map<number, string>();
  const { rows } = await client.query<{ id: number; slug: string }>('SELECT id, slug FROM cases WHERE id = ANY($1)', [
    [...described.keys()].filter((id) => !newIds.has(id)),
  ]);
  for (const { id, slug } of rows) slugs.set(id, slug);
  for (const [id, slug] of builtIn) await giveBuiltIn(client, id, slug, slugs);

  const waiting = [...described].filter(([id]) => !slugs.has(id)).toSorted(([a], [b]) => a - b);
  const choices = new Map(waiting.map(([id, one]) => [id, slugChoices(one)]));
  const taken = await takenOf(client, [...choices.values()].flat());
  for (const slug of slugs.values()) taken.add(slug);
  for (const [id, wanted] of choices) {
    const slug = wanted.find((choice) => !taken.has(choice)) ?? (await numbered(client, wanted.at(-1) ?? 'case', seedOf(id), taken));
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}

/** The entry's own id, even if an imported case has that address: that one gets another. */
async function giveBuiltIn(client: pg.ClientBase, id: number, slug: string, slugs: Map<number, string>): Promise<void> {
  const before = slugs.get(id);
  if (before === slug) return;
  await client.query('DELETE FROM former_case_slugs WHERE slug = $1', [slug]);
  const { rows } = await client.query<{ id: number }>('SELECT id FROM cases WHERE slug = $1', [slug]);
  for (const other of rows) {
    const moved = await numbered(client, slug, slug, new Set([slug]));
    await client.query('UPDATE cases SET slug = $1 WHERE id = $2', [moved, other.id]);
    if (slugs.has(other.id)) slugs.set(other.id, moved);
  }
  if (before) await client.query('INSERT INTO former_case_slugs (slug, case_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [before, id]);
  slugs.set(id, slug);
}

async function numbered(client: pg.ClientBase, slug: string, seed: string, taken: Set<string>): Promise<string> {
  const numbers = Array.from({ length: MAX_NUMBERS - 1 }, (_, i) => `${slug}-${i + 2}`);
  const used = await takenOf(client, numbers);
  return numbers.find((one) => !taken.has(one) && !used.has(one)) ?? `${slug}-${farNumber(seed)}`;
}

/** Past nine of one name nobody counts any more; the record decides, not when it came. */
function farNumber(seed: string): number {
  return 100_000_000 + (createHash('sha256').update(seed).digest().readUInt32BE() % 900_000_000);
}

async function takenOf(client: pg.ClientBase, slugs: string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>(
    'SELECT slug FROM cases WHERE slug = ANY($1) UNION SELECT slug FROM former_case_slugs WHERE slug = ANY($1)',
    [slugs],
  );
  return new Set(rows.map((row) => row.slug));
}
