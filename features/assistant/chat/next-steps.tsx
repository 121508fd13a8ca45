// What a person can do next, below an answer: a plain list of links, the same without JavaScript.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { NextStep } from '#features/grounding/answer.ts';
import * as chat from '../messages/chat.ts';

export function NextSteps({ steps, id }: { steps: NextStep[]; id: string }) {
  if (steps.length === 0) return null;
  return (
    <section className="next-steps no-print" aria-labelledby={id}>
      <h3 id={id}>{chat.nextSteps}</h3>
      <ul>
        {steps.map(({ icon, label, href }) => (
          <li key={label}>
            <Link className="button quiet" to={href}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
