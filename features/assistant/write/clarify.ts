// A question back, when no source is clearly right: what we understood, and the closest questions
// to choose from, each with how its answer begins. Nobody is asked twice in a row: the line itself,
// in the answer before, says that we have asked.
import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import {
  afterDanger,
  clarifyLine,
  formatTermQuestion,
  formatUnderstood,
} from '../messages/tables.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';
import { createEventWriter } from './answer-events.ts';
import { openChoice } from './open-choices.ts';
import type { EarlierTurn } from './prompts.ts';

/** Of questions and guides: with one of them and a term there is nothing to tell apart. */
const MIN_CHOICES = 2;
/** A second topic is named when it is about as likely as the first. */
const MIN_SECOND_TOPIC = 0.6;

/** What was heard surely: it takes the place of what does not belong to it. */
export const hasGraveLine = (lines: UrgentLine[]) =>
  lines.some(({ kind, unsure }) => !unsure && kind !== undefined && GRAVE_KINDS.has(kind));

/** Undefined when the answer begins with the closest source instead. */
export function askBack(
  deps: { library: Library },
  { earlier, answerAnyway }: { earlier: EarlierTurn[]; answerAnyway?: boolean | undefined },
  lines: UrgentLine[],
  understood: UnderstoodQuestion,
  found: { choices: SearchItem[] },
): AnswerEvent[] | undefined {
  // Who presses for the answer is asked what the question means, like anybody.
  const isGrave = hasGraveLine(lines) && !answerAnyway;
  const choices = isGrave ? keepBelonging(deps, lines, found.choices) : found.choices;
  if (mayClarify(choices, earlier)) return writeClarification(deps.library, understood, choices);
  if (!isGrave) return undefined;
  const writer = createEventWriter();
  writer.addPlain('paragraph', 'other', afterDanger);
  return writer.events;
}

/** Of a topic of one of the lines. */
function keepBelonging(
  { library }: { library: Library },
  lines: UrgentLine[],
  choices: SearchItem[],
): SearchItem[] {
  const topics = new Set<string>(
    library.triage
      .filter(({ id }) => lines.some((line) => line.id === id))
      .flatMap((rule) => rule.topics),
  );
  return choices.filter((item) => item.topics.some((id) => topics.has(id)));
}

export function mayClarify(choices: SearchItem[], earlier: EarlierTurn[]): boolean {
  const answers = choices.filter(({ kind }) => kind !== 'term');
  return answers.length >= MIN_CHOICES && !earlier.at(-1)?.answer.includes(clarifyLine);
}

export function writeClarification(
  library: Library,
  understood: UnderstoodQuestion,
  choices: SearchItem[],
): AnswerEvent[] {
  const { topics, jurisdiction } = understood;
  const [first, second] = topics;
  const isClose =
    first !== undefined && second !== undefined && second.score >= MIN_SECOND_TOPIC * first.score;
  const titles = [first, ...(isClose ? [second] : [])].flatMap((topic) => topic?.title ?? []);
  const state = jurisdiction === 'General' ? undefined : getJurisdictionName(jurisdiction);
  const writer = createEventWriter();
  if (titles.length > 0) writer.addPlain('paragraph', 'other', formatUnderstood(titles, state));
  writer.addPlain('paragraph', 'other', clarifyLine);
  return [...writer.events, offerItems(library, understood, 'clarify', choices)];
}

/** Items to choose from, each with how its answer begins. */
export const offerItems = (
  library: Library,
  understood: UnderstoodQuestion,
  purpose: 'clarify' | 'instead',
  items: SearchItem[],
): AnswerEvent => ({
  type: 'choices',
  choices: {
    purpose,
    questions: items.map(({ kind, title }) =>
      kind === 'term' ? formatTermQuestion(title) : title,
    ),
    openings: items.map((item) => openChoice(library, understood, item)),
  },
});
