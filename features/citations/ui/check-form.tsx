// The form: a text area, a file and a button. It works without JavaScript; with it the page stays
// while the text is checked, the check can be stopped, and no input is lost when the server cannot
// be reached. Downloads are always plain posts of this form.

import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import * as checker from '../messages/checker.ts';
import { MAX_UPLOAD_BYTES } from '../schema.ts';

export const CHECK_FORM = 'check-form';

export function CheckForm({ answer }: { answer?: { text: string; failure: Failure | null } }) {
  const { text = '', failure = null } = answer ?? {};
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const fileInput = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const fieldErrors = (!busy && failure?.fields) || {};
  const message = fieldErrors.file ?? fieldErrors.text ?? failure?.message;

  // After a file was checked, its text replaces the text area's and is checked next, unless it was
  // too long to be sent back. Without a file the text area is left alone, so that text typed in the
  // meantime is not lost.
  useEffect(() => {
    if (!answer?.text || answer.failure || !fileInput.current?.files?.length) return;
    if (textArea.current) textArea.current.value = answer.text;
    fileInput.current.value = '';
  }, [answer]);

  function submitForm(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.name === 'file-format') return;
    event.preventDefault();
    submit(event.currentTarget, {
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  }
  const validateFileSize = () => {
    const size = fileInput.current?.files?.[0]?.size ?? 0;
    fileInput.current?.setCustomValidity(size > MAX_UPLOAD_BYTES ? checker.tooLarge : '');
    fileInput.current?.reportValidity();
  };

  return (
    <form
      id={CHECK_FORM}
      className="check-form"
      method="post"
      action="/citations"
      encType="multipart/form-data"
      onSubmit={submitForm}
    >
      {message && !busy && <Notice kind="failed">{message}</Notice>}
      <TextArea
        id="text"
        name="text"
        label={checker.text}
        hint={checker.textHint}
        error={fieldErrors.text}
        rows={10}
        ref={textArea}
        defaultValue={text}
      />
      <TextField
        id="file"
        name="file"
        label={checker.file}
        hint={checker.fileHint}
        error={fieldErrors.file}
        type="file"
        accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ref={fileInput}
        onChange={validateFileSize}
      />
      <div className="check-actions">
        <Button type="submit" disabled={busy}>
          {busy ? checker.checking : checker.check}
        </Button>
        {busy && (
          <Button
            kind="quiet"
            onClick={() => navigate('/citations', { replace: true, preventScrollReset: true })}
          >
            {checker.stop}
          </Button>
        )}
        <p role="status" className="hint">
          {busy && checker.working}
        </p>
      </div>
    </form>
  );
}
