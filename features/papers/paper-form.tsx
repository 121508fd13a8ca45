// The form of /paper: a text, a file, photos that are read here, or a kind with a date. Works without JavaScript; with it the page stays while
// the paper is read, and nothing is lost when the server cannot be reached.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { MAX_UPLOAD_BYTES } from '#features/citations/schema.ts';
import { JURISDICTIONS, STATES } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import { paperPage } from './page-messages.ts';
import type { PaperSent } from './paper-fields.tsx';
import { PhotoPart } from './photo/photo-part.tsx';
import { foundTexts } from './result-messages.ts';

type Props = { sent: PaperSent; failure: Failure | null; kinds: { id: string; title: string }[]; answered: boolean };

export function PaperFormPart({ sent, failure, kinds, answered }: Props) {
  const submit = useSubmit();
  const busy = useNavigation().state === 'submitting';
  const fileInput = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [scanned, setScanned] = useState<File>();
  const errors: Record<string, string> = (!busy && failure?.fields) || {};
  // A kind that was picked for one text says nothing about the next one.
  const showsPicked = !answered || sent.text.trim() === '';
  const kind = showsPicked ? sent.kind : '';

  useEffect(() => {
    const file = fileInput.current?.files?.[0];
    if (!file) return;
    // A PDF without text is read here, as photos are.
    if (failure?.fields?.scanned) setScanned(file);
    if (failure?.fields?.scanned || answered) (fileInput.current as HTMLInputElement).value = '';
    if (answered && textArea.current) textArea.current.value = sent.text;
  }, [failure, answered, sent.text]);

  function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true });
  }
  const putText = (text: string) => {
    const area = textArea.current;
    if (!area) return;
    area.value = [area.value.trim(), text].filter(Boolean).join('\n\n');
    area.focus();
  };
  const checkFile = () => {
    const input = fileInput.current;
    const size = input?.files?.[0]?.size ?? 0;
    input?.setCustomValidity(size > MAX_UPLOAD_BYTES ? paperPage.tooLarge : '');
    input?.reportValidity();
  };
  const describe = (name: string) => ({
    id: name,
    name,
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': errors[name] ? `${name}-hint ${name}-wrong` : `${name}-hint`,
  });
  return (
    <form className="paper-form" method="post" action="/paper" encType="multipart/form-data" onSubmit={submitForm} noValidate>
      {failure && !busy && <Notice kind="failed">{errors.file ?? errors.text ?? failure.message}</Notice>}
      <div className="field">
        <label htmlFor="text">{paperPage.text}</label>
        <Hint name="text" text={paperPage.textHint} error={errors.text} />
        <textarea className="input" rows={9} ref={textArea} defaultValue={sent.text} {...describe('text')} />
      </div>
      <div className="paper-ways">
        <PhotoPart onText={putText} scanned={scanned} />
        <div className="field">
          <label htmlFor="file">{paperPage.file}</label>
          <Hint name="file" text={paperPage.fileHint} error={errors.file} />
          <input
            className="input"
            type="file"
            accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            ref={fileInput}
            onChange={checkFile}
            {...describe('file')}
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor="state">{paperPage.state}</label>
        <Hint name="state" text={paperPage.stateHint} />
        <select className="select" key={sent.state} defaultValue={sent.state} {...describe('state')}>
          {JURISDICTIONS.map((code) => (
            <option key={code} value={code}>
              {code === 'General' ? paperPage.anyState : STATES[code]}
            </option>
          ))}
        </select>
      </div>
      <details className="more-days" open={Boolean(errors.date || (showsPicked && (sent.date || kind)))}>
        <summary>{paperPage.noFile}</summary>
        <div className="paper-pick">
          <div className="field">
            <label htmlFor="kind">{paperPage.kind}</label>
            <select className="select" id="kind" name="kind" key={kind} defaultValue={kind}>
              <option value="">{paperPage.pickKind}</option>
              {kinds.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="date">{paperPage.date}</label>
            <Hint name="date" text={paperPage.dateHint} error={errors.date} />
            <input className="input" type="date" defaultValue={sent.date} {...describe('date')} />
          </div>
          <div className="field">
            <label htmlFor="date-role">{paperPage.dateRole}</label>
            <select className="select" id="date-role" name="date-role" defaultValue={sent.dateRole}>
              {(['served', 'issued', 'hearing'] as const).map((role) => (
                <option key={role} value={role}>
                  {foundTexts.roles[role]}
                </option>
              ))}
            </select>
          </div>
        </div>
      </details>
      <div className="paper-actions">
        <button type="submit" className="button" disabled={busy}>
          {busy ? paperPage.reading : paperPage.submit}
        </button>
        <p role="status" className="hint">
          {busy && paperPage.working}
        </p>
      </div>
    </form>
  );
}

function Hint({ name, text, error }: { name: string; text: string; error?: string }) {
  return (
    <>
      <span className="hint" id={`${name}-hint`}>
        {text}
      </span>
      {error && (
        <span className="wrong" id={`${name}-wrong`}>
          {error}
        </span>
      )}
    </>
  );
}
