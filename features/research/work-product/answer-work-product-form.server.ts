// Handles the form without JavaScript: the same entry point, with the complete result in one
// response.

import type { Caller } from '#features/caller.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { beginWorkProduct } from './begin-work-product.server.ts';
import {
  type FormAnswer,
  readInput,
  toRequestBody,
  type WorkProduct,
  type WorkProductEvent,
} from './work-product.ts';

export async function answerWorkProductForm(
  deps: LibrarySearchDeps,
  caller: Caller,
  { tab, form }: { tab: 'strategy' | 'motions'; form: FormData },
): Promise<FormAnswer> {
  const input = readInput(form);
  const workProduct: WorkProduct =
    tab === 'motions' ? 'motion' : form.get('writing') === 'memo' ? 'memo' : 'analysis';
  const tryOnceFree = form.get('try') === 'once';
  const body = { ...toRequestBody(workProduct, input, tryOnceFree) };
  const started = await beginWorkProduct(deps, caller, { workProduct, body });
  if (!started.ok) {
    const { ok: _, ...refusal } = started;
    return { writing: workProduct, typed: input, events: [], refusal };
  }
  const events: WorkProductEvent[] = [];
  for await (const event of started.events) events.push(event);
  return { writing: workProduct, typed: input, events, refusal: null, tryOnceFree };
}
