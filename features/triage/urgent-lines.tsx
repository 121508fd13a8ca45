// Urgent lines come first in an answer. Their text and phone numbers are from content, never from a
// model. What to do stands in numbered acts, with the number to call right below them; what
// explains them is folded.
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import { urgent } from './messages.ts';
import type { UrgentLine } from './urgent-line.ts';

export function UrgentLines({ lines, id }: { lines: UrgentLine[]; id?: string }) {
  if (lines.length === 0) return null;
  const spanish = lines[0]?.lang === 'es';
  const words = spanish ? urgent.es : urgent;
  return (
    <div className="urgent" role="alert" id={id} lang={spanish ? 'es' : undefined}>
      <Icon name="clock" />
      <p className="small-caps-label">{words.label}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id} lang={line.lang === 'en' && spanish ? 'en' : undefined}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/help">{words.whoCanHelp}</a>
      </p>
    </div>
  );
}

function Line({
  line: { when, firstStep, acts = [firstStep], more, hotline, lang },
}: {
  line: UrgentLine;
}) {
  const words = lang === 'es' ? urgent.es : urgent;
  const [only] = acts;
  return (
    <>
      <p>
        <b>{when}</b> {acts.length === 1 && only}
      </p>
      {acts.length > 1 && (
        <ol>
          {acts.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ol>
      )}
      {hotline && (
        <p className="urgent-call">
          <a className="button" href={formatTelHref(hotline.phone)}>
            <Icon name="phone" />
            {hotline.phone}
          </a>
          <a href={hotline.url} target="_blank" rel="noopener noreferrer">
            {hotline.label}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        </p>
      )}
      {more && (
        <details>
          <summary>{words.more}</summary>
          <p>{more}</p>
        </details>
      )}
    </>
  );
}
