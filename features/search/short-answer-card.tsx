import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatLongDate } from '#lib/dates.ts';
import * as texts from './messages/short-answer.ts';
import type { ShortAnswerView } from './view-short-answer.server.ts';

/**
 * The short answer above the results, with three things to press. Shown only when one source is
 * clearly right.
 */
export function ShortAnswerCard({ answer }: { answer: ShortAnswerView }) {
  const { sentence, question, href, topic, checkedOn, guide, letter } = answer;
  return (
    <section className={`short-answer cloth-${topic}`} aria-labelledby="short-answer-title">
      <h2 id="short-answer-title">{texts.title}</h2>
      <p className="short-answer-text">{sentence}</p>
      <p className="meta">
        {texts.from} <Link to={href}>{question}</Link> {texts.checked(formatLongDate(checkedOn))}
      </p>
      <div className="short-answer-actions">
        <ButtonLink to={guide?.href ?? href}>
          <Icon name="book-open" />
          {guide ? texts.steps : texts.whole}
        </ButtonLink>
        <ButtonLink kind="quiet" to={letter?.href ?? '/documents'} title={letter?.title}>
          <Icon name="file-text" />
          {letter ? texts.letter : texts.letters}
        </ButtonLink>
        <ButtonLink kind="quiet" to={`/help?topic=${topic}`}>
          <Icon name="life-buoy" />
          {texts.help}
        </ButtonLink>
      </div>
    </section>
  );
}
