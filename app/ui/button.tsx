// A button, and a link that looks like one. The main one of a part is filled; the others are quiet;
// `danger` deletes something.
import { Link } from 'react-router';

type Look = { kind?: 'quiet' | 'danger'; className?: string };

const getClasses = ({ kind, className }: Look) =>
  ['button', kind, className].filter(Boolean).join(' ');

export function Button({
  kind,
  className,
  type = 'button',
  ...props
}: Look & React.ComponentProps<'button'>) {
  return <button type={type} className={getClasses({ kind, className })} {...props} />;
}

export function ButtonLink({
  kind,
  className,
  ...props
}: Look & React.ComponentProps<typeof Link>) {
  return <Link className={getClasses({ kind, className })} {...props} />;
}
