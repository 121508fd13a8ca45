import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

/** A decorative icon. An icon without text needs a label on its button or link. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
