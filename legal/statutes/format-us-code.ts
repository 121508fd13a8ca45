// Writes the list that us-code.ts reads, from a table of title, section and heading. Second
// sections of one number ("3598_2") become one line with both headings, because they share address
// and citation.
import {
  compareSectionNumbers,
  normalizeSectionNumber,
  parseSectionNumber,
} from './section-number.ts';
import type { CodeRelease } from './us-code.ts';

export type FormattedCode = { text: string; sections: number; problems: string[] };

export function formatUsCode(table: string, { point, date }: CodeRelease): FormattedCode {
  const titles = new Map<string, Map<string, string[]>>();
  const problems: string[] = [];
  let sections = 0;
  for (const [index, line] of table.split('\n').entries()) {
    if (line === '' || (index === 0 && line.startsWith('title\t'))) continue;
    const [title = '', number = '', heading = ''] = line.split('\t');
    const section = normalizeSectionNumber(number);
    if (!/^\d{1,2}$/.test(title) || !parseSectionNumber(section)) {
      problems.push(`${index + 1}: ${line.slice(0, 80)}`);
      continue;
    }
    const headings = titles.get(title) ?? new Map<string, string[]>();
    titles.set(
      title,
      headings.set(section, [...(headings.get(section) ?? []), cleanHeading(heading)]),
    );
    sections++;
  }
  const blocks = [...titles]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([title, headings]) => {
      const lines = [...headings].sort(([a], [b]) => compareSectionNumbers(a, b));
      return `@${title}\n${lines.map(([section, all]) => `${section}\t${[...new Set(all)].join(' / ')}`).join('\n')}`;
    });
  return { text: `${[`${point}\t${date}`, ...blocks].join('\n')}\n`, sections, problems };
}

/** Soft hyphens of the printed page are left out. */
const cleanHeading = (heading: string) =>
  heading.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
