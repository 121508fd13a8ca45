// A motion with its actions: below the form while it streams, and on the page of a saved result.
import { type ReactNode, useMemo } from 'react';
import type { MotionEvent } from '#features/motions/motion.ts';
import { formatMotionText } from '#features/motions/motion-text.ts';
import { MotionDocument } from '#features/motions/ui/motion-document.tsx';
import { addMotionEvent, EMPTY_MOTION, type MotionView } from '#features/motions/ui/motion-view.ts';
import { ResultActions } from './result-actions.tsx';
import type { WorkProductEvent } from './work-product.ts';

type Props = {
  events: WorkProductEvent[];
  siteUrl: string;
  /** Signed payload for the export, when the events contain none. */
  file?: string;
  running?: boolean;
  /** Renders the save form; `title` is the suggested name. */
  children?: (title: string) => ReactNode;
};

export function MotionResultPanel({ events, siteUrl, file, running = false, children }: Props) {
  const view = useMemo(() => buildMotionView(events), [events]);
  if (view.sections.length === 0) return null;
  return (
    <MotionDocument
      view={view}
      siteUrl={siteUrl}
      actions={
        !running && (
          <ResultActions
            workProduct="motion"
            file={file ?? view.sealed}
            text={() => formatMotionText(view)}
          />
        )
      }
    >
      {!running && children?.(view.title)}
    </MotionDocument>
  );
}

function buildMotionView(events: WorkProductEvent[]): MotionView {
  const motionEvents = events.filter(
    ({ type }) => type !== 'access' && type !== 'sealed',
  ) as MotionEvent[];
  return motionEvents.reduce(addMotionEvent, EMPTY_MOTION);
}
