// Questions to choose from: which one was meant, or what else a message asked. Each is a button of
// the chat's form, so that it works without JavaScript; "Something else" unfolds what to do next.
// An answer that waits for a press is asked for by the form, too: its question is in no address.
import { Link } from 'react-router';
import type { AnswerChoices as Choices } from '#features/grounding/answer.ts';
import { choiceTexts } from '../messages.ts';
import { AskButton } from './composer.tsx';

type Props = {
  choices: Choices | null;
  turnId: string;
  onSuggest: (question: string) => void;
  onAnswerAnyway: () => void;
};

export function AnswerChoices({ choices, turnId, onSuggest, onAnswerAnyway }: Props) {
  if (!choices) return null;
  const { purpose, questions } = choices;
  return (
    <fieldset className="answer-choices" aria-labelledby={`choices-${turnId}`}>
      <h3 id={`choices-${turnId}`}>{choiceTexts.titles[purpose]}</h3>
      {questions.map((question) =>
        purpose === 'answer-anyway' ? (
          <AskButton
            key={question}
            className="choice"
            question={question}
            name="answer-anyway"
            label={choiceTexts.answerAnyway}
            onSuggest={onAnswerAnyway}
          />
        ) : (
          <AskButton key={question} className="choice" question={question} onSuggest={onSuggest} />
        ),
      )}
      {purpose === 'clarify' && (
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
