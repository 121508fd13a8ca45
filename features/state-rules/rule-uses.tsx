// The foot of a rule's page: the letter, the counted day, the guide, and who can help.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { RuleUse } from './list-rule-uses.server.ts';
import * as stateRules from './messages/state-rules.ts';

type RuleUsesProps = { uses: RuleUse[]; countHref?: string | undefined };

export function RuleUses({ uses, countHref }: RuleUsesProps) {
  const links = [
    ...uses
      .filter(({ kind }) => kind === 'document')
      .map(({ title, href }) => ({
        icon: 'file-text' as const,
        label: stateRules.writeIt(title),
        href,
      })),
    ...(countHref
      ? [{ icon: 'clock' as const, label: stateRules.countDays, href: countHref }]
      : []),
    ...uses
      .filter(({ kind }) => kind === 'guide')
      .map(({ title, href }) => ({ icon: 'book-open' as const, label: title, href })),
    { icon: 'life-buoy' as const, label: stateRules.whoHelps, href: '/help' },
  ];
  return (
    <ul className="rule-uses">
      {links.map(({ icon, label, href }) => (
        <li key={href}>
          <Icon name={icon} />
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
