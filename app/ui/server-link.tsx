// What the server renders for a <Link> of React Router: the same <a>, without the hooks that only a
// browser needs. Pages have hundreds of links, and these took a tenth of the time to render them.
// vite.config.ts puts it in its place in the server's build.
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** A path of ours in its final form; React Router resolves any other. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]*)?(?:#.*)?$/;

export function Link(props: ComponentProps<typeof RouterLink>) {
  const {
    to,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    ...rest
  } = props;
  if (typeof to !== 'string' || !PLAIN_PATH.test(to) || mask) return <RouterLink {...props} />;
  const { defaultShouldRevalidate, target, ...attributes } = rest;
  return (
    <a
      {...attributes}
      href={to}
      target={target}
      data-discover={discover === 'none' ? undefined : 'true'}
    />
  );
}
