// The text of a case's opinions, ready to show, with the cases that it cites linked.
import { sql } from 'drizzle-orm';
import type { Deps } from '#features/deps.ts';
import { citeText } from '#legal/citations/format-citation.ts';
import { opinionTitle } from '../case-texts.ts';
import { opinionHtml } from './opinion-html.server.ts';

type OpinionRow = { id: number; kind: string; author: string; paragraphs: string[] };
type LinkRow = { volume: string; reporter: string; page: string; slug: string };

export async function readOpinions({ db }: Pick<Deps, 'db'>, caseId: number) {
  const [{ rows }, { rows: links }] = await Promise.all([
    db.db.execute<OpinionRow>(sql`select id, kind, author, paragraphs from opinions where case_id = ${caseId} order by position, id`),
    db.db.execute<LinkRow>(sql`
      select distinct l.volume, l.reporter, l.page, c.slug
      from case_links l join cases c on c.id = l.to_case
      where l.opinion_id in (select id from opinions where case_id = ${caseId}) and l.to_case <> ${caseId}`),
  ]);
  const slugs = new Map(links.map((link) => [citeText(link), link.slug]));
  return rows.map(({ id, kind, author, paragraphs }, index) => ({
    id,
    anchor: `opinion-${index + 1}`,
    title: opinionTitle(kind, author),
    paragraphs: paragraphs.length,
    html: opinionHtml(paragraphs, index + 1, slugs),
  }));
}
