import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import * as checker from '../messages/checker.ts';

/** Results exist only in this page, so links from it open in a new tab. */
export function NewTab({
  url,
  icon,
  children,
}: {
  url: string;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <a className="onward" href={url} rel="noopener noreferrer" target="_blank">
      {children} <Icon name={icon} />
      <span className="sr-only">{checker.newTab}</span>
    </a>
  );
}
