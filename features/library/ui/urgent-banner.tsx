// The red banner, reserved for emergencies: a court date, a notice, an arrest, violence.
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import type { UrgentLineView } from '../list-urgent-lines.ts';
import * as library from '../messages/library.ts';

/** `linksToHelp`: not on the page itself that says who can help. */
export function UrgentBanner({
  lines,
  linksToHelp = true,
}: {
  lines: UrgentLineView[];
  linksToHelp?: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <section className="urgent" aria-labelledby="urgent">
      <Icon name="clock" />
      <h2 id="urgent" className="small-caps-label font-sans text-tag">
        {library.urgent}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.when}>
            <b>{line.when}</b> {line.firstStep}
            {line.hotline && (
              <>
                {' '}
                {line.hotline.label}:{' '}
                <a className="whitespace-nowrap" href={formatTelHref(line.hotline.phone)}>
                  {line.hotline.phone}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {linksToHelp && (
        <p>
          <a href="/help">{library.whoCanHelp}</a>
        </p>
      )}
    </section>
  );
}
