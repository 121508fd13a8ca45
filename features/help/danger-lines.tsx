// Before the form, in one narrow strip: the numbers for people in danger. It must not push the
// first field off a phone's screen.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import * as help from './messages/help.ts';

type Line = { id: string; label: string; phone: string };

export function DangerLines({ lines }: { lines: Line[] }) {
  return (
    <section className="help-danger" aria-labelledby="danger-title">
      <h2 id="danger-title">
        <Icon name="clock" />
        {help.danger}
      </h2>
      <ul>
        {lines.map(({ id, label, phone }) => (
          <li key={id}>
            <a href={formatTelHref(phone)}>{phone}</a> <span>{label}</span>
          </li>
        ))}
      </ul>
      <Link to="/urgent">{help.dangerMore}</Link>
    </section>
  );
}
