// How well subject, act and side are read from a question, and how often that keeps the right item
// from leading: sides-1.jsonl, 200 questions with their topics, acts and side by a writer who had
// seen none of the readings. It was read once on November 19, 2026 and then learned from, so it is
// spent. The right item is the closest one that the labels admit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLead } from '#features/assistant/retrieve/find-lead.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import type { Act } from '#features/library/schema/acts.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { Side } from '#features/library/schema/sides.ts';
import { type Acts, isSure, mayLead, readActs } from '#features/search/acts/asked-acts.ts';
import {
  fitsSides,
  listItemSides,
  readSides,
  type Sides,
} from '#features/search/acts/asked-sides.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { openSearch } from './open-search.ts';

type Labeled = { text: string; topics: TopicId[]; acts: Act[]; side: Side | null };
type Reading = 'right' | 'unread' | 'wrong';

/** Where nothing is labeled, nothing is to be read; an act that gates nothing may be. */
const readAct = (read: Acts, labels: Act[]): Reading => {
  if (labels.some((act) => read.has(act))) return 'right';
  if (read.size === 0) return labels.length === 0 ? 'right' : 'unread';
  return isSure(read) ? 'wrong' : labels.length === 0 ? 'right' : 'unread';
};

const readSide = (read: Sides, label: Side | null): Reading => {
  if (label === null) return read.size === 0 ? 'right' : 'wrong';
  if (read.has(label)) return 'right';
  return fitsSides(read, [label]) ? 'unread' : 'wrong';
};

const isAdmitted = (item: SearchItem, { topics, acts, side }: Labeled) =>
  item.topics.some((id) => topics.includes(id)) &&
  mayLead(new Set(acts), item) &&
  fitsSides(new Set(side ? [side] : []), listItemSides(item));

export async function evalSides({ misses }: { misses: boolean }): Promise<number> {
  const questions = readFileSync(join(import.meta.dirname, 'sides-1.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labeled);
  const { library, index, embedders, close } = openSearch({ words: false });
  const deps = { library, search: { index, ...(embedders[0] && { embedder: embedders[0] }) } };
  const counts = { act: createCounts(), side: createCounts() };
  let subject = 0;
  let withItem = 0;
  let gated = 0;
  for (const question of questions) {
    const { text, topics, acts, side } = question;
    const understood = await understand(deps, {
      question: text,
      earlier: [],
      jurisdiction: 'General',
    });
    if (understood.topics[0] && topics.includes(understood.topics[0].id)) subject++;
    const found = { act: readAct(readActs(text), acts), side: readSide(readSides(text), side) };
    counts.act[found.act]++;
    counts.side[found.side]++;
    const { closeLeads, fits } = findLead(deps, understood, text);
    const right = closeLeads.find(({ item }) => isAdmitted(item, question));
    if (right) withItem++;
    const isGated = right !== undefined && !fits(right);
    if (isGated) gated++;
    if (misses && (isGated || found.act === 'wrong' || found.side === 'wrong'))
      console.log(
        `  ${isGated ? `without ${right.item.id}, ` : ''}act ${found.act} (${acts} → ${[...understood.acts]}), side ${found.side} (${side} → ${[...understood.sides]}): ${text}`,
      );
  }
  await close();
  const total = questions.length;
  const share = (count: number, of = total) => (count / of).toFixed(3);
  console.log(`sides-1.jsonl: ${total} questions`);
  console.log(`subject: right ${share(subject)}`);
  for (const [what, { right, unread, wrong }] of Object.entries(counts))
    console.log(
      `${what}: right ${share(right)}, not read ${share(unread)}, another one ${share(wrong)}`,
    );
  console.log(
    `the right item is kept from leading: ${gated} of ${withItem} (${share(gated, withItem)})`,
  );
  return 0;
}

const createCounts = (): Record<Reading, number> => ({ right: 0, unread: 0, wrong: 0 });
