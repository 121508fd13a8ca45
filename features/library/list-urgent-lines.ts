import type { Library } from './load-library.server.ts';
import type { Topic } from './schema/schema.ts';

export type UrgentLineView = {
  when: string;
  firstStep: string;
  hotline: { label: string; phone: string } | null;
};

export function listUrgentLines(library: Library, topic: Topic): UrgentLineView[] {
  return topic.urgent.map(({ when, firstStep, hotline: id }) => {
    const hotline = library.hotlines.find((line) => line.id === id);
    return {
      when,
      firstStep,
      hotline: hotline ? { label: hotline.organization, phone: hotline.phone } : null,
    };
  });
}
