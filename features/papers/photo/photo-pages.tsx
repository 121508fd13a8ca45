// The photos that were chosen, each with what is wrong with it and what can be done about it.
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as photoTexts from '../messages/photo-texts.ts';
import type { PagePicture } from './open-pictures.ts';
import type { PhotoReading } from './use-photo-reading.ts';

export function PhotoPages({ photos }: { photos: PhotoReading }) {
  const { pages, progress, turn, remove } = photos;
  if (pages.length === 0) return null;
  return (
    <ol className="photo-pages">
      {pages.map((page, index) => {
        const label = photoTexts.page(index + 1);
        return (
          <li key={page.id}>
            {page.text === '' && (
              <Notice kind="failed" tabIndex={-1} data-fault>
                {photoTexts.noWords(label, page.name)}
              </Notice>
            )}
            <PagePreview page={page} label={label} />
            <div>
              <b>{label}</b> <span className="photo-name">{page.name}</span>
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
                  aria-label={photoTexts.turnPage(label)}
                >
                  <Icon name="rotate-cw" /> {photoTexts.turn}
                </Button>
                <Button
                  kind="quiet"
                  disabled={progress !== null}
                  onClick={() => remove(page)}
                  aria-label={photoTexts.removePage(label)}
                >
                  <Icon name="trash-2" /> {photoTexts.remove}
                </Button>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
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
