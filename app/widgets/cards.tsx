// Cards: a deadline's rule and a guide in short, with the day on which they were read. A person's
// own dates are counted on the site, never in the address of a card.
import * as deadlineTexts from '#features/deadlines/messages/deadlines.ts';
import type { Library } from '#features/library/load-library.server.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import { formatLongDate } from '#lib/dates.ts';

type Deadline = Library['deadlines'][number];
type Guide = Library['guides'][number];
const MAX_STEPS = 4;

export function DeadlineCard({
  deadline,
  site,
}: {
  deadline: Deadline;
  site: { publicUrl: string };
}) {
  const { id, amount, unit, direction, event, authority, note, checkedOn } = deadline;
  return (
    <section>
      <p className="value">{deadlineTexts.period(amount, unit, direction, event)}</p>
      {note && <p>{note}</p>}
      <p className="meta">
        {authority} · {widgetTexts.readOn(formatLongDate(checkedOn))}
      </p>
      <p>
        <a
          href={`${site.publicUrl}/deadlines?preset=${id}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {widgetTexts.countIt}
        </a>
      </p>
    </section>
  );
}

export const GuideCard = ({ guide: { description, steps, checkedOn } }: { guide: Guide }) => (
  <section>
    <p>{description}</p>
    <h2>{widgetTexts.firstSteps}</h2>
    <ol>
      {steps.slice(0, MAX_STEPS).map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    <p className="meta">{widgetTexts.readOn(formatLongDate(checkedOn))}</p>
  </section>
);
