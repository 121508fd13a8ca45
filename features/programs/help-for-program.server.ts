// Whom to call, near a ZIP code or in a state. Neither is stored.
import type { z } from 'zod';
import { describeHelp, type HelpView } from '#features/help/describe-help.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { ResourceView } from '#features/library/list-resources.server.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import type { FindHelp, FoundHelp } from './schema.ts';
import { TERRITORIES } from './schema-parts.ts';

type Deps = Pick<LibraryDeps, 'library' | 'clock' | 'site'>;
type Answer = z.infer<typeof FoundHelp>;

export function helpForProgram(
  deps: Deps,
  { zip, state, topic }: z.infer<typeof FindHelp>,
): Result<Answer> {
  if (zip === undefined && state === undefined) return fail('invalid', texts.noPlace);
  const area = TERRITORIES.find((code) => code === state);
  const view = describeHelp(deps, {
    zip: zip ?? null,
    state: area ? null : ((state as StateCode | undefined) ?? null),
    ...(area && { area: area.toLowerCase() }),
    topic: topic ?? null,
    household: null,
    income: null,
  });
  const toHelp = createRow(deps);
  const help = [
    ...view.calls.map(({ resource, inCounty }) => toHelp(resource, inCounty)),
    ...listOffices(deps, view),
    ...(view.localLine ? [toLine(view.localLine)] : []),
    ...view.doors.map((resource) => toHelp(resource, false)),
  ];
  const checked = help.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  return ok({
    ...describePlace(view),
    help,
    bring: view.bring.map(({ text }) => text),
    fees: view.fees.map(({ text }) => text),
    ...createFrame(getStatus(view), {
      sources: [
        ownSource(deps, { title: 'Who can help', path: '/help', checkedOn: checked[0] ?? null }),
      ],
      assumed: zip === undefined ? [] : [texts.zipDecides],
      notCovered: [texts.officesDecide, ...describeGap(view)],
    }),
  });
}

function describePlace({ location }: HelpView): Pick<Answer, 'place' | 'counties' | 'choices'> {
  const nowhere = { place: null, counties: [], choices: [] };
  if (location.kind === 'state')
    return { place: location.name, counties: location.counties, choices: [] };
  if (location.kind === 'area') return { ...nowhere, place: location.name };
  if (location.kind === 'unknown') return nowhere;
  return { ...nowhere, choices: location.states.map(({ code, name }) => ({ id: code, name })) };
}

function getStatus({ location: { kind }, calls, unserved }: HelpView) {
  if (kind === 'choose') return 'choose';
  return kind === 'state' && calls.length > 0 && unserved.length === 0 ? 'found' : 'partial';
}

/** What we hold nothing of is said by name: a state, a county, a territory. */
function describeGap({ location, calls, unserved }: HelpView): string[] {
  if (location.kind === 'choose') return [texts.severalStates];
  if (location.kind === 'unknown') return [texts.zipUnknown];
  if (location.kind === 'area') return [location.note];
  if (calls.length === 0) return [texts.noOffice(location.name)];
  if (unserved.length > 0) return [texts.noCountyOffice(unserved)];
  return location.counties.length > 0 ? [] : [texts.countyNotGiven];
}

const createRow =
  ({ library }: Deps) =>
  (
    { id, title, organization, description, phone, url }: ResourceView,
    inCounty: boolean,
  ): Answer['help'][number] => ({
    name: title,
    organization,
    what: description,
    phone,
    url,
    inCounty,
    checkedOn: library.resources.find((resource) => resource.id === id)?.checkedOn ?? null,
  });

/** Of a place that is no state. */
const listOffices = (deps: Deps, { location }: HelpView): Answer['help'] =>
  location.kind === 'area'
    ? location.offices.map(({ name, description, phone, url }) => ({
        name,
        organization: name,
        what: description,
        phone: phone ?? null,
        url: url ?? toUrl(deps, '/help'),
        inCounty: false,
        checkedOn:
          deps.library.postalAreas.find((area) => area.name === location.name)?.checkedOn ?? null,
      }))
    : [];

const toLine = ({
  label,
  organization,
  note,
  phone,
  url,
  checkedOn,
}: NonNullable<HelpView['localLine']>): Answer['help'][number] => ({
  name: label,
  organization,
  what: note,
  phone,
  url,
  inCounty: false,
  checkedOn,
});
