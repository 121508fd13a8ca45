import * as texts from '../messages/topic.ts';

type Props = { topicId: string; questions: { id: string; question: string }[] };

/** The questions of a topic whose answers are on another page, folded. */
export function MoreQuestions({ topicId, questions }: Props) {
  return (
    <details className="unfold">
      <summary>
        <span className="plus" aria-hidden="true" />
        {texts.moreQuestions(questions.length)}
      </summary>
      <ul className="more-questions">
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a href={`/faq?topic=${topicId}#faq-${id}`}>{question}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
