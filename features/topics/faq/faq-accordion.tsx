// One question is open at a time: <details name> does that without JavaScript. A link to #faq-…
// opens its question.
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Html } from '#app/ui/html.tsx';
import { Footnote } from '#features/library/ui/footnote.tsx';
import type { ReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import * as texts from '../messages/topic.ts';
import type { FaqView } from './list-faqs.server.ts';

/** `shown`: how many questions are listed before the others unfold. */
type Props = {
  faqs: FaqView[];
  name: string;
  referenced: ReferencedRules;
  shown?: number;
};

export function FaqAccordion({ faqs, name, referenced, shown = faqs.length }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#faq-')) return;
    const details = container.current
      ?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)
      ?.closest<HTMLDetailsElement>('details[name]');
    if (!details) return;
    details.closest<HTMLDetailsElement>('.unfold')?.setAttribute('open', '');
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash]);
  const renderItem = (faq: FaqView) => (
    <details key={faq.id} id={`faq-${faq.id}`} name={name}>
      <summary>
        {faq.anchors?.map((id) => (
          <a key={id} id={`faq-${id}`} />
        ))}
        <h3 className="text-[1.25rem]">{faq.question}</h3>
        <span className="plus" aria-hidden="true" />
      </summary>
      <div className="answer grid grid-cols-1 gap-4">
        <Html html={faq.html} className="prose" />
        <RuleReferences ids={faq.rules} referenced={referenced} />
        {faq.related.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            <span className="sr-only">{texts.related}:</span>
            {faq.related.map((topic) => (
              <Link
                key={topic.id}
                className={`topic-tick cloth-${topic.id}`}
                to={`/topics/${topic.id}`}
              >
                {topic.title}
              </Link>
            ))}
          </p>
        )}
        <Footnote item={faq.checked} about={`faq/${faq.id}`} />
      </div>
    </details>
  );
  return (
    <div className="accordion" ref={container}>
      {faqs.slice(0, shown).map(renderItem)}
      {faqs.length > shown && (
        <details className="unfold">
          <summary>
            <span className="plus" aria-hidden="true" />
            {texts.moreQuestions(faqs.length - shown)}
          </summary>
          {faqs.slice(shown).map(renderItem)}
        </details>
      )}
    </div>
  );
}
