// A case's opinions as HTML, with links to the cases that they cite.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import { formatCite } from '#legal/citations/format-citation.ts';
import { formatOpinionTitle } from '../messages/tables.ts';
import { renderOpinion } from './opinion-html.server.ts';

type OpinionRow = { id: number; kind: string; author: string; paragraphs: string[] };
type LinkRow = { volume: string; reporter: string; page: string; slug: string };

export async function readOpinions({ db }: Pick<Deps, 'db'>, caseId: number) {
  const [{ rows }, { rows: links }] = await Promise.all([
    db.db.execute<OpinionRow>(
      sql`select id, kind, author, paragraphs from opinions where case_id = ${caseId} order by position, id`,
    ),
    db.db.execute<LinkRow>(sql`
      select distinct l.volume, l.reporter, l.page, c.slug
      from case_links l join cases c on c.id = l.to_case
      where l.opinion_id in (select id from opinions where case_id = ${caseId}) and l.to_case <> ${caseId}`),
  ]);
  const slugs = new Map(links.map((link) => [formatCite(link), link.slug]));
  return rows.map(({ id, kind, author, paragraphs }, index) => ({
    id,
    anchor: `opinion-${index + 1}`,
    title: formatOpinionTitle(kind, author),
    paragraphs: paragraphs.length,
    html: renderOpinion(paragraphs, index + 1, slugs),
  }));
}
