import { toText } from '#features/printing/to-text.ts';
import type { AnalysisView } from './analysis-view.ts';
import { analysisPaper } from './printable-analysis.ts';

/** What "Copy" copies: the same lines as the files. */
export const analysisText = (view: AnalysisView, siteUrl: string): string => toText(analysisPaper(view, siteUrl));
