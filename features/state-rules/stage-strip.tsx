// The stages of a case as a strip: an ordered list, so that it is read aloud in order; on a phone
// it runs downwards.
import * as library from '#features/library/messages/library.ts';
import type { StagesView } from './view-stages.server.ts';

export function StageStrip({
  cases,
  stateName,
}: {
  cases: StagesView[];
  stateName: string | null;
}) {
  return cases.map(({ id, title, stages, sources }) => (
    <section
      key={id}
      className="stage-strip"
      id={`stages-${id}`}
      aria-labelledby={`stages-${id}-title`}
    >
      <h2 id={`stages-${id}-title`}>{title}</h2>
      <ol>
        {stages.map((stage) => (
          <li key={stage.title}>
            <h3>{stage.title}</h3>
            <p className="stage-time">
              {stage.rule ? (
                <a href={stage.rule.href}>
                  {stage.rule.value}
                  <span className="stage-state"> in {stateName}</span>
                </a>
              ) : (
                stage.time
              )}
            </p>
            <p>{stage.text}</p>
          </li>
        ))}
      </ol>
      <p className="meta">
        {library.sources}:{' '}
        {sources.map((source, index) => (
          <span key={source.url}>
            {index > 0 && '; '}
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.cite ?? source.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
          </span>
        ))}
      </p>
    </section>
  ));
}
