// The stored words that a citation points to: the cited paragraph with its parts, or the beginning
// of the section. Bounded, because it is shown beside a sentence; the page of the section has all
// of it.
import type { Deps } from '#features/deps.ts';
import type { CitedPart } from '../cited-parts.ts';
import { getStatutePath } from '../schema.ts';

/** `date`: as of when the text is. */
export type StatuteText = { text: string; heading: string; date: string; href: string };

const MAX_TEXT_LENGTH = 700;
const MAX_PARAGRAPHS = 12;

type Row = { heading: string; date: string; paragraphs: string[]; paths: string[] };

/**
 * Undefined when the section is not stored or no longer in force, or when it has no such paragraph.
 */
export async function findStatuteText(
  { db }: Pick<Deps, 'db'>,
  { address, path }: CitedPart,
): Promise<StatuteText | undefined> {
  const { jurisdiction, code, number } = address;
  const { rows } = await db.pool.query<Row>({
    name: 'statute-text',
    text: `SELECT s.heading, r.date, v.paragraphs, v.paths
      FROM statute_sections s JOIN statute_versions v ON v.id = s.version_id JOIN statute_releases r ON r.id = v.last_release_id
      WHERE s.jurisdiction = $1 AND s.code = $2 AND s.number = $3 AND s.copy = 1 AND s.in_force`,
    values: [jurisdiction, code, number],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { heading, date, paragraphs, paths } = row;
  const cited = paragraphs
    .filter((_, index) => isWithin(paths[index] ?? '', path))
    .slice(0, MAX_PARAGRAPHS);
  if (cited.length === 0) return undefined;
  const anchor = path ? `#${path.replaceAll('/', '-')}` : '';
  return { text: cutText(cited.join(' ')), heading, date, href: getStatutePath(address) + anchor };
}

const isWithin = (path: string, cited: string) =>
  cited === '' || path === cited || path.startsWith(`${cited}/`);

/** At the end of a sentence if there is one, else of a word. */
function cutText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const head = text.slice(0, MAX_TEXT_LENGTH);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; '));
  return `${head.slice(0, sentence > MAX_TEXT_LENGTH / 2 ? sentence + 1 : head.lastIndexOf(' '))} …`;
}
