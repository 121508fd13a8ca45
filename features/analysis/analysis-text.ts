import { toText } from '#features/printing/to-text.ts';
import { printableAnalysis } from './printable-analysis.ts';
import type { AnalysisView } from './ui/analysis-view.ts';

/** The text for the "Copy" button: the same lines as in the exported files. */
export const formatAnalysisText = (view: AnalysisView, siteUrl: string): string =>
  toText(printableAnalysis(view, siteUrl));
