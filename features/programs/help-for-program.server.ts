// Whom to call, near a ZIP code or in a state. Neither is stored.
import type { z } from 'zod';
import { describeHelp, type HelpView } from '#features/help/describe-help.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { ResourceView } from '#features/library/list-resources.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import type { FindHelp, FoundHelp } from './schema.ts';

type Deps = Pick<LibraryDeps, 'library' | 'clock' | 'site'>;
type Answer = z.infer<typeof FoundHelp>;

export function helpForProgram(
  deps: Deps,
  { zip, state, topic }: z.infer<typeof FindHelp>,
): Result<Answer> {
  if (zip === undefined && state === undefined) return fail('invalid', texts.noPlace);
  const request = { zip: zip ?? null, state: state ?? null, topic: topic ?? null };
  const view = describeHelp(deps, { ...request, household: null, income: null });
  const checked = deps.library.resources.map(({ checkedOn }) => checkedOn).toSorted();
  return ok({
    ...describePlace(view),
    help: [
      ...view.calls.map(({ resource, inCounty }) => toHelp(resource, inCounty)),
      ...(view.localLine ? [toLine(view.localLine)] : []),
      ...view.doors.map((resource) => toHelp(resource, false)),
    ],
    bring: view.bring.map(({ text }) => text),
    fees: view.fees.map(({ text }) => text),
    ...createFrame(getStatus(view), {
      sources: [
        ownSource(deps, { title: 'Who can help', path: '/help', checkedOn: checked[0] ?? null }),
      ],
      assumed: [],
      notCovered: [texts.incomeNotAsked, ...describeGap(view)],
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

const getStatus = ({ location: { kind } }: HelpView) =>
  kind === 'choose' ? 'choose' : kind === 'unknown' ? 'partial' : 'found';

const describeGap = ({ location: { kind } }: HelpView): string[] =>
  kind === 'choose' ? [texts.severalStates] : kind === 'unknown' ? [texts.zipUnknown] : [];

const toHelp = (
  { title, organization, description, phone, url }: ResourceView,
  inCounty: boolean,
): Answer['help'][number] => ({
  name: title,
  organization,
  what: description,
  phone,
  url,
  inCounty,
});

const toLine = ({
  label,
  organization,
  note,
  phone,
  url,
}: NonNullable<HelpView['localLine']>): Answer['help'][number] => ({
  name: label,
  organization,
  what: note,
  phone,
  url,
  inCounty: false,
});
