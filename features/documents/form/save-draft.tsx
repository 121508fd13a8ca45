import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { drafts } from '../messages.ts';

export type DraftName = { draft: string; version: number; name: string };

/** Part of the document's form: its button posts the whole form to the drafts route. */
export function SaveDraft({ openedDraft, title }: { openedDraft?: DraftName; title: string }) {
  return (
    <fieldset className="form-part">
      <legend className="sr-only">{drafts.save}</legend>
      {openedDraft && <input type="hidden" name="draft" value={openedDraft.draft} />}
      <TextField
        id="draft-name"
        name="draft-name"
        label={drafts.name}
        hint={openedDraft ? drafts.opened(openedDraft.name, openedDraft.version) : drafts.saveHint}
        maxLength={120}
        autoComplete="off"
        defaultValue={openedDraft?.name ?? title}
      />
      <div className="document-actions">
        <Button type="submit" kind="quiet" name="do" value="save" formAction="/documents/drafts">
          {drafts.save}
        </Button>
        <Link className="onward" to="/documents/drafts">
          {drafts.all}
        </Link>
      </div>
    </fieldset>
  );
}
