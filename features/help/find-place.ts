// Where a ZIP code lies: one state with its counties, several states to choose from, a territory or
// military address, or nowhere we know.
import type { CheckedItem } from '#features/library/checked-item.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { HelpOffice, PostalArea } from '#features/library/schema/people-schema.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { HelpRequest } from './help-fields.ts';

type State = { code: StateCode; name: string };
export type HelpPlace =
  | ({ kind: 'state'; slug: string; counties: string[] } & State)
  | { kind: 'choose'; states: State[] }
  | { kind: 'area'; area: PostalArea }
  | { kind: 'unknown' };
export type AreaView = {
  kind: 'area';
  name: string;
  military: boolean;
  note: string;
  offices: HelpOffice[];
  checked: CheckedItem;
};

const isState = (code: string): code is StateCode => Object.hasOwn(STATES, code);
const toState = (code: StateCode): State => ({ code, name: STATES[code] });
const toPlace = (code: StateCode, counties: string[]): HelpPlace => ({
  kind: 'state',
  ...toState(code),
  slug: getStateSlug(code),
  counties,
});

/**
 * A picked state decides where the ZIP code does not: several states, a military address, an
 * unknown ZIP code, or none.
 */
export function findPlace(
  library: Pick<Library, 'zipCodes' | 'postalAreas'>,
  { zip, state, area: areaId }: Pick<HelpRequest, 'zip' | 'state' | 'area'>,
): HelpPlace {
  const found = zip ? library.zipCodes().find(zip) : [];
  const states = found.filter(({ code }) => isState(code));
  const picked = states.length === 1 ? states[0] : states.find(({ code }) => code === state);
  if (picked && isState(picked.code)) return toPlace(picked.code, picked.counties);
  if (states.length > 1)
    return {
      kind: 'choose',
      states: states.flatMap(({ code }) => (isState(code) ? [toState(code)] : [])),
    };
  const area = library.postalAreas.find(
    ({ id }) => id === areaId || found.some(({ code }) => code.toLowerCase() === id),
  );
  if (area && !(state && area.kind === 'military')) return { kind: 'area', area };
  return state ? toPlace(state, []) : { kind: 'unknown' };
}
