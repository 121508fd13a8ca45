// The form: a box, a file, one button. Without JavaScript it is a plain form; with it the page stays while the text is checked, the
// work can be stopped, and nothing typed is lost when the server cannot be reached. Downloads are always plain posts of this form.
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { Failure } from '#lib/result.ts';
import { checker } from './messages.ts';
import { MAX_UPLOAD_BYTES } from './schema.ts';

export const CHECK_FORM = 'check-form';

export function CheckForm({ answer }: { answer?: { text: string; failure: Failure | null } }) {
  const { text = '', failure = null } = answer ?? {};
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const fileInput = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const wrong = (!busy && failure?.fields) || {};
  const message = wrong.file ?? wrong.text ?? failure?.message;

  // After a file was read its text stands in the box: that is what is checked next, after any change. A text that was typed stays
  // as it is, also what was typed since.
  useEffect(() => {
    if (!answer || answer.failure || !fileInput.current?.files?.length) return;
    if (box.current) box.current.value = answer.text;
    fileInput.current.value = '';
  }, [answer]);

  function check(event: FormEvent<HTMLFormElement>) {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.name === 'file-format') return;
    event.preventDefault();
    submit(event.currentTarget, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true });
  }
  const chosen = () => {
    const size = fileInput.current?.files?.[0]?.size ?? 0;
    fileInput.current?.setCustomValidity(size > MAX_UPLOAD_BYTES ? checker.tooLarge : '');
    fileInput.current?.reportValidity();
  };

  return (
    <form id={CHECK_FORM} className="check-form" method="post" action="/citations" encType="multipart/form-data" onSubmit={check}>
      {message && !busy && (
        <p className="notice failed" role="alert">
          <Icon name="circle-alert" />
          <span>{message}</span>
        </p>
      )}
      <div className="field">
        <label htmlFor="text">{checker.text}</label>
        <span className="hint" id="text-hint">
          {checker.textHint}
        </span>
        <textarea
          className="input"
          id="text"
          name="text"
          rows={10}
          ref={box}
          defaultValue={text}
          aria-invalid={wrong.text ? true : undefined}
          aria-describedby={wrong.text ? 'text-hint text-wrong' : 'text-hint'}
        />
        {wrong.text && (
          <span className="wrong" id="text-wrong">
            {wrong.text}
          </span>
        )}
      </div>
      <div className="field">
        <label htmlFor="file">{checker.file}</label>
        <span className="hint" id="file-hint">
          {checker.fileHint}
        </span>
        <input
          className="input"
          id="file"
          name="file"
          type="file"
          accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          ref={fileInput}
          onChange={chosen}
          aria-invalid={wrong.file ? true : undefined}
          aria-describedby={wrong.file ? 'file-hint file-wrong' : 'file-hint'}
        />
        {wrong.file && (
          <span className="wrong" id="file-wrong">
            {wrong.file}
          </span>
        )}
      </div>
      <div className="check-actions">
        <button type="submit" className="button" disabled={busy}>
          {busy ? checker.checking : checker.check}
        </button>
        {busy && (
          <button
            type="button"
            className="button quiet"
            onClick={() => navigate('/citations', { replace: true, preventScrollReset: true })}
          >
            {checker.stop}
          </button>
        )}
        <p role="status" className="hint">
          {busy && checker.working}
        </p>
      </div>
    </form>
  );
}
