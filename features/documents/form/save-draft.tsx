import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

import * as drafts from '../messages/drafts.ts';
import type { AutosaveState } from './use-autosave.ts';

export type DraftName = { draft: string; version: number; name: string };

/**
 * Part of the document's form: its button posts the whole form to the drafts route. With JavaScript
 * the page stays as it is.
 */
export function SaveDraft({
  openedDraft,
  title,
  state,
}: {
  openedDraft?: DraftName;
  title: string;
  state?: AutosaveState;
}) {
  return (
    <fieldset className="form-part save-draft">
      <legend className="sr-only">{drafts.save}</legend>
      {openedDraft && <input type="hidden" name="draft" value={openedDraft.draft} />}
      <TextField
        key={state?.name}
        id="draft-name"
        name="draft-name"
        label={drafts.name}
        hint={openedDraft ? drafts.opened(openedDraft.name, openedDraft.version) : drafts.saveHint}
        maxLength={120}
        autoComplete="off"
        defaultValue={state?.name ?? openedDraft?.name ?? title}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          kind="quiet"
          name="do"
          value="save"
          formAction="/documents/drafts"
          disabled={state?.busy}
        >
          {state?.savedAt ? drafts.savedAt(formatTime(state.savedAt)) : drafts.save}
        </Button>
        <Link className="onward" to="/documents/drafts">
          {drafts.openAll}
        </Link>
      </div>
      <p className={state?.failure ? 'wrong' : 'hint'} role="status">
        {state?.failure ?? (state?.lastSavedAt && drafts.savedAt(formatTime(state.lastSavedAt)))}
      </p>
    </fieldset>
  );
}

/** Only in the browser, in its time zone. */
const formatTime = (iso: string) =>
  new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
