import { type Choice, PLAIN_CHOICES } from './deadline-fields.ts';
import type { DeadlineItem } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';

/** What happened, in plain words, with the period of each below it. */
export function ChoiceList({
  items,
  chosen,
  error,
}: {
  items: DeadlineItem[];
  chosen: Choice;
  error?: string;
}) {
  const choices: { value: Choice; text: string; hint?: string }[] = [
    ...PLAIN_CHOICES.map((id) => ({
      value: id,
      text: deadlines.plain[id],
      hint: formatItem(items.find((item) => item.id === id)),
    })),
    { value: 'court', text: deadlines.court, hint: deadlines.courtHint },
    { value: 'other', text: deadlines.other, hint: deadlines.otherHint(items.length) },
    { value: 'own', text: deadlines.own, hint: deadlines.ownHint },
  ];
  return (
    <fieldset className="choice-list" aria-describedby={error && 'choice-wrong'}>
      <legend>{deadlines.which}</legend>
      {choices.map(({ value, text, hint }) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name="choice"
            value={value}
            id={`choice-${value}`}
            defaultChecked={value === chosen}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <b>{text}</b>
            {hint && <span className="hint">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <span className="wrong" id="choice-wrong">
          {error}
        </span>
      )}
    </fieldset>
  );
}

const formatItem = (item: DeadlineItem | undefined) => item && `${item.name}: ${item.period}`;
