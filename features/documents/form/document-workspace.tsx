// The form with its preview and the document that comes of it. The inputs keep their own values (so that nothing typed before the page
// is alive is lost); the desk reads them when typing pauses: for the preview, the faults, and what the browser keeps.
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { assemble } from '../assemble/assemble.ts';
import { lint } from '../assemble/lint.ts';
import type { OpenDraft } from '../drafts.server.ts';
import { documents } from '../messages.ts';
import type { BookParty } from '../parties/parties.server.ts';
import { PartyList } from '../parties/party-list.tsx';
import { applyChanges } from '../tailor/apply-changes.ts';
import { TailorDocument } from '../tailor/tailor-document.tsx';
import { AboutDocument } from './about-document.tsx';
import type { Answer } from './document-answer.ts';
import { DocumentBatch } from './document-batch.tsx';
import { DetailField, EffectiveDate } from './document-fields.tsx';
import { byField, emptyRequest, readDocumentForm, sameTyped } from './document-form-values.ts';
import { DocumentPreview } from './document-preview.tsx';
import { FaultBox } from './error-summary.tsx';
import { GeneratedDocument } from './generated-document.tsx';
import { SaveDraft } from './save-draft.tsx';
import { clearSavedRequest, loadSavedRequest, saveRequest } from './saved-request.ts';

type Props = {
  template: DocumentTemplate;
  jurisdiction: string;
  mayEdit: boolean;
  /** Where a wish would go; none is connected otherwise. */
  provider?: string;
  answer?: Answer;
  account?: DeskAccount;
};
/** For those who are signed in. */
export type DeskAccount = { draft?: OpenDraft; book: BookParty[] };

const PAUSE = 500;

export function DocumentDesk({ template, jurisdiction, mayEdit, provider, answer, account }: Props) {
  const draft = account?.draft;
  const address = `/documents?type=${template.id}${draft ? `&draft=${draft.draft}&version=${draft.version}` : ''}`;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  // `round` makes the inputs anew when their values come from elsewhere than the keyboard.
  const [start, setStart] = useState(() => ({
    round: 0,
    request: answer?.request ?? draft?.request ?? emptyRequest(template, jurisdiction),
  }));
  const [typed, setTyped] = useState(start.request);
  const [tried, setTried] = useState(answer?.failure?.fields !== undefined);
  const [said, setSaid] = useState('');

  const begin = (request: DocumentRequest) => {
    setStart(({ round }) => ({ round: round + 1, request }));
    setTyped(request);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes alive
  useEffect(() => {
    const kept = loadSavedRequest();
    // What was typed is saved now: the earlier version's address must not show it.
    if (kept && draft && kept.address !== address && sameTyped(template, kept.request, draft.request)) clearSavedRequest();
    if (!answer && kept?.address === address && kept.request.documentType === template.id) begin({ ...kept.request, jurisdiction });
    return () => clearTimeout(timer.current);
  }, []);

  const made = answer?.made;
  // Accepted changes are part of what the form holds from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a document was made
  useEffect(() => {
    if (!made) return;
    const request = { ...typed, changes: made.request.changes };
    setTyped(request);
    saveRequest({ address, request });
  }, [made]);

  function read(): DocumentRequest {
    clearTimeout(timer.current);
    const request = readDocumentForm(new FormData(form.current ?? undefined), template, jurisdiction);
    setTyped(request);
    saveRequest({ address, request });
    return request;
  }
  const readSoon = () => {
    setSaid('');
    clearTimeout(timer.current);
    timer.current = setTimeout(read, PAUSE);
  };
  function generate(event: FormEvent<HTMLFormElement>) {
    // A draft is a plain post: it leads to the address of what was saved.
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (pressed?.hasAttribute('formaction')) return void read();
    event.preventDefault();
    const faults = lint(template, read());
    setTried(true);
    if (faults.length === 0) submit(event.currentTarget, { method: 'post', action: address, preventScrollReset: true });
    else setTimeout(() => document.getElementById('document-faults')?.focus());
  }
  function clear() {
    clearTimeout(timer.current);
    clearSavedRequest();
    setTried(false);
    begin(emptyRequest(template, jurisdiction));
    setSaid(documents.cleared);
    if (answer) navigate(address, { replace: true, preventScrollReset: true });
  }

  const now = useMemo(() => ({ ...typed, jurisdiction }), [typed, jurisdiction]);
  const assembled = useMemo(() => applyChanges(assemble(template, now), now.changes).document, [template, now]);
  const faults = useMemo(() => (tried ? byField(lint(template, now)) : {}), [tried, template, now]);
  const failure = answer?.failure?.fields || answer?.wish !== undefined ? undefined : answer?.failure?.message;
  return (
    <>
      <AboutDocument template={template} jurisdiction={jurisdiction} />
      <div className="document-desk">
        <form
          key={start.round}
          ref={form}
          className="document-form"
          method="post"
          action={address}
          encType="multipart/form-data"
          noValidate
          onSubmit={generate}
          onInput={readSoon}
        >
          <input type="hidden" name="documentType" value={template.id} />
          {/* Enter in a field presses the first button of a form: this one, not one that changes the parties. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" disabled={busy} />
          <input type="hidden" name="changes" value={JSON.stringify(typed.changes ?? [])} />
          <PartyList
            template={template}
            address={address}
            start={start.request.parties}
            book={account && mayEdit ? account.book : undefined}
            said={answer?.said}
            faults={faults}
            onChange={readSoon}
          />
          <fieldset className="form-part">
            <legend>{documents.details}</legend>
            <EffectiveDate value={start.request.dates.effective_date} faults={faults} />
            {template.fields.map((field) => (
              <DetailField key={field.name} field={field} value={start.request.details[field.name] ?? ''} faults={faults} />
            ))}
          </fieldset>
          {!busy && <FaultBox faults={faults} failure={failure} />}
          <div className="document-actions">
            <button type="submit" className="button" disabled={busy}>
              {busy ? documents.generating : documents.generate}
            </button>
            <button type="button" className="button quiet js-only" onClick={clear}>
              {documents.clear}
            </button>
          </div>
          <p className="hint" role="status">
            {said}
          </p>
          <p className="hint">{documents.kept}</p>
          {account && mayEdit && <SaveDraft open={draft} title={template.title} />}
        </form>
        <DocumentPreview template={template} assembled={assembled} />
      </div>
      {mayEdit && <DocumentBatch type={template.id} />}
      {made && !busy && (
        <>
          <GeneratedDocument made={made} address={address} stale={!sameTyped(template, made.request, now)} mayEdit={mayEdit} />
          {mayEdit && <TailorDocument key={made.text} address={address} request={made.request} provider={provider} answer={answer} />}
        </>
      )}
    </>
  );
}
