// What is said when a message is not answered from the library, or not yet: to small talk, to a cry
// for help that does not say what happened, to a message in Spanish, and after a message that tells
// of self-harm, whose answer waits for a press. None of it goes to a provider.
import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { isBareCry, readSmallTalk } from '#features/triage/small-talk.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { isSpanish } from '#lib/language/is-spanish.ts';
import { replies, SUGGESTED } from '../messages/tables.ts';
import { selectJurisdiction } from '../understand/understand.server.ts';
import { createEventWriter } from './answer-events.ts';
import type { AnswerInput } from './answer-input.ts';
import { listHelpers } from './refuse.ts';

const MAX_EXAMPLES = 3;

export function replyWithoutAnswer(
  deps: { library: Library },
  input: AnswerInput,
  lines: UrgentLine[],
): AnswerEvent[] | undefined {
  const events = chooseReply(deps, input, lines);
  return events && [...events, { type: 'ended', how: 'finished' }];
}

function chooseReply(
  deps: { library: Library },
  input: AnswerInput,
  lines: UrgentLine[],
): AnswerEvent[] | undefined {
  const { question } = input;
  const text = isSpanish(question) ? replies.es : replies.en;
  const smallTalk = readSmallTalk(question);
  const asksNothing = smallTalk !== undefined || isBareCry(question);
  if (lines.some(({ kind, unsure }) => kind === 'self-harm' && !unsure) && !input.answerAnyway)
    return [
      ...say(text.afterSelfHarm),
      ...(asksNothing ? [] : [offer('answer-anyway', [question])]),
    ];
  if (lines.length === 0 && isBareCry(question)) return say(text.whatHappened);
  if (lines.length === 0 && smallTalk) {
    const isOpening = input.earlier.length === 0 && smallTalk !== 'thanks';
    return [
      ...say(text.smallTalk[smallTalk]),
      ...(isOpening && text === replies.en
        ? [offer('examples', SUGGESTED.slice(0, MAX_EXAMPLES))]
        : []),
    ];
  }
  return text === replies.es ? answerSpanish(deps, input) : undefined;
}

/** Our answers are in English, and the English one for a Spanish question is mostly a wrong one. */
function answerSpanish(deps: { library: Library }, input: AnswerInput): AnswerEvent[] {
  const jurisdiction = selectJurisdiction({
    ...input,
    earlier: input.earlier.map(({ question }) => question),
  });
  return [
    { type: 'understood', topics: [], jurisdiction },
    { type: 'notice', notice: 'spanish', text: replies.es.noAnswerYet },
    ...listHelpers(deps, { jurisdiction }),
  ];
}

function say(text: string): AnswerEvent[] {
  const writer = createEventWriter();
  writer.addPlain('paragraph', 'other', text);
  return writer.events;
}

const offer = (
  purpose: 'examples' | 'answer-anyway',
  questions: readonly string[],
): AnswerEvent => ({ type: 'choices', choices: { purpose, questions: [...questions] } });
