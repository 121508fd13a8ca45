// Six cards on what the research workspace covers.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';

export type InfoCard = { icon: IconName; title: string; text: string; to?: string };

export function InfoCards({ cards }: { cards: InfoCard[] }) {
  return (
    <ul className="info-cards section">
      {cards.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
