// The urgent lines of a conversation as one strip that stays visible, so that somebody in danger
// keeps the number to call after the conversation has moved on. The full first steps are in the
// answer that raised them. For what a lawyer can stop, an eviction or a court date, the number is
// that of the state's legal aid.
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { getJurisdictionName, type Jurisdiction } from '#legal/jurisdictions.ts';
import { formatTelHref } from '#lib/phone.ts';
import { urgent } from './messages.ts';
import type { UrgentLine } from './urgent-line.ts';

const MAX_NUMBERS = 3;
/** Rules of content/triage.yml that civil legal aid and a court answer. */
const LEGAL_MATTERS: ReadonlySet<string> = new Set([
  'locked-out',
  'lockout-or-sheriff',
  'court-within-days',
  'utilities-off',
]);
/** 211 finds local help; a legal-aid office is nearer. */
const LOCAL_LINE = '211';
const OFFICES = 'legal-aid-numbers';

type Office = { name: string; phone: string };

type Props = {
  /** Of all turns, oldest first. */
  lines: UrgentLine[];
  jurisdiction: Jurisdiction;
  /** Legal aid and courts of the state. */
  help: { offices: Office[]; court: string | null } | undefined;
  /** Where the first steps are. */
  href: string | undefined;
  /** Where the state is chosen. */
  choose: { href: string; onClick: (event: MouseEvent) => void };
};

export function UrgentStrip({ lines, jurisdiction, help, href, choose }: Props) {
  if (lines.length === 0) return null;
  const isLegal = lines.some(({ id }) => LEGAL_MATTERS.has(id));
  const offices = help?.offices ?? [];
  const hotlines = listHotlines(lines).filter(
    ({ phone }) => phone !== LOCAL_LINE || !isLegal || offices.length === 0,
  );
  return (
    <section className="urgent-strip" aria-label={urgent.label}>
      <p className="small-caps-label">{urgent.label}</p>
      {isLegal && jurisdiction !== 'General' && (
        <LegalAid offices={offices} stateName={getJurisdictionName(jurisdiction)} />
      )}
      {hotlines.map(({ phone, label }) => (
        <Call key={phone} phone={phone} name={label} hidesName />
      ))}
      {isLegal && jurisdiction === 'General' && (
        <a className="button" {...choose}>
          <Icon name="map-pin" />
          {urgent.chooseState}
        </a>
      )}
      {isLegal && help?.court && (
        <a className="button quiet" href={help.court} target="_blank" rel="noopener noreferrer">
          <Icon name="landmark" />
          {urgent.findCourt}
          <span className="sr-only"> {urgent.newTab}</span>
        </a>
      )}
      {href && <a href={href}>{urgent.firstSteps}</a>}
      {(!isLegal || offices.length === 0) && (
        <Link to="/help">
          {jurisdiction === 'General'
            ? urgent.whoCanHelp
            : urgent.helpIn(getJurisdictionName(jurisdiction))}
        </Link>
      )}
    </section>
  );
}

/** One office is called at once; of several, which serve different counties, the reader picks. */
function LegalAid({ offices, stateName }: { offices: Office[]; stateName: string }) {
  const [only, ...others] = offices;
  if (!only) return null;
  if (others.length === 0) return <Call {...only} />;
  return (
    <>
      <Button popoverTarget={OFFICES}>
        <Icon name="phone" />
        {urgent.callLegalAid(stateName)}
      </Button>
      <div
        id={OFFICES}
        popover="auto"
        className="urgent-offices"
        role="group"
        aria-label={urgent.callLegalAid(stateName)}
      >
        <p>{urgent.severalOffices}</p>
        <ul>
          {offices.map(({ name, phone }) => (
            <li key={name}>
              <span>{name}</span>
              <Call phone={phone} name={name} hidesName />
            </li>
          ))}
        </ul>
        <Link to="/help">{urgent.whichOffice}</Link>
      </div>
    </>
  );
}

function Call({ phone, name, hidesName = false }: Office & { hidesName?: boolean }) {
  return (
    <a className="button" href={formatTelHref(phone)} title={name}>
      <Icon name="phone" />
      {phone}
      <span className={hidesName ? 'sr-only' : 'office-name'}> {name}</span>
    </a>
  );
}

/** The newest lines first, each number once. */
function listHotlines(lines: UrgentLine[]): { phone: string; label: string }[] {
  const byPhone = new Map<string, { phone: string; label: string }>();
  for (const { hotline } of lines.toReversed())
    if (hotline && !byPhone.has(hotline.phone)) byPhone.set(hotline.phone, hotline);
  return [...byPhone.values()].slice(0, MAX_NUMBERS);
}
