// The form, its preview and the generated document. Inputs are uncontrolled, so that text typed before hydration is not lost; the
// workspace reads them when typing pauses, for the preview, the validation messages and the copy in sessionStorage.

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { assemble } from '../assemble/assemble.ts';
import { findCautions } from '../assemble/find-cautions.ts';
import { lint } from '../assemble/lint.ts';
import type { OpenDraft } from '../drafts.server.ts';
import { documents } from '../messages.ts';
import type { SavedParty } from '../parties/parties.server.ts';
import { PartyList } from '../parties/party-list.tsx';
import { applyChanges } from '../tailor/apply-changes.ts';
import { TailorDocument } from '../tailor/tailor-document.tsx';
import { AboutDocument } from './about-document.tsx';
import type { Answer } from './document-answer.ts';
import { DocumentBatch } from './document-batch.tsx';
import { DetailField, EffectiveDate } from './document-fields.tsx';
import { createEmptyRequest, isSameRequest, readDocumentForm, toFieldMessages } from './document-form-values.ts';
import { DocumentPreview } from './document-preview.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { GeneratedDocument } from './generated-document.tsx';
import { SaveDraft } from './save-draft.tsx';
import { clearSavedRequest, loadSavedRequest, saveRequest } from './saved-request.ts';

type Props = {
  template: DocumentTemplate;
  /** The law that it rests on has changed since it was checked. */
  lawNotice?: string;
  jurisdiction: string;
  mayEdit: boolean;
  /** Name of the AI provider; undefined when none is configured. */
  provider?: string;
  answer?: Answer;
  account?: WorkspaceAccount;
};
/** Only for signed-in users. */
export type WorkspaceAccount = { draft?: OpenDraft; book: SavedParty[] };

const TYPING_PAUSE_MS = 500;

export function DocumentWorkspace({ template, lawNotice, jurisdiction, mayEdit, provider, answer, account }: Props) {
  const draft = account?.draft;
  const pageUrl = `/documents?type=${template.id}${draft ? `&draft=${draft.draft}&version=${draft.version}` : ''}`;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  // `formKey` remounts the inputs when their values change from outside, not by typing.
  const [initial, setInitial] = useState(() => ({
    formKey: 0,
    request: answer?.request ?? draft?.request ?? createEmptyRequest(template, jurisdiction),
  }));
  const [formRequest, setFormRequest] = useState(initial.request);
  const [showFaults, setShowFaults] = useState(answer?.failure?.fields !== undefined);
  const [statusMessage, setStatusMessage] = useState('');

  const resetForm = (request: DocumentRequest) => {
    setInitial(({ formKey }) => ({ formKey: formKey + 1, request }));
    setFormRequest(request);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const saved = loadSavedRequest();
    // The typed values are now saved as a draft version: the page of the earlier version must not restore them.
    if (saved && draft && saved.address !== pageUrl && isSameRequest(template, saved.request, draft.request)) clearSavedRequest();
    if (!answer && saved?.address === pageUrl && saved.request.documentType === template.id) resetForm({ ...saved.request, jurisdiction });
    return () => clearTimeout(timer.current);
  }, []);

  const generated = answer?.made;
  // Accepted changes become part of the form's request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a document was generated
  useEffect(() => {
    if (!generated) return;
    const request = { ...formRequest, changes: generated.request.changes };
    setFormRequest(request);
    saveRequest({ address: pageUrl, request });
  }, [generated]);

  function readForm(): DocumentRequest {
    clearTimeout(timer.current);
    const request = readDocumentForm(new FormData(form.current ?? undefined), template, jurisdiction);
    setFormRequest(request);
    saveRequest({ address: pageUrl, request });
    return request;
  }
  const scheduleRead = () => {
    setStatusMessage('');
    clearTimeout(timer.current);
    timer.current = setTimeout(readForm, TYPING_PAUSE_MS);
  };
  function generate(event: FormEvent<HTMLFormElement>) {
    // Saving a draft is a plain form post that redirects to the saved draft.
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (submitter?.hasAttribute('formaction')) return void readForm();
    event.preventDefault();
    const faults = lint(template, readForm());
    setShowFaults(true);
    if (faults.length === 0) submit(event.currentTarget, { method: 'post', action: pageUrl, preventScrollReset: true });
    else setTimeout(() => document.getElementById('document-faults')?.focus());
  }
  function clearForm() {
    clearTimeout(timer.current);
    clearSavedRequest();
    setShowFaults(false);
    resetForm(createEmptyRequest(template, jurisdiction));
    setStatusMessage(documents.cleared);
    if (answer) navigate(pageUrl, { replace: true, preventScrollReset: true });
  }

  const currentRequest = useMemo(() => ({ ...formRequest, jurisdiction }), [formRequest, jurisdiction]);
  const assembled = useMemo(
    () => applyChanges(assemble(template, currentRequest), currentRequest.changes).document,
    [template, currentRequest],
  );
  const faults = useMemo(() => (showFaults ? toFieldMessages(lint(template, currentRequest)) : {}), [showFaults, template, currentRequest]);
  const failure = answer?.failure?.fields || answer?.wish !== undefined ? undefined : answer?.failure?.message;
  return (
    <>
      <AboutDocument template={template} lawNotice={lawNotice} jurisdiction={jurisdiction} />
      <div className="document-desk">
        <form
          key={initial.formKey}
          ref={form}
          className="document-form"
          method="post"
          action={pageUrl}
          encType="multipart/form-data"
          noValidate
          onSubmit={generate}
          onInput={scheduleRead}
        >
          <input type="hidden" name="documentType" value={template.id} />
          {/* Enter in a field presses the form's first submit button: this one, rather than a party button. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" disabled={busy} />
          <input type="hidden" name="changes" value={JSON.stringify(formRequest.changes ?? [])} />
          <PartyList
            template={template}
            pageUrl={pageUrl}
            initialParties={initial.request.parties}
            savedParties={account && mayEdit ? account.book : undefined}
            statusMessage={answer?.said}
            faults={faults}
            onChange={scheduleRead}
          />
          <fieldset className="form-part">
            <legend>{documents.details}</legend>
            <EffectiveDate value={initial.request.dates.effective_date} faults={faults} />
            {template.fields.map((field) => (
              <DetailField key={field.name} field={field} value={initial.request.details[field.name] ?? ''} faults={faults} />
            ))}
          </fieldset>
          {!busy && <ErrorSummary faults={faults} failure={failure} />}
          <div className="document-actions">
            <Button type="submit" disabled={busy}>
              {busy ? documents.generating : documents.generate}
            </Button>
            <Button kind="quiet" className="js-only" onClick={clearForm}>
              {documents.clear}
            </Button>
          </div>
          <p className="hint" role="status">
            {statusMessage}
          </p>
          <p className="hint">{documents.privacyNote}</p>
          {account && mayEdit && <SaveDraft openedDraft={draft} title={template.title} />}
        </form>
        <DocumentPreview template={template} assembled={assembled} cautions={findCautions(template, currentRequest)} />
      </div>
      {mayEdit && <DocumentBatch type={template.id} />}
      {generated && !busy && (
        <>
          <GeneratedDocument
            generated={generated}
            pageUrl={pageUrl}
            stale={!isSameRequest(template, generated.request, currentRequest)}
            mayEdit={mayEdit}
          />
          {mayEdit && (
            <TailorDocument key={generated.text} pageUrl={pageUrl} request={generated.request} provider={provider} answer={answer} />
          )}
        </>
      )}
    </>
  );
}
