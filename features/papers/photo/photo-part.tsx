// Photos of the paper, read in this browser. The field has no name, so a form never sends it;
// without JavaScript it is not shown. A fault names its photo, stands above it, and has the focus
// after the button that came upon it.

import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as photoTexts from '../messages/photo-texts.ts';
import { PhotoPages } from './photo-pages.tsx';
import { PhotoProgressBar } from './photo-progress.tsx';
import type { PhotoReading } from './use-photo-reading.ts';

/** Of what is fetched to read photos, as it is sent; tests/e2e/paper.spec.ts names it. */
export const DOWNLOAD_MEGABYTES = 4;

type Props = { photos: PhotoReading; onText: (text: string) => void };

export function PhotoPart({ photos, onText }: Props) {
  const { pages, progress, notes, isDone, stopped, faultCount, addFiles, readPages } = photos;
  const part = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const add = useRef(addFiles);
  add.current = addFiles;
  function takeFiles() {
    const files = [camera.current, input.current].flatMap((field) => {
      const chosen = [...(field?.files ?? [])];
      if (field) field.value = '';
      return chosen;
    });
    if (files.length > 0) void add.current(files);
  }
  // What was chosen before the page had its code.
  useEffect(takeFiles, []);
  useEffect(() => {
    if (faultCount > 0) part.current?.querySelector<HTMLElement>('[data-fault]')?.focus();
  }, [faultCount]);
  async function putText() {
    const text = await readPages('photos');
    if (text) onText(text);
  }
  function stop() {
    photos.stop();
    input.current?.focus();
  }
  const lastWord = stopped === 'photos' ? photoTexts.stopped : isDone && photoTexts.done;
  return (
    <fieldset className="photo-part js-only" ref={part}>
      <legend>{photoTexts.legend}</legend>
      <p className="hint" id="photos-hint">
        {photoTexts.lead} {photoTexts.chooseHint}
      </p>
      <div className="photo-choose">
        <label className="button photo-take" htmlFor="camera">
          <Icon name="camera" /> {photoTexts.take}
        </label>
        <input
          className="photo-input"
          id="camera"
          type="file"
          accept="image/*"
          capture="environment"
          aria-describedby="photos-hint"
          ref={camera}
          onChange={takeFiles}
        />
        <label className="photo-other" htmlFor="photos">
          {photoTexts.choose}
        </label>
        <input
          className="photo-input"
          id="photos"
          type="file"
          accept="image/*,.heic,.heif,application/pdf"
          multiple
          aria-describedby="photos-hint"
          ref={input}
          onChange={takeFiles}
        />
      </div>
      {notes.map((note) => (
        <Notice key={note} kind="failed" tabIndex={-1} data-fault>
          {note}
        </Notice>
      ))}
      <PhotoPages photos={photos} />
      {pages.length > 0 && (
        <p>
          <Button kind="quiet" onClick={putText} disabled={progress !== null}>
            <Icon name="scan-text" /> {photoTexts.checkFirst(DOWNLOAD_MEGABYTES)}
          </Button>
        </p>
      )}
      {progress?.by === 'photos' && <PhotoProgressBar progress={progress} onStop={stop} />}
      <p role="status" className="hint">
        {progress ? progress.by === 'photos' && progress.text : lastWord}
      </p>
    </fieldset>
  );
}
