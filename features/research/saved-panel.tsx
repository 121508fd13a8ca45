// Saved citations beside the results. The list itself is loaded with the first thing in it: most visits have none.
import { lazy, Suspense } from 'react';
import { research } from './messages.ts';
import { usePageCitations } from './page-citations.ts';
import type { SavedList } from './saved-list.ts';

const SavedCitations = lazy(async () => ({ default: (await import('./saved-citations.tsx')).SavedCitations }));

export function SavedPanel({ list }: { list: SavedList | null }) {
  const empty = usePageCitations().length === 0 && (list === null || (list.total === 0 && !list.failed));
  return (
    <section aria-labelledby="saved-title">
      <h2 className="margin-heading" id="saved-title">
        {research.savedTitle}
      </h2>
      {empty ? (
        <p className="text-base text-ink-2">{research.nothingSaved}</p>
      ) : (
        <Suspense>
          <SavedCitations list={list} />
        </Suspense>
      )}
    </section>
  );
}
