import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import type { Verdict } from '../check/verdict.ts';
import { statusTexts } from '../messages/tables.ts';

const ICONS: Record<Verdict, IconName> = {
  verified: 'circle-check',
  found_live: 'circle-check',
  not_in_index: 'info',
  wrong_year: 'triangle-alert',
  wrong_name: 'triangle-alert',
  not_in_code: 'triangle-alert',
  impossible: 'x',
  invented: 'circle-x',
};

/** Shows a status with an icon, a color and a label. */
export function StatusBadge({ status, text }: { status: Verdict; text?: string }) {
  return (
    <span className={`verdict ${status}`}>
      <Icon name={ICONS[status]} />
      {text ?? statusTexts[status].label}
    </span>
  );
}
