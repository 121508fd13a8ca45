// Reduces the events of an analysis or memo to a view. The streaming page, the page without
// JavaScript, saved results and exports all use it.
import type { AnswerSentence, BlockKind } from '#features/grounding/answer.ts';
import type { SafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type {
  AnalysisEvent,
  AnalysisKind,
  AnalysisNotice,
  AnalysisSource,
  ClaimFinding,
  Fact,
  HelpResource,
  Issue,
  MemoFinding,
  ProsePart,
} from '../analysis.ts';

export type ProseBlock = {
  block: number;
  kind: BlockKind;
  part: ProsePart;
  sentences: AnswerSentence[];
};

export type AnalysisView = {
  kind: AnalysisKind;
  writer?: { by: 'library' | 'model'; provider?: string };
  jurisdiction: Jurisdiction;
  safety?: SafetyLine;
  urgent: UrgentLine[];
  facts: Fact[];
  issues: Issue[];
  sources: AnalysisSource[];
  law: number[];
  claims: ClaimFinding[];
  memos: MemoFinding[];
  help: HelpResource[];
  notices: { notice: AnalysisNotice; text: string }[];
  prose: ProseBlock[];
  ended?: 'finished' | 'stopped' | 'failed';
};

export const EMPTY_ANALYSIS: AnalysisView = {
  kind: 'analysis',
  jurisdiction: 'General',
  urgent: [],
  facts: [],
  issues: [],
  sources: [],
  law: [],
  claims: [],
  memos: [],
  help: [],
  notices: [],
  prose: [],
};

export function addAnalysisEvent(view: AnalysisView, event: AnalysisEvent): AnalysisView {
  switch (event.type) {
    case 'begun':
      return {
        ...view,
        kind: event.kind,
        writer: { by: event.writer, provider: event.provider },
        jurisdiction: event.jurisdiction,
        ...(event.safety && { safety: event.safety }),
      };
    case 'urgent':
      return { ...view, urgent: event.lines };
    case 'facts':
      return { ...view, facts: event.facts };
    case 'issues':
      return { ...view, issues: event.issues };
    case 'sources':
      return { ...view, sources: event.sources };
    case 'law':
      return { ...view, law: event.sources };
    case 'claim':
      return { ...view, claims: [...view.claims, event.claim] };
    case 'memo':
      return { ...view, memos: [...view.memos, event.memo] };
    case 'help':
      return { ...view, help: event.resources };
    case 'block':
      return {
        ...view,
        prose: [
          ...view.prose,
          { block: event.block, kind: event.kind, part: event.part, sentences: [] },
        ],
      };
    case 'sentence':
      return {
        ...view,
        prose: view.prose.map((block) =>
          block.block === event.block ? appendSentence(block, event.sentence) : block,
        ),
      };
    case 'notice':
      return { ...view, notices: [...view.notices, { notice: event.notice, text: event.text }] };
    case 'ended':
      return { ...view, ended: event.how };
    default:
      // A newer server may send event types that this page does not know.
      return view;
  }
}

const appendSentence = (block: ProseBlock, sentence: AnswerSentence): ProseBlock => ({
  ...block,
  sentences: [...block.sentences, sentence],
});

/**
 * The prose that a model wrote for a part. Library prose is left out, because it repeats the
 * findings.
 */
export function listModelProse(view: AnalysisView, part: ProsePart): ProseBlock[] {
  const { prose } = view;
  return isWrittenByModel(view)
    ? prose.filter((block) => block.part === part && block.sentences.length > 0)
    : [];
}
/**
 * A connected model may fail or stay silent: then the library's own sentences are there in its
 * place.
 */
export const isWrittenByModel = ({ prose }: AnalysisView) =>
  prose.some(({ sentences }) => sentences.some(({ check }) => MODEL_CHECKS.has(check)));

const MODEL_CHECKS: ReadonlySet<AnswerSentence['check']> = new Set([
  'supported',
  'unverified',
  'struck',
]);

/** The sources without the user's facts. */
export const listAuthorities = ({ sources }: AnalysisView) =>
  sources.filter(({ kind }) => kind !== 'facts');

/** The source number of the user's facts. */
export const findFactsSourceNumber = ({ sources }: AnalysisView) =>
  sources.find(({ kind }) => kind === 'facts')?.n;
