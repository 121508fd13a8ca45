// Links that somebody wrote into a text, to an item that is not there and never was.
import { suggestName } from '../files/explain-problem.ts';
import type { ContentProblem } from '../files/read-content.server.ts';
import type { LoadedLibrary } from '../load-library.server.ts';

const LISTS = ['topics', 'faqs', 'guides', 'terms', 'pages'] as const;
const LINK = /\]\((\/(topics|guides|dictionary|rules)\/([a-z0-9-]+)(?:#faq-([a-z0-9-]+))?)/g;
const NAMED = { guides: 'guides', dictionary: 'terms', rules: 'rules' } as const;

export function checkTextLinks({
  library,
  findPlace,
}: Pick<LoadedLibrary, 'library' | 'findPlace'>): ContentProblem[] {
  const { names } = library;

  /** The ids that there are; undefined: it is one of them. */
  function listCandidates([, , room = '', id = '', faq]: string[]): string[] | undefined {
    if (room === 'topics' && !library.topics.some((topic) => topic.id === id))
      return library.topics.map((topic) => topic.id);
    const kind = faq ? 'faqs' : NAMED[room as keyof typeof NAMED];
    if (!kind || names.resolve(kind, faq ?? id) !== undefined) return undefined;
    return library[kind].map((item) => item.id);
  }

  return LISTS.flatMap((list) =>
    library[list].flatMap((item) =>
      [...JSON.stringify(item).matchAll(LINK)].flatMap((link) => {
        const candidates = listCandidates(link);
        const [, href, , id = '', faq] = link;
        if (!candidates) return [];
        return {
          ...findPlace(`${list}/${item.id}`),
          message: `the text links to ${href}, which is not there${suggestName(faq ?? id, candidates)}`,
        };
      }),
    ),
  );
}
