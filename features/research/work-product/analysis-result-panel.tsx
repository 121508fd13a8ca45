// An analysis or memo with what one can do with it: below the form while it comes, and on the page of a saved one.
import { type ReactNode, useMemo } from 'react';
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { AnalysisResult } from '#features/analysis/analysis-result.tsx';
import { analysisText } from '#features/analysis/analysis-text.ts';
import { type AnalysisView, addAnalysisEvent, NO_ANALYSIS } from '#features/analysis/analysis-view.ts';
import { ResultActions } from './result-actions.tsx';
import type { Writing, WritingEvent } from './work-product.ts';

type Props = {
  writing: Writing;
  events: WritingEvent[];
  siteUrl: string;
  /** Handed back to export it. */
  file?: string;
  running?: boolean;
  /** To save it, by the name that it suggests. */
  children?: (title: string | undefined) => ReactNode;
};

export function AnalysisShown({ writing, events, siteUrl, file, running = false, children }: Props) {
  const view = useMemo(() => analysisView(events), [events]);
  if (view.facts.length === 0) return null;
  return (
    <AnalysisResult
      view={view}
      siteUrl={siteUrl}
      actions={!running && <ResultActions writing={writing} file={file} text={() => analysisText(view, siteUrl)} />}
    >
      {!running && children?.(view.issues[0]?.name)}
    </AnalysisResult>
  );
}

/** The desk's own events are none of the engine's, and change nothing. */
export const analysisView = (events: WritingEvent[]): AnalysisView => (events as AnalysisEvent[]).reduce(addAnalysisEvent, NO_ANALYSIS);
