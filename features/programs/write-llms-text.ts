// /llms.txt: what the site has, in the order in which a model should look, made from the library.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import * as apiPages from './messages/api-pages.ts';
import { notAdvice } from './messages/program-texts.ts';

type Deps = Pick<LibraryDeps, 'library' | 'site'>;
type Entry = { title: string; path: string; about: string };

export function writeLlmsText({ library, site }: Deps): string {
  const list = (title: string, entries: Entry[]) => [
    `## ${title}`,
    '',
    ...entries.map(({ title, path, about }) => `- [${title}](${site.publicUrl}${path}): ${about}`),
    '',
  ];
  return [
    `# ${site.name}`,
    '',
    `> ${apiPages.documentDescription} ${notAdvice}`,
    '',
    ...list(apiPages.title, [
      { title: 'API', path: '/developers', about: apiPages.lead },
      { title: 'OpenAPI', path: '/api/openapi.json', about: 'The API as OpenAPI 3.1.' },
      { title: 'MCP', path: '/mcp', about: 'Tools for assistants, by Streamable HTTP.' },
    ]),
    ...list(
      'Topics',
      library.topics.map(({ id, title, description }) => ({
        title,
        path: `/topics/${id}`,
        about: description,
      })),
    ),
    ...list(
      'Guides',
      library.guides.map(({ id, title, description }) => ({
        title,
        path: `/guides/${id}`,
        about: description,
      })),
    ),
    ...list(
      'What each state says',
      library.rules.map(({ id, title, question }) => ({
        title,
        path: `/rules/${id}`,
        about: question,
      })),
    ),
  ].join('\n');
}
