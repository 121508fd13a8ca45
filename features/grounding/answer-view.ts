// View model of an answer: a reducer over its events. The page, the form without JavaScript, the
// stored conversation and the export all use it, so that they show the same answer.
import type { SafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type {
  AnswerChoices,
  AnswerEvent,
  AnswerNotice,
  AnswerSection,
  AnswerSentence,
  AnswerSource,
  BlockKind,
  NextStep,
} from './answer.ts';

export type BlockPart = {
  type: 'block';
  block: number;
  kind: BlockKind;
  section: AnswerSection;
  sentences: AnswerSentence[];
};
export type NoticePart = { type: 'notice'; notice: AnswerNotice; text: string };

export type AnswerView = {
  writer: 'library' | 'model' | null;
  provider: string | null;
  /** Absent where the model of meaning runs. */
  safety?: SafetyLine;
  urgent: UrgentLine[];
  topics: { id: string; title: string }[];
  /** The state named in the question, otherwise the selected one. */
  jurisdiction: Jurisdiction | null;
  sources: AnswerSource[];
  /** In order of arrival, so that a notice appears where it happened. */
  parts: (BlockPart | NoticePart)[];
  choices: AnswerChoices | null;
  followUps: string[];
  nextSteps: NextStep[];
  ended: 'finished' | 'stopped' | 'failed' | null;
};

export const EMPTY_ANSWER: AnswerView = {
  writer: null,
  provider: null,
  urgent: [],
  topics: [],
  jurisdiction: null,
  sources: [],
  parts: [],
  choices: null,
  followUps: [],
  nextSteps: [],
  ended: null,
};

export function foldAnswer(view: AnswerView, events: readonly AnswerEvent[]): AnswerView {
  return events.reduce(foldEvent, view);
}

function foldEvent(view: AnswerView, event: AnswerEvent): AnswerView {
  switch (event.type) {
    case 'begun':
      return {
        ...view,
        writer: event.writer,
        provider: event.provider ?? null,
        ...(event.safety && { safety: event.safety }),
      };
    case 'urgent':
      return { ...view, urgent: event.lines };
    case 'understood':
      return { ...view, topics: event.topics, jurisdiction: event.jurisdiction };
    case 'sources':
      return { ...view, sources: event.sources };
    case 'block':
      return {
        ...view,
        parts: [
          ...view.parts,
          {
            type: 'block',
            block: event.block,
            kind: event.kind,
            section: event.section,
            sentences: [],
          },
        ],
      };
    case 'sentence':
      return {
        ...view,
        parts: view.parts.map((part) => addSentence(part, event.block, event.sentence)),
      };
    case 'notice':
      return {
        ...view,
        parts: [...view.parts, { type: 'notice', notice: event.notice, text: event.text }],
      };
    case 'choices':
      return { ...view, choices: event.choices };
    case 'follow-ups':
      return { ...view, followUps: event.questions };
    case 'next-steps':
      return { ...view, nextSteps: event.steps };
    case 'ended':
      return { ...view, ended: event.how };
    default:
      // A newer server may send events that this page does not know yet.
      return view;
  }
}

function addSentence<P extends AnswerView['parts'][number]>(
  part: P,
  block: number,
  sentence: AnswerSentence,
): P {
  return part.type === 'block' && part.block === block
    ? { ...part, sentences: [...part.sentences, sentence] }
    : part;
}

export function listSentences(view: AnswerView): AnswerSentence[] {
  return view.parts.flatMap((part) => (part.type === 'block' ? part.sentences : []));
}

/** Numbers of the sources that sentences cite, struck ones excluded. */
export function getUsedSources(view: AnswerView): Set<number> {
  return new Set(
    listSentences(view).flatMap((sentence) =>
      sentence.check === 'struck' ? [] : sentence.sources,
    ),
  );
}

/**
 * The answer with its sources numbered in order of appearance: 1, 2, 3 in the text, then those that
 * no sentence cites. A number never changes while the answer is written, because sentences are only
 * added at the end.
 */
export function numberByAppearance(view: AnswerView): AnswerView {
  const known = view.sources.map(({ n }) => n);
  const order = [
    ...new Set([...[...getUsedSources(view)].filter((n) => known.includes(n)), ...known]),
  ];
  if (order.every((n, index) => n === known[index] && n === index + 1)) return view;
  const numbers = new Map(order.map((n, index) => [n, index + 1]));
  const renumber = (n: number) => numbers.get(n) ?? n;
  const renumberSentence = (sentence: AnswerSentence) => ({
    ...sentence,
    sources: sentence.sources.map(renumber).sort((a, b) => a - b),
  });
  return {
    ...view,
    sources: view.sources
      .map((source) => ({ ...source, n: renumber(source.n) }))
      .sort((a, b) => a.n - b.n),
    parts: view.parts.map((part) =>
      part.type === 'block' ? { ...part, sentences: part.sentences.map(renumberSentence) } : part,
    ),
  };
}

export function isEmptyAnswer(view: AnswerView): boolean {
  return view.parts.length === 0 && view.urgent.length === 0;
}
