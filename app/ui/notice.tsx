// What happened, what was kept, one next step. A failure is announced at once; the other kinds say
// by `role` whether they are.
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const ICONS = {
  neutral: 'info',
  good: 'circle-check',
  caution: 'triangle-alert',
  failed: 'circle-alert',
} as const satisfies Record<string, IconName>;

type Props = {
  kind?: keyof typeof ICONS;
  icon?: IconName;
  role?: 'alert' | 'note' | 'status';
  /** What can be done about it: one button or link, at the right. */
  action?: React.ReactNode;
  /** A sentence is a `p`; headings and lists need a `div`, or a `section` that has a name. */
  as?: 'p' | 'div' | 'section';
  className?: string;
  id?: string;
  tabIndex?: number;
  'aria-labelledby'?: string;
  children: React.ReactNode;
};

export function Notice({
  kind = 'neutral',
  icon = ICONS[kind],
  role = kind === 'failed' ? 'alert' : undefined,
  action,
  as: Element = action ? 'div' : 'p',
  className,
  children,
  ...attributes
}: Props) {
  const Content = Element === 'p' ? 'span' : action ? 'p' : 'div';
  const classes = ['notice', kind !== 'neutral' && kind, action && 'with-action', className];
  return (
    <Element className={classes.filter(Boolean).join(' ')} role={role} {...attributes}>
      <Icon name={icon} />
      <Content>{children}</Content>
      {action}
    </Element>
  );
}
