// The urgent lines of a conversation as one strip that stays visible, so that somebody in danger keeps the number to call after the
// conversation has moved on. The full first steps are in the answer that raised them.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { getJurisdictionName, type Jurisdiction } from '#legal/jurisdictions.ts';
import { formatTelHref } from '#lib/phone.ts';
import { urgent } from './messages.ts';
import type { UrgentLine } from './urgent-line.ts';

const MAX_NUMBERS = 3;

/** `lines`: of all turns, oldest first. `href`: where the first steps are. */
type Props = { lines: UrgentLine[]; jurisdiction: Jurisdiction; href: string };

export function UrgentStrip({ lines, jurisdiction, href }: Props) {
  const hotlines = listHotlines(lines);
  if (lines.length === 0) return null;
  return (
    <section className="urgent-strip" aria-label={urgent.label}>
      <p className="small-caps-label">{urgent.label}</p>
      {hotlines.map(({ phone, label }) => (
        <a key={phone} className="button" href={formatTelHref(phone)} title={label}>
          <Icon name="phone" />
          {phone}
          <span className="sr-only"> {label}</span>
        </a>
      ))}
      <a href={href}>{urgent.firstSteps}</a>
      <Link to="/help">{jurisdiction === 'General' ? urgent.whoCanHelp : urgent.helpIn(getJurisdictionName(jurisdiction))}</Link>
    </section>
  );
}

/** The newest lines first, each number once. */
function listHotlines(lines: UrgentLine[]): { phone: string; label: string }[] {
  const byPhone = new Map<string, { phone: string; label: string }>();
  for (const { hotline } of lines.toReversed()) if (hotline && !byPhone.has(hotline.phone)) byPhone.set(hotline.phone, hotline);
  return [...byPhone.values()].slice(0, MAX_NUMBERS);
}
