// The actions of a guide's step as links: a number to call, a letter to write, days to count, help
// or a court to find.
import type { IconName } from '#app/ui/icon-names.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import { formatTelHref } from '#lib/phone.ts';
import type { Library } from './load-library.server.ts';
import * as texts from './messages/step-actions.ts';
import type { Guide, StepAction } from './schema/schema.ts';

export type StepActionView = { icon: IconName; label: string; href: string; isExternal: boolean };

export function viewStepActions(
  library: Library,
  guide: Guide,
  actions: StepAction[],
  jurisdiction: Jurisdiction,
): StepActionView[] {
  return actions.flatMap((action) => viewAction(library, guide, action, jurisdiction) ?? []);
}

function viewAction(
  library: Library,
  guide: Guide,
  action: StepAction,
  jurisdiction: Jurisdiction,
): StepActionView | undefined {
  const inside = (icon: IconName, label: string, href: string) => ({
    icon,
    label,
    href,
    isExternal: false,
  });
  if ('call' in action) {
    const line = library.hotlines.find(({ id }) => id === action.call);
    return (
      line && inside('phone', texts.call(line.organization, line.phone), formatTelHref(line.phone))
    );
  }
  if ('write' in action) {
    const document = library.documents.find(({ id }) => id === action.write);
    const about = action.about ? `&about=${action.about}` : '';
    return (
      document &&
      inside('file-text', texts.write(document.title), `/documents?type=${document.id}${about}`)
    );
  }
  if ('count' in action) return inside('clock', texts.count, `/deadlines?preset=${action.count}`);
  if ('add' in action) return inside('receipt', texts.addWages, '/tools/unpaid-wages');
  if ('read' in action) return inside('scan-text', texts.readPaper, '/paper');
  if ('open' in action) {
    const resource = guide.resources.find(({ url }) => url === action.open);
    return (
      resource && {
        icon: 'external-link',
        label: resource.title,
        href: resource.url,
        isExternal: true,
      }
    );
  }
  const state = jurisdiction === 'General' ? null : jurisdiction;
  if (action.find === 'help') {
    return inside(
      'life-buoy',
      state ? texts.helpIn(STATES[state]) : texts.help,
      `/help?topic=${guide.topic}`,
    );
  }
  const court = library.resources.find(
    (resource) => resource.state === state && resource.help === 'court',
  );
  return state && court
    ? {
        icon: 'external-link',
        label: texts.courtIn(STATES[state]),
        href: court.url,
        isExternal: true,
      }
    : inside('map-pin', texts.court, '#in-your-state');
}
