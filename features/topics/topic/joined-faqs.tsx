// Questions that are answered in another topic now; their old places stay, so that old links
// arrive.
import type { JoinedFaq } from '#features/library/item-address.ts';
import * as texts from '../messages/topic.ts';

export function JoinedFaqs({ joined }: { joined: JoinedFaq[] }) {
  if (joined.length === 0) return null;
  return (
    <ul className="mt-4">
      {joined.map(({ id, question, to, topicTitle }) => (
        <li key={id} id={`faq-${id}`}>
          <a href={to}>{question}</a> {texts.answeredIn(topicTitle)}
        </li>
      ))}
    </ul>
  );
}
