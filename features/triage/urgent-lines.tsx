// Urgent lines come first in an answer. Their text and phone numbers are from content, never from a
// model.
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import { urgent } from './messages.ts';
import type { UrgentLine } from './urgent-line.ts';

export function UrgentLines({ lines, id }: { lines: UrgentLine[]; id?: string }) {
  if (lines.length === 0) return null;
  return (
    <div className="urgent" role="alert" id={id}>
      <Icon name="clock" />
      <p className="small-caps-label">{urgent.label}</p>
      <ul>
        {lines.map(({ id: lineId, when, firstStep, hotline }) => (
          <li key={lineId}>
            <p>
              <b>{when}</b> {firstStep}
            </p>
            {hotline && (
              <p className="urgent-call">
                <a className="button" href={formatTelHref(hotline.phone)}>
                  <Icon name="phone" />
                  {hotline.phone}
                </a>
                <a href={hotline.url} target="_blank" rel="noopener noreferrer">
                  {hotline.label}
                  <span className="sr-only"> {urgent.newTab}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="/help">{urgent.whoCanHelp}</a>
      </p>
    </div>
  );
}
