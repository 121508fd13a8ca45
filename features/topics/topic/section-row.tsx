import * as texts from '../messages/topic.ts';
import type { TopicSection } from './list-topic-sections.ts';

/** Sticks below the bar on a phone; the head has the same links where there is room. */
export function SectionRow({ sections }: { sections: TopicSection[] }) {
  return (
    <nav className="section-row" aria-label={texts.inThisVolume}>
      {sections.map(({ href, label, count }) => (
        <a key={label} href={href}>
          {label}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
