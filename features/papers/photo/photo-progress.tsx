// How far the reading of photos has come, beside the button that was pressed for it.
import { Button } from '#app/ui/button.tsx';
import * as photoTexts from '../messages/photo-texts.ts';
import type { PhotoProgress } from './use-photo-reading.ts';

export function PhotoProgressBar({
  progress,
  onStop,
}: {
  progress: PhotoProgress;
  onStop: () => void;
}) {
  return (
    <div className="photo-progress">
      <progress aria-label={progress.text} value={progress.share} max={1} />
      {progress.share !== undefined && (
        <Button kind="quiet" onClick={onStop}>
          {photoTexts.stop}
        </Button>
      )}
    </div>
  );
}
