// The form without JavaScript: the same way in, and the whole result at once.

import type { Viewer } from '#features/plans/gate.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { beginWriting, type WritingCaller } from './begin-work-product.server.ts';
import { bodyOf, type FormAnswer, readTyped, type Writing, type WritingEvent } from './work-product.ts';

export async function answerWritingForm(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  caller: WritingCaller,
  tab: 'strategy' | 'motions',
  form: FormData,
): Promise<FormAnswer> {
  const typed = readTyped(form);
  const writing: Writing = tab === 'motions' ? 'motion' : form.get('writing') === 'memo' ? 'memo' : 'analysis';
  const begun = await beginWriting(deps, viewer, caller, writing, { ...bodyOf(writing, typed, form.get('try') === 'once') });
  if (!begun.ok) return { writing, typed, events: [], refusal: { failure: begun.failure, mayTry: begun.mayTry } };
  const events: WritingEvent[] = [];
  for await (const event of begun.events) events.push(event);
  return { writing, typed, events, refusal: null };
}
