// The ways on from what cannot wait, most useful first: whom to call, the court, the first steps,
// who can help. Each has a short label for a row on a phone; its full name contains the label.
import type { MouseEvent } from 'react';
import type { IconName } from '#app/ui/icon-names.ts';
import { getJurisdictionName, type Jurisdiction } from '#legal/jurisdictions.ts';
import { formatTelHref } from '#lib/phone.ts';
import { ways as texts } from './messages/tables.ts';
import type { UrgentLine } from './urgent-line.ts';

export type Office = { name: string; phone: string };
export type Way = {
  label: string;
  /** The accessible name, seen where there is room. */
  name: string;
  /** Seen instead of the name. */
  wide?: string;
  icon?: IconName;
} & (
  | { kind: 'call'; href: string; offices: [Office] }
  | { kind: 'offices'; offices: Office[] }
  | {
      kind: 'court' | 'state' | 'first-steps' | 'help';
      href: string;
      onClick?: (event: MouseEvent) => void;
    }
);

export type StripProps = {
  /** Of all turns, the newest turn and its gravest line first. */
  lines: UrgentLine[];
  jurisdiction: Jurisdiction;
  /** Legal aid and courts of the state. */
  help: { offices: Office[]; court: string | null } | undefined;
  /** Where the first steps are. */
  href: string | undefined;
  /** Where the state is chosen. */
  choose: { href: string; onClick: (event: MouseEvent) => void };
};

const MAX_HOTLINES = 3;
const MAX_IN_ROW = 4;
/** Longer numbers are behind "Call" in the row. */
const SHORT_NUMBER = 3;
/** Rules of content/triage.yml that civil legal aid and a court answer. */
const LEGAL_MATTERS: ReadonlySet<string> = new Set([
  'cps-took-child',
  'locked-out',
  'lockout-or-sheriff',
  'home-sale-within-days',
  'repossession-under-way',
  'bank-account-frozen',
  'court-within-days',
  'utilities-off',
]);
/** 211 finds local help; a legal-aid office is nearer. */
const LOCAL_LINE = '211';

/** In the language of the newest turn. */
export const getWords = (lines: readonly UrgentLine[]) => texts[lines[0]?.lang ?? 'en'];

export function listWays({ lines, jurisdiction, help, href, choose }: StripProps): Way[] {
  const words = getWords(lines);
  const isLegal = lines.some(({ id }) => LEGAL_MATTERS.has(id));
  const state = jurisdiction === 'General' ? undefined : getJurisdictionName(jurisdiction);
  const offices = (isLegal && state && help?.offices) || [];
  const toCall = (office: Office): Way => ({
    kind: 'call',
    href: formatTelHref(office.phone),
    offices: [office],
    label: office.phone.length <= SHORT_NUMBER ? office.phone : words.call,
    name: words.callNumber(office.phone, office.name),
    wide: offices.includes(office) ? `${office.phone} ${office.name}` : office.phone,
    icon: 'phone',
  });
  // The line of a danger that no lawyer ends comes before legal aid.
  const ways = listHotlines(lines)
    .filter(({ phone }) => phone !== LOCAL_LINE || offices.length === 0)
    .map(toCall);
  if (offices.length === 1) ways.push(...offices.map(toCall));
  else if (state && offices.length > 0)
    ways.push({
      kind: 'offices',
      offices,
      label: words.legalAid,
      name: words.callLegalAid(state),
      icon: 'phone',
    });
  if (isLegal && !state)
    ways.push({
      kind: 'state',
      ...choose,
      label: words.state,
      name: words.chooseState,
      icon: 'map-pin',
    });
  if (isLegal && help?.court)
    ways.push({
      kind: 'court',
      href: help.court,
      label: words.court,
      name: `${words.findCourt} ${words.newTab}`,
      wide: words.findCourt,
      icon: 'landmark',
    });
  if (href)
    ways.push({ kind: 'first-steps', href, label: words.firstSteps, name: words.firstSteps });
  if (offices.length === 0)
    ways.push({
      kind: 'help',
      href: '/help',
      label: words.help,
      name: words.whoCanHelp(state),
    });
  return ways;
}

/** Those of the row on a phone: no label twice, and always the first steps. The rest is "More". */
export function chooseRow(ways: Way[]): Way[] {
  const byLabel = new Map(ways.toReversed().map((way) => [way.label, way]));
  if (byLabel.size === ways.length && ways.length <= MAX_IN_ROW) return ways;
  const others = ways.filter((way) => way.kind !== 'first-steps' && byLabel.get(way.label) === way);
  return ways.filter(
    (way) => way.kind === 'first-steps' || others.slice(0, MAX_IN_ROW - 2).includes(way),
  );
}

/** Each number once. */
const listHotlines = (lines: readonly UrgentLine[]): Office[] =>
  lines
    .flatMap(({ hotline }) => (hotline ? [{ phone: hotline.phone, name: hotline.label }] : []))
    .filter(({ phone }, index, all) => all.findIndex((one) => one.phone === phone) === index)
    .slice(0, MAX_HOTLINES);
