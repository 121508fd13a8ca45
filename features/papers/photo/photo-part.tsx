// Photos of the paper, read in this browser. The field has no name, so a form never sends it;
// without JavaScript it is not shown.

import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { photoTexts } from '../messages.ts';
import type { PagePicture } from './open-pictures.ts';
import { usePhotoReading } from './use-photo-reading.ts';

/** Of what is fetched to read photos, as it is sent; tests/e2e/paper.spec.ts names it. */
const DOWNLOAD_MEGABYTES = 4;

type Props = {
  onText: (text: string) => void;
  /** A file that the server could not read because it has only pictures of pages. */
  scanned?: File;
};

export function PhotoPart({ onText, scanned }: Props) {
  const { pages, progress, notes, done, addFiles, turn, remove, read, stop } =
    usePhotoReading(onText);
  const addScanned = useRef(addFiles);
  addScanned.current = addFiles;
  useEffect(() => {
    if (scanned) void addScanned.current([scanned]);
  }, [scanned]);
  return (
    <fieldset className="photo-part js-only">
      <legend>{photoTexts.legend}</legend>
      <p className="hint" id="photos-hint">
        {photoTexts.lead} {photoTexts.chooseHint}
      </p>
      <label className="sr-only" htmlFor="photos">
        {photoTexts.choose}
      </label>
      <input
        className="input"
        id="photos"
        type="file"
        accept="image/*,.heic,.heif,application/pdf"
        multiple
        aria-describedby="photos-hint"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void addFiles(files);
        }}
      />
      {pages.length > 0 && (
        <ol className="photo-pages">
          {pages.map((page, index) => (
            <li key={page.id}>
              <PagePreview page={page} label={photoTexts.page(index + 1)} />
              <div>
                <b>{photoTexts.page(index + 1)}</b>
                {page.fault && (
                  <p className="photo-hint">
                    <Icon name="triangle-alert" /> {photoTexts.faults[page.fault]}
                  </p>
                )}
                <p className="flex flex-wrap items-center gap-3">
                  <Button
                    kind="quiet"
                    disabled={progress !== null}
                    onClick={() => turn(page)}
                    aria-label={photoTexts.turnPage(photoTexts.page(index + 1))}
                  >
                    <Icon name="rotate-cw" /> {photoTexts.turn}
                  </Button>
                  <Button
                    kind="quiet"
                    disabled={progress !== null}
                    onClick={() => remove(page)}
                    aria-label={photoTexts.removePage(photoTexts.page(index + 1))}
                  >
                    <Icon name="trash-2" /> {photoTexts.remove}
                  </Button>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {notes.map((note) => (
        <Notice key={note} kind="caution" role="alert">
          {note}
        </Notice>
      ))}
      {pages.length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <Button kind="quiet" onClick={read} disabled={progress !== null}>
            <Icon name="scan-text" /> {photoTexts.read(DOWNLOAD_MEGABYTES)}
          </Button>
          {progress && (
            <Button kind="quiet" onClick={stop}>
              {photoTexts.stop}
            </Button>
          )}
        </p>
      )}
      {progress && (
        <progress
          className="photo-progress"
          aria-label={progress.text}
          value={progress.share}
          max={1}
        />
      )}
      <p role="status" className="hint">
        {progress?.text ?? (done && photoTexts.done)}
      </p>
    </fieldset>
  );
}

/**
 * Drawn from the page's own canvas: an address of the picture would need a wider
 * Content-Security-Policy.
 */
function PagePreview({ page, label }: { page: PagePicture; label: string }) {
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { canvas } = page;
    const target = preview.current;
    if (!target) return;
    const scale = 240 / Math.max(canvas.width, canvas.height);
    target.width = Math.round(canvas.width * scale);
    target.height = Math.round(canvas.height * scale);
    target.getContext('2d')?.drawImage(canvas, 0, 0, target.width, target.height);
  }, [page]);
  return <canvas ref={preview} role="img" aria-label={label} />;
}
