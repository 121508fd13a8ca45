// The red banner, reserved for emergencies: a court date, a notice, an arrest, violence.
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import { library } from './messages.ts';

type Line = { when: string; firstStep: string; hotline: { label: string; phone: string } | null };

export function UrgentBanner({ lines }: { lines: Line[] }) {
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
    </section>
  );
}
