import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { getJurisdictionName } from '#legal/jurisdictions.ts';
import { formatTelHref } from '#lib/phone.ts';
import type { ResourceView } from '../list-resources.server.ts';
import * as library from '../messages/library.ts';

export function ResourceList({
  resources,
  withTopics = false,
}: {
  resources: ResourceView[];
  withTopics?: boolean;
}) {
  return (
    <ul className="entries">
      {resources.map((resource) => (
        <li key={resource.id} id={`resource-${resource.id}`}>
          <div className="meta">
            <div>{resource.organization}</div>
            <div>{resource.state ? getJurisdictionName(resource.state) : resource.type}</div>
          </div>
          <div>
            <h3>{resource.title}</h3>
            <p>{resource.description}</p>
            {resource.counties.length > 0 && (
              <p className="meta">{library.serves(resource.counties)}</p>
            )}
            <div className="entry-foot">
              <a
                className="onward"
                href={resource.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${library.visitResource}: ${resource.title} ${library.newTab}`}
              >
                {library.visitResource} <Icon name="external-link" />
              </a>
              <span className={`badge ${resource.cost === 'Free' ? 'free' : 'pay'}`}>
                {resource.cost}
              </span>
              {resource.phone && <a href={formatTelHref(resource.phone)}>{resource.phone}</a>}
              {!resource.confirmed && <span className="meta">{library.notConfirmed}</span>}
            </div>
            <div className="tags">
              {withTopics &&
                resource.topics.map((topic) => (
                  <Link
                    key={topic.id}
                    className={`topic-tick cloth-${topic.id}`}
                    to={`/topics/${topic.id}`}
                  >
                    {topic.title}
                  </Link>
                ))}
              {withTopics &&
                resource.tags.map((tag) => (
                  <span key={tag} className="self-center">
                    {tag}
                  </span>
                ))}
              <Link
                className="report self-center"
                to={`/report?about=${encodeURIComponent(`resources/${resource.id}`)}`}
                rel="nofollow"
              >
                Report a mistake
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
