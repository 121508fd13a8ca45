import { formatPartialDate } from '#lib/dates.ts';
import { pluralize } from '#lib/language/format.ts';
import type { WordChange } from '../stale/describe-change.server.ts';
import type { StaleItem, StaleSection } from '../stale/find-stale.server.ts';

// What the operator reads about law that changed: the command's lines and the mail.
const count = (n: number, word: string) => pluralize(n, { one: `# ${word}`, other: `# ${word}s` });

const MAX_MAILED_SECTIONS = 40;

export const none = (recorded: number) =>
  `Nothing is stale: of ${count(recorded, 'recorded section')} none has another text in the database.`;

export const summary = (sections: number, items: number) =>
  `${count(sections, 'section')} changed; ${count(items, 'item')} of the library rest on them.`;

export const section = ({ key, heading, recorded, date, removed }: StaleSection) =>
  removed
    ? `${key}  ${heading}\n  no longer in the code as of ${formatPartialDate(date)} (checked as of ${formatPartialDate(recorded.date)})`
    : `${key}  ${heading}\n  changed as of ${formatPartialDate(date)} (checked as of ${formatPartialDate(recorded.date)})`;

export const change = ({ before, after }: WordChange) => `  - ${before}\n  + ${after}`;
export const earlierNotStored =
  '  the earlier text is not in the database, so the change cannot be shown';
export const item = ({ id, title }: Pick<StaleItem, 'id' | 'title'>) => `    ${id}  ${title}`;
export const next =
  'Check each item against the new text, set its checkedOn, then run: npm run content -- derive --database SECTION…';

export const mailSubject = (site: string, sections: number) =>
  `${site}: ${count(sections, 'statute')} that content rests on changed`;

export const mailText = (sections: StaleSection[], items: StaleItem[], address: string) =>
  [
    `The last import of law changed ${count(sections.length, 'section')} that ${count(items.length, 'item')} of the library rest on.`,
    `Their pages show a dated notice until they are checked. "npm run content -- stale" lists all of them with the words that changed.`,
    ...sections.slice(0, MAX_MAILED_SECTIONS).map((section) => {
      const resting = items.filter(({ changed }) => changed.includes(section)).map(({ id }) => id);
      return `${section.key} (${section.removed ? 'no longer in the code' : 'changed'}, ${formatPartialDate(section.date)}): ${resting.slice(0, 8).join(', ')}${resting.length > 8 ? ', …' : ''}`;
    }),
    ...(sections.length > MAX_MAILED_SECTIONS
      ? [`and ${sections.length - MAX_MAILED_SECTIONS} more`]
      : []),
    address,
  ].join('\n\n');
