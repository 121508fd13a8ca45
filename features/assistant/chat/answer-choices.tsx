// Questions to choose from, directly under the question back: which one was meant, or what else a
// message asked. Each is a button of the chat's form, so that it works without JavaScript;
// "Something else" unfolds what to do next. An answer that waits for a press is asked for by the
// form, too: its question is in no address.
import { Link } from 'react-router';
import type { ChoiceOpening } from '#features/grounding/answer.ts';
import * as choiceTexts from '../messages/choice-texts.ts';
import { AskButton } from './composer.tsx';
import type { Turn } from './turn.ts';

type Props = {
  turn: Turn;
  onSuggest: (question: string) => void;
  onAnswerAnyway: () => void;
};

export function AnswerChoices({ turn, onSuggest, onAnswerAnyway }: Props) {
  const { choices } = turn.answer;
  if (!choices) return null;
  if (choices.purpose === 'answer-anyway')
    return <AnswerAnyway turn={turn} onPress={onAnswerAnyway} />;
  const titleId = `choices-${turn.id}`;
  return (
    <fieldset className="answer-choices" aria-labelledby={titleId}>
      <h3 id={titleId}>{choiceTexts.titles[choices.purpose]}</h3>
      {choices.questions.map((question, index) => (
        <Choice
          key={question}
          question={question}
          opening={choices.openings?.[index] ?? null}
          onSuggest={onSuggest}
        />
      ))}
      {choices.purpose === 'clarify' && (
        <details className="other-choice">
          <summary>{choiceTexts.other}</summary>
          <p>{choiceTexts.otherIntro}</p>
          <ul>
            <li>
              <a href="#chat-form">{choiceTexts.reword}</a>
            </li>
            <li>
              <Link to="/search">{choiceTexts.search}</Link>
            </li>
            <li>
              <Link to="/help">{choiceTexts.help}</Link>
            </li>
          </ul>
        </details>
      )}
    </fieldset>
  );
}

/** The question as a button, with how its answer begins below. */
function Choice({
  question,
  opening,
  onSuggest,
}: {
  question: string;
  opening: ChoiceOpening | null;
  onSuggest: (question: string) => void;
}) {
  const button = <AskButton className="choice" question={question} onSuggest={onSuggest} />;
  if (!opening) return button;
  return (
    <div className="opened-choice">
      {button}
      <p>
        {opening.sentences.join(' ')}{' '}
        <Link to={opening.href} aria-label={`${choiceTexts.openSource}: ${question}`}>
          {choiceTexts.openSource}
        </Link>
      </p>
    </div>
  );
}

/** In Spanish like its lines, because its message is. */
function AnswerAnyway({ turn, onPress }: { turn: Turn; onPress: () => void }) {
  const lang = turn.answer.urgent[0]?.lang;
  return (
    <p className="answer-anyway" lang={lang}>
      <AskButton
        className="button quiet"
        question={turn.question}
        name="answer-anyway"
        label={lang === 'es' ? choiceTexts.answerAnywaySpanish : choiceTexts.answerAnyway}
        onSuggest={onPress}
      />
    </p>
  );
}
