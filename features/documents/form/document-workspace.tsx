// The document desk: the form at the left, the sheet that it fills at the right. Where there is
// room for one only, a switch shows either.

import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { lint, listAskedFields } from '../assemble/lint.ts';
import type { OpenDraft } from '../drafts.server.ts';
import * as documents from '../messages/documents.ts';
import type { SavedParty } from '../parties/parties.server.ts';
import { PartyList } from '../parties/party-list.tsx';
import { AcceptedChanges, TailorDocument } from '../tailor/tailor-document.tsx';
import { hasEffectiveDate, type Template, writesPaper } from '../template.ts';
import { AboutDocument } from './about-document.tsx';
import { DeskSwitch, PANE_IDS, usePane } from './desk-switch.tsx';
import type { Answer } from './document-answer.ts';
import { DocumentBatch } from './document-batch.tsx';
import { DetailFields } from './document-fields.tsx';
import { isSameRequest, toFieldMessages } from './document-form-values.ts';
import { DocumentPreview } from './document-preview.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { listFilled } from './filled-fields.ts';
import { FilledNotice } from './filled-notice.tsx';
import { listEmptyFields } from './list-empty-fields.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { SaveDraft } from './save-draft.tsx';
import { SheetHead } from './sheet-head.tsx';
import { StateNotices } from './state-notices.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDocumentForm } from './use-document-form.ts';

type Props = {
  template: Template;
  /** The law that it rests on has changed since it was checked. */
  lawNotice?: string;
  jurisdiction: string;
  mayEdit: boolean;
  /** Name of the AI provider; undefined when none is configured. */
  provider?: string;
  /** What the address has already answered. */
  details?: Record<string, string>;
  answer?: Answer;
  account?: WorkspaceAccount;
  /** The choice of the document, above the form. */
  children?: ReactNode;
};
/** Only for signed-in users. */
export type WorkspaceAccount = { draft?: OpenDraft; book: SavedParty[] };

export function DocumentWorkspace({
  template,
  lawNotice,
  jurisdiction,
  mayEdit,
  provider,
  details,
  answer,
  account,
  children,
}: Props) {
  const draft = account?.draft;
  const pageUrl = `/documents?type=${template.id}${draft ? `&draft=${draft.draft}&version=${draft.version}` : ''}`;
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const { form, initial, request, filled, readForm, scheduleRead, clearForm } = useDocumentForm({
    template,
    jurisdiction,
    pageUrl,
    details,
    answer,
    draft,
  });
  const canSave = account !== undefined && mayEdit;
  const autosave = useAutosave({ isOn: canSave, form, pageUrl, openedDraft: draft?.draft });
  const [showFaults, setShowFaults] = useState(answer?.failure?.fields !== undefined);
  const [statusMessage, setStatusMessage] = useState('');
  const generated = answer?.made;
  const [pane, showPane] = usePane(generated ? 'sheet' : 'form');
  const isFocusDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a document was generated
  useEffect(() => {
    isFocusDue.current = generated !== undefined;
    if (generated) showPane('sheet');
  }, [generated]);
  // Only after the sheet is drawn, however long that takes: what is hidden cannot have the focus.
  useEffect(() => {
    if (!isFocusDue.current || pane !== 'sheet' || busy) return;
    isFocusDue.current = false;
    document.getElementById('sheet-title')?.focus();
  });

  const filledFields = useMemo(() => listFilled(filled, request), [filled, request]);
  const emptyFields = useMemo(() => listEmptyFields(template, request), [template, request]);
  const faults = useMemo(
    () => (showFaults ? toFieldMessages(lint(template, request)) : {}),
    [showFaults, template, request],
  );
  const isPaper = writesPaper(template, jurisdiction);
  const [focused, setFocused] = useState<string>();
  const [wantedField, setWantedField] = useState<string>();
  // Only once the form is drawn: what is hidden cannot have the focus.
  useEffect(() => {
    if (wantedField === undefined || pane !== 'form') return;
    setWantedField(undefined);
    document.getElementById(wantedField)?.focus();
  }, [wantedField, pane]);
  function showField(id: string) {
    showPane('form');
    setWantedField(id);
  }
  const failure =
    answer?.failure?.fields || answer?.wish !== undefined ? undefined : answer?.failure?.message;

  function noticeChange() {
    setStatusMessage('');
    scheduleRead();
    autosave.scheduleSave();
  }
  function generate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Saving a draft is a form post to another page; the button says that it is saved, and
    // everything stays as it is.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')) {
      readForm();
      return autosave.saveNow();
    }
    const found = lint(template, readForm());
    setShowFaults(true);
    if (found.length === 0)
      return void submit(event.currentTarget, {
        method: 'post',
        action: pageUrl,
        preventScrollReset: true,
      });
    showPane('form');
    setTimeout(() => document.getElementById('document-faults')?.focus());
  }
  function clear() {
    setShowFaults(false);
    clearForm();
    autosave.forgetDraft();
    setStatusMessage(documents.cleared);
    if (answer) navigate(pageUrl, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <DeskSwitch
        pane={pane}
        emptyCount={emptyFields.length}
        onChoose={(next) => showPane(next, true)}
      />
      <div className="document-desk" data-pane={pane}>
        <div className="desk-form">
          {children}
          <AboutDocument template={template} lawNotice={lawNotice} jurisdiction={jurisdiction} />
          <form
            key={initial.formKey}
            id={PANE_IDS.form}
            ref={form}
            className="document-form"
            method="post"
            action={pageUrl}
            encType="multipart/form-data"
            noValidate
            onSubmit={generate}
            onInput={noticeChange}
            onFocus={({ target }) => setFocused(target.id || undefined)}
          >
            <input type="hidden" name="documentType" value={template.id} />
            {/* Enter in a field presses the form's first submit button: this one, rather than a
                party button. */}
            <button
              type="submit"
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
              disabled={busy}
            />
            <input type="hidden" name="changes" value={JSON.stringify(request.changes ?? [])} />
            {!busy && <ErrorSummary faults={faults} failure={failure} />}
            {generated && (
              <Notice kind="good" className="no-js-only">
                <a href={`#${PANE_IDS.sheet}`}>{documents.ready}</a>
              </Notice>
            )}
            <FilledNotice filled={filled} count={filledFields.size} />
            <RefusalNotice template={template} request={request} />
            {isPaper && (
              <PartyList
                template={template}
                pageUrl={pageUrl}
                initialParties={initial.request.parties}
                savedParties={canSave ? account.book : undefined}
                statusMessage={answer?.said}
                faults={faults}
                filled={filledFields}
                onChange={noticeChange}
              />
            )}
            <fieldset className="form-part">
              <legend>{documents.details}</legend>
              <StateNotices template={template} request={request} />
              <DetailFields
                fields={listAskedFields(template, jurisdiction)}
                hasDate={hasEffectiveDate(template, jurisdiction)}
                request={initial.request}
                faults={faults}
                filled={filledFields}
              />
            </fieldset>
            <div className="generate-part">
              <div className="flex flex-wrap items-center gap-3">
                <Button type="submit" disabled={busy}>
                  {busy ? documents.generating : documents.generate}
                </Button>
                <Button kind="quiet" className="js-only" onClick={clear}>
                  {documents.clear}
                </Button>
              </div>
              <p className="hint empty-fields js-only">{documents.emptyFields(emptyFields)}</p>
              <p className="hint" role="status">
                {statusMessage}
              </p>
              <p className="hint">
                {canSave ? documents.privacyNoteAutosaved : documents.privacyNote}
              </p>
            </div>
            {canSave && (
              <SaveDraft openedDraft={draft} title={template.title} state={autosave.state} />
            )}
          </form>
        </div>
        <DocumentPreview
          template={template}
          request={request}
          focused={focused}
          onShowField={showField}
        >
          <SheetHead
            generated={busy ? undefined : generated}
            isStale={generated ? !isSameRequest(template, generated.request, request) : false}
            mayEdit={mayEdit}
            formId={PANE_IDS.form}
          />
          {generated && !busy && <AcceptedChanges pageUrl={pageUrl} request={generated.request} />}
        </DocumentPreview>
      </div>
      {generated && !busy && mayEdit && (
        <TailorDocument
          key={generated.text}
          pageUrl={pageUrl}
          request={generated.request}
          provider={provider}
          answer={answer}
        />
      )}
      {mayEdit && <DocumentBatch type={template.id} pageUrl={pageUrl} answer={answer} />}
    </>
  );
}
