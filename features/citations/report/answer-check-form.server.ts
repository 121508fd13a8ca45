// The form of /citations: what was typed, checked, as its page shows it.
import type { Caller } from '#features/caller.ts';
import type { Failure } from '#lib/result.ts';
import { type CheckDeps, checkCitations } from '../check/check-citations.server.ts';
import type { Upload } from '../schema.ts';
import { readCheckForm } from './read-check-form.server.ts';
import { type CheckView, viewCheck } from './view-check.server.ts';

/** `text`: what the text area shows; empty where the text is too long to be sent back. */
export type CheckAnswer = { failure: Failure | null; text: string; view: CheckView | null };

export async function answerCheckForm(
  deps: CheckDeps,
  caller: Caller,
  form: FormData,
  upload: Upload | undefined,
): Promise<CheckAnswer> {
  const { typed, job } = readCheckForm(form, upload);
  const result = await checkCitations(deps, caller, job);
  if (!result.ok) return { failure: result.failure, text: typed, view: null };
  const view = viewCheck(result.value);
  return { failure: null, text: view.text.length < view.length ? '' : view.text, view };
}
