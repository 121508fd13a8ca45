import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

/** Decoration beside a word. Where an icon stands alone, its button or link carries the name. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
