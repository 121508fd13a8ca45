// The form of /paper: a text, a file, photos that are read here, or a kind with a date. Works
// without JavaScript; with it the page stays while the paper is read, and nothing is lost when the
// server cannot be reached.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { MAX_UPLOAD_BYTES } from '#features/citations/schema.ts';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import { foundTexts, paperPage } from './messages.ts';
import type { PaperSent } from './paper-fields.tsx';
import { PhotoPart } from './photo/photo-part.tsx';

type Props = {
  sent: PaperSent;
  failure: Failure | null;
  kinds: { id: string; title: string }[];
  answered: boolean;
};

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
    submit(event.currentTarget, {
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
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
  const describe = (name: string) => ({ id: name, name, error: errors[name] });
  return (
    <form
      className="paper-form"
      method="post"
      action="/paper"
      encType="multipart/form-data"
      onSubmit={submitForm}
      noValidate
    >
      {failure && !busy && (
        <Notice kind="failed">{errors.file ?? errors.text ?? failure.message}</Notice>
      )}
      <TextArea
        {...describe('text')}
        label={paperPage.text}
        hint={paperPage.textHint}
        rows={9}
        ref={textArea}
        defaultValue={sent.text}
      />
      <div className="paper-ways">
        <PhotoPart onText={putText} scanned={scanned} />
        <TextField
          {...describe('file')}
          label={paperPage.file}
          hint={paperPage.fileHint}
          type="file"
          accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          ref={fileInput}
          onChange={checkFile}
        />
      </div>
      <SelectField
        {...describe('state')}
        key={`state ${sent.state}`}
        label={paperPage.state}
        hint={paperPage.stateHint}
        defaultValue={sent.state}
        options={listJurisdictionOptions(paperPage.anyState)}
      />
      <details
        className="more-fields"
        open={Boolean(errors.date || (showsPicked && (sent.date || kind)))}
      >
        <summary>{paperPage.noFile}</summary>
        <div className="paper-pick">
          <SelectField
            {...describe('kind')}
            key={`kind ${kind}`}
            label={paperPage.kind}
            defaultValue={kind}
            options={[
              ['', paperPage.pickKind],
              ...kinds.map(({ id, title }) => [id, title] as const),
            ]}
          />
          <TextField
            {...describe('date')}
            label={paperPage.date}
            hint={paperPage.dateHint}
            type="date"
            defaultValue={sent.date}
          />
          <SelectField
            {...describe('date-role')}
            label={paperPage.dateRole}
            defaultValue={sent.dateRole}
            options={(['served', 'issued', 'hearing'] as const).map(
              (role) => [role, foundTexts.roles[role]] as const,
            )}
          />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? paperPage.reading : paperPage.submit}
        </Button>
        <p role="status" className="hint">
          {busy && paperPage.working}
        </p>
      </div>
    </form>
  );
}
