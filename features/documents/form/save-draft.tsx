import { Link } from 'react-router';
import { drafts } from '../messages.ts';

export type DraftName = { draft: string; version: number; name: string };

/** Part of the document's form: its button posts the whole form to the drafts route. */
export function SaveDraft({ openedDraft, title }: { openedDraft?: DraftName; title: string }) {
  return (
    <fieldset className="form-part">
      <legend className="sr-only">{drafts.save}</legend>
      {openedDraft && <input type="hidden" name="draft" value={openedDraft.draft} />}
      <div className="field">
        <label htmlFor="draft-name">{drafts.name}</label>
        <span className="hint" id="draft-hint">
          {openedDraft ? drafts.opened(openedDraft.name, openedDraft.version) : drafts.saveHint}
        </span>
        <input
          className="input"
          id="draft-name"
          name="draft-name"
          maxLength={120}
          autoComplete="off"
          defaultValue={openedDraft?.name ?? title}
          aria-describedby="draft-hint"
        />
      </div>
      <div className="document-actions">
        <button type="submit" className="button quiet" name="do" value="save" formAction="/documents/drafts">
          {drafts.save}
        </button>
        <Link className="onward" to="/documents/drafts">
          {drafts.all}
        </Link>
      </div>
    </fieldset>
  );
}
