import { Link } from 'react-router';
import * as texts from '../messages/topic.ts';
import type { TopicView } from './view-topic.server.ts';

export function TopicGuides({ guides }: { guides: TopicView['guides'] }) {
  return (
    <section id="guides" aria-labelledby="guides-title">
      <h2 id="guides-title" className="mb-4">
        {texts.guides}
      </h2>
      {guides.map((guide, index) => (
        <article key={guide.id} className="guide-row">
          <span className="numeral" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <Link to={`/guides/${guide.id}`}>{guide.title}</Link>
            </h3>
            <p>{guide.description}</p>
          </div>
          <span className="meta">{texts.steps(guide.steps)}</span>
        </article>
      ))}
    </section>
  );
}
