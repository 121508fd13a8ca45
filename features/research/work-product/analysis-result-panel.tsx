// An analysis or memo with its actions: below the form while it streams, and on the page of a saved
// result.
import { type ReactNode, useMemo } from 'react';
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { formatAnalysisText } from '#features/analysis/analysis-text.ts';
import { AnalysisResult } from '#features/analysis/ui/analysis-result.tsx';
import {
  type AnalysisView,
  addAnalysisEvent,
  EMPTY_ANALYSIS,
} from '#features/analysis/ui/analysis-view.ts';
import { ResultActions } from './result-actions.tsx';
import type { WorkProduct, WorkProductEvent } from './work-product.ts';

type Props = {
  workProduct: WorkProduct;
  events: WorkProductEvent[];
  siteUrl: string;
  /** Signed payload, posted back to export the result. */
  file?: string;
  running?: boolean;
  /** Renders the save form; `title` is the suggested name. */
  children?: (title: string | undefined) => ReactNode;
};

export function AnalysisResultPanel({
  workProduct,
  events,
  siteUrl,
  file,
  running = false,
  children,
}: Props) {
  const view = useMemo(() => buildAnalysisView(events), [events]);
  if (view.facts.length === 0) return null;
  return (
    <AnalysisResult
      view={view}
      siteUrl={siteUrl}
      actions={
        !running && (
          <ResultActions
            workProduct={workProduct}
            file={file}
            text={() => formatAnalysisText(view, siteUrl)}
          />
        )
      }
    >
      {!running && children?.(view.issues[0]?.name)}
    </AnalysisResult>
  );
}

/** The reducer ignores the panel's own events (`access`, `sealed`). */
export const buildAnalysisView = (events: WorkProductEvent[]): AnalysisView =>
  (events as AnalysisEvent[]).reduce(addAnalysisEvent, EMPTY_ANALYSIS);
