// Six cards on what the room holds. Every number is counted; none is typed.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import type { Coverage } from './coverage.server.ts';
import { infoCards } from './messages.ts';
import { researchAddress } from './search-address.ts';

const number = (n: number) => n.toLocaleString('en-US');

export function InfoCards({ coverage }: { coverage: Coverage }) {
  const held = infoCards.caseCount(coverage.cases, coverage.about);
  const cards: { icon: IconName; title: string; text: string; to?: string }[] = [
    {
      icon: 'book-a',
      title: infoCards.dictionary.title,
      text: infoCards.dictionary.text(number(coverage.terms)),
      to: researchAddress({ tab: 'dictionary' }),
    },
    {
      icon: 'scale',
      title: infoCards.cases.title,
      text: infoCards.cases.text(`${held.charAt(0).toUpperCase()}${held.slice(1)}`, number(coverage.builtIn)),
      to: researchAddress({ tab: 'cases' }),
    },
    { icon: 'newspaper', title: infoCards.news.title, text: infoCards.news.text(number(coverage.topics)) },
    { icon: 'list-checks', title: infoCards.strategy.title, text: infoCards.strategy.text },
    { icon: 'file-pen-line', title: infoCards.motions.title, text: infoCards.motions.text },
    {
      icon: 'map',
      title: infoCards.coverage.title,
      text: infoCards.coverage.text(infoCards.courtCount(coverage.courts), number(coverage.states)),
    },
  ];
  return (
    <section className="section" aria-label={infoCards.title}>
      <ul className="info-cards">
        {cards.map(({ icon, title, text, to }) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
