// The analysis or memo so far, from its events: the same for the page that follows them, for one that waits for the end, for what was
// saved and for the export.
import type { AnswerSentence, BlockKind } from '#features/grounding/answer.ts';
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
} from './analysis.ts';

export type ProseBlock = { block: number; kind: BlockKind; part: ProsePart; sentences: AnswerSentence[] };

export type AnalysisView = {
  kind: AnalysisKind;
  writer?: { by: 'library' | 'model'; provider?: string };
  jurisdiction: Jurisdiction;
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

export const NO_ANALYSIS: AnalysisView = {
  ...{ kind: 'analysis', jurisdiction: 'General', urgent: [], facts: [], issues: [], sources: [], law: [] },
  ...{ claims: [], memos: [], help: [], notices: [], prose: [] },
};

export function addAnalysisEvent(view: AnalysisView, event: AnalysisEvent): AnalysisView {
  switch (event.type) {
    case 'begun':
      return { ...view, kind: event.kind, writer: { by: event.writer, provider: event.provider }, jurisdiction: event.jurisdiction };
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
      return { ...view, prose: [...view.prose, { block: event.block, kind: event.kind, part: event.part, sentences: [] }] };
    case 'sentence':
      return { ...view, prose: view.prose.map((block) => (block.block === event.block ? added(block, event.sentence) : block)) };
    case 'notice':
      return { ...view, notices: [...view.notices, { notice: event.notice, text: event.text }] };
    case 'ended':
      return { ...view, ended: event.how };
    default:
      // A newer server may send what this page does not know yet.
      return view;
  }
}

const added = (block: ProseBlock, sentence: AnswerSentence): ProseBlock => ({ ...block, sentences: [...block.sentences, sentence] });

/** What a model wrote for a part. What the library writes in its place says again what the findings say, and is not shown twice. */
export function modelProse({ prose }: AnalysisView, part: ProsePart): ProseBlock[] {
  const byModel = prose.some(({ sentences }) => sentences.some(({ check }) => BY_MODEL.has(check)));
  return byModel ? prose.filter((block) => block.part === part && block.sentences.length > 0) : [];
}
const BY_MODEL: ReadonlySet<AnswerSentence['check']> = new Set(['supported', 'unverified', 'struck']);

/** Law alone: without what the person told. */
export const authoritiesOf = ({ sources }: AnalysisView) => sources.filter(({ kind }) => kind !== 'facts');

/** The one number that stands for what was told. */
export const toldNumber = ({ sources }: AnalysisView) => sources.find(({ kind }) => kind === 'facts')?.n;
