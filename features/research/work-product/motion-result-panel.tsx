// A motion with what one can do with it: below the form while it comes, and on the page of a saved one.
import { type ReactNode, useMemo } from 'react';
import type { MotionEvent } from '#features/motions/motion.ts';
import { MotionSheet } from '#features/motions/motion-document.tsx';
import { motionText } from '#features/motions/motion-text.ts';
import { addMotionEvent, type MotionView, NO_MOTION } from '#features/motions/motion-view.ts';
import { ResultActions } from './result-actions.tsx';
import type { WritingEvent } from './work-product.ts';

type Props = {
  events: WritingEvent[];
  siteUrl: string;
  /** Handed back to export it, where the events have none. */
  file?: string;
  running?: boolean;
  /** To save it, by the name that it suggests. */
  children?: (title: string) => ReactNode;
};

export function MotionShown({ events, siteUrl, file, running = false, children }: Props) {
  const view = useMemo(() => motionView(events), [events]);
  if (view.sections.length === 0) return null;
  return (
    <MotionSheet
      view={view}
      siteUrl={siteUrl}
      actions={!running && <ResultActions writing="motion" file={file ?? view.sealed} text={() => motionText(view)} />}
    >
      {!running && children?.(view.title)}
    </MotionSheet>
  );
}

function motionView(events: WritingEvent[]): MotionView {
  const own = events.filter(({ type }) => type !== 'access' && type !== 'sealed') as MotionEvent[];
  return own.reduce(addMotionEvent, NO_MOTION);
}
