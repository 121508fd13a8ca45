import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { checker } from './messages.ts';

/** Results are kept nowhere but in this page: what is opened from it must not take its place. */
export function NewTab({ url, icon, children }: { url: string; icon: IconName; children: ReactNode }) {
  return (
    <a className="onward" href={url} rel="noopener noreferrer" target="_blank">
      {children} <Icon name={icon} />
      <span className="sr-only">{checker.newTab}</span>
    </a>
  );
}
