// The sections of a topic page, in the order in which somebody in a hurry needs them.
import type { TopicView } from './view-topic.server.ts';

export type TopicSection = { href: string; label: string; count?: number };

/** What the head lists as contents and the row at the top of a phone shows. */
export function listTopicSections(
  topic: Pick<TopicView, 'deadlines' | 'guides' | 'faqs' | 'keyTerms' | 'resources'>,
  newsCount: number,
  firstCase?: string,
): TopicSection[] {
  return [
    { href: '#deadlines', label: 'Deadlines', count: topic.deadlines.length },
    { href: '#guides', label: 'Guides', count: topic.guides.length },
    { href: '#faq', label: 'Questions', count: topic.faqs.length },
    { href: '#in-your-state', label: 'Help' },
    ...(firstCase ? [{ href: `#stages-${firstCase}`, label: 'Stages' }] : []),
    { href: '#overview', label: 'Overview' },
    { href: '#terms', label: 'Key terms', count: topic.keyTerms.length },
    { href: '?tab=resources#news', label: 'Resources', count: topic.resources.length },
    { href: '#news', label: 'News', count: newsCount },
  ];
}
