// The Dictionary tab of the research workspace: an entry with links to related terms, or the
// nearest terms.
import { Link } from 'react-router';
import type { TermLookup } from './look-up-term.server.ts';
import * as dictionary from './messages/dictionary.ts';
import { NearestTerms, TermEntry } from './term-entry.tsx';

export function DictionaryPanel({ result, query }: { result: TermLookup; query: string }) {
  if (!result.found) return <NearestTerms {...result} inPlace />;
  const { found, exact } = result;
  return (
    <article className="grid grid-cols-1 gap-4 py-4">
      {!exact && <p className="meta">{dictionary.correctedFrom(query)}</p>}
      <h2 className="text-h2">
        <Link className="text-ink no-underline hover:underline" to={`/dictionary/${found.id}`}>
          {found.term}
        </Link>
      </h2>
      <TermEntry
        entry={found}
        relatedHref={({ term }) =>
          `/research?${new URLSearchParams({ tab: 'dictionary', q: term })}`
        }
      />
    </article>
  );
}
