// The form of /paper: a text, a file, photos that are read here, or a kind with a date. Works
// without JavaScript; with it the page stays while the paper is read, and nothing is lost when the
// server cannot be reached (use-paper-form.ts). A fault stands at the field that it is about, where
// the address leads without JavaScript (#result).

import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import * as foundTexts from '../messages/found-texts.ts';
import * as paperPage from '../messages/paper-page.ts';
import * as photoTexts from '../messages/photo-texts.ts';
import { DOWNLOAD_MEGABYTES, PhotoPart } from '../photo/photo-part.tsx';
import { PhotoProgressBar } from '../photo/photo-progress.tsx';
import { GIVEN_ROLES } from '../schema.ts';
import type { PaperSent } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

type Props = {
  sent: PaperSent;
  failure: Failure | null;
  kinds: { id: string; title: string }[];
  answered: boolean;
  /** Something else of this answer is to be read first. */
  quiet?: boolean;
  /** An earlier result is still shown, and has the address. */
  hasResult?: boolean;
};

export function PaperFormPart({ sent, failure, kinds, answered, quiet = false, hasResult }: Props) {
  const { busy, photos, fault, errors, wrong, message, ...form } = usePaperForm({
    text: sent.text,
    failure,
    answered,
    quiet,
  });
  const { pages, progress } = photos;
  const button = useRef<HTMLButtonElement>(null);
  const stop = () => {
    photos.stop();
    button.current?.focus();
  };
  const isReading = progress?.by === 'paper';
  // A kind that was picked for one text says nothing about the next one.
  const showsPicked = !answered || sent.text.trim() === '';
  const kind = showsPicked ? sent.kind : '';
  const describe = (name: string) => ({ id: name, name, error: errors[name] });
  const getFaultProps = (isHere: boolean) => ({
    isHere,
    fault,
    isMarked: failure !== null && !quiet && !hasResult,
  });
  return (
    <form
      className="paper-form"
      method="post"
      action="/paper#result"
      encType="multipart/form-data"
      onSubmit={form.submitForm}
      noValidate
    >
      <div className="paper-ways">
        <PhotoPart photos={photos} onText={form.showText} />
        <FaultPlace {...getFaultProps(wrong === 'text')}>
          <TextArea
            {...describe('text')}
            label={paperPage.text}
            hint={paperPage.textHint}
            rows={9}
            ref={form.textArea}
            defaultValue={sent.text}
          />
        </FaultPlace>
        <FaultPlace {...getFaultProps(wrong === 'file')}>
          <TextField
            {...describe('file')}
            label={paperPage.file}
            hint={paperPage.fileHint}
            type="file"
            accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            ref={form.fileInput}
            onChange={form.checkFile}
          />
        </FaultPlace>
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
          <FaultPlace {...getFaultProps(wrong === 'date')}>
            <TextField
              {...describe('date')}
              label={paperPage.date}
              hint={paperPage.dateHint}
              type="date"
              defaultValue={sent.date}
            />
          </FaultPlace>
          <SelectField
            {...describe('date-role')}
            label={paperPage.dateRole}
            defaultValue={sent.dateRole}
            options={GIVEN_ROLES.map((role) => [role, foundTexts.roles[role]] as const)}
          />
        </div>
      </details>
      <div className="paper-send">
        {message && !wrong && (
          <FaultPlace {...getFaultProps(true)}>
            <Notice kind="failed" tabIndex={-1}>
              {message}
            </Notice>
          </FaultPlace>
        )}
        {pages.length > 0 && !progress && (
          <p className="hint">{photoTexts.readFirst(pages.length, DOWNLOAD_MEGABYTES)}</p>
        )}
        <Button type="submit" ref={button} disabled={busy} aria-disabled={isReading || undefined}>
          {busy || isReading ? paperPage.reading : paperPage.submit}
        </Button>
        <p role="status" className="hint">
          {busy
            ? paperPage.working
            : isReading
              ? progress.text
              : photos.stopped === 'paper' && photoTexts.stopped}
        </p>
        {isReading && <PhotoProgressBar progress={progress} onStop={stop} />}
      </div>
    </form>
  );
}

type PlaceProps = {
  isHere: boolean;
  isMarked: boolean;
  fault: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Around a field, so that it keeps what was typed when a fault comes or goes. */
function FaultPlace({ isHere, isMarked, fault, children }: PlaceProps) {
  return (
    <div
      className={isHere ? 'paper-fault' : undefined}
      id={isHere && isMarked ? 'result' : undefined}
      ref={isHere ? fault : undefined}
    >
      {children}
    </div>
  );
}
