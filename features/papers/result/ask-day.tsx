// "When did you get it?": the one day that a count lacks, as two buttons and a date. A form of its
// own that sends the paper again, so that it works without JavaScript and the day is in no address.
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { DayQuestion } from '../days/ask-day.server.ts';
import { PaperFields, type PaperSent } from '../form/paper-fields.tsx';
import * as askTexts from '../messages/ask-texts.ts';
import type { PaperView } from './view-paper.server.ts';

type Props = { question: DayQuestion; view: PaperView; sent: PaperSent; id: string };

export function AskDay({ question, view, sent, id }: Props) {
  const { needs, role, choices, max, event } = question;
  return (
    <Form
      method="post"
      action="/paper#result"
      encType="multipart/form-data"
      className="ask-day"
      preventScrollReset
    >
      <PaperFields sent={sent} view={view} leaveOut="date" />
      <input type="hidden" name="date-role" value={role} />
      <fieldset>
        <legend>{event ? askTexts.whenWas(event) : askTexts.questions[needs]}</legend>
        <div className="ask-choices">
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="submit"
              className="ask-choice"
              name="date"
              value={choice.date}
            >
              <b>{choice.id === 'today' ? askTexts.today : askTexts.yesterday}</b>{' '}
              {choice.lastDay && <span>{askTexts.leadsTo(choice.lastDay)}</span>}
            </button>
          ))}
          <div className="ask-choice">
            <label htmlFor={id}>
              <b>{choices.length > 0 ? askTexts.otherDay : askTexts.day}</b>
            </label>
            <span className="ask-field">
              <input className="input" id={id} name="date" type="date" max={max} />
              <Button type="submit">{askTexts.count}</Button>
            </span>
          </div>
        </div>
      </fieldset>
      {!event && <p className="hint">{askTexts.hints[needs]}</p>}
    </Form>
  );
}
