// Reduces the events of a motion to a view, for the streaming page and for the page without
// JavaScript.
import type { MotionEvent, MotionNotice, MotionSection, MotionSource } from '../motion.ts';

export type MotionView = {
  title: string;
  writer?: { by: 'library' | 'model'; provider?: string; model?: string };
  sections: MotionSection[];
  sources: MotionSource[];
  notices: { notice: MotionNotice; text: string }[];
  /** Signed payload for the export; set once the motion is complete. */
  sealed?: string;
  ended?: { how: 'finished' | 'stopped' | 'failed'; message?: string };
};

export const EMPTY_MOTION: MotionView = { title: '', sections: [], sources: [], notices: [] };

export function addMotionEvent(view: MotionView, event: MotionEvent): MotionView {
  switch (event.type) {
    case 'begun':
      return {
        ...view,
        title: event.title,
        writer: { by: event.writer, provider: event.provider, model: event.model },
      };
    case 'sources':
      return { ...view, sources: event.sources };
    case 'section':
      return { ...view, sections: putSection(view.sections, event.section) };
    case 'block':
      return {
        ...view,
        sections: view.sections.map((section) =>
          section.id === event.section ? insertBlock(section, event) : section,
        ),
      };
    case 'sentence':
      return { ...view, sections: view.sections.map((section) => appendSentence(section, event)) };
    case 'notice':
      return { ...view, notices: [...view.notices, { notice: event.notice, text: event.text }] };
    case 'finished':
      return {
        ...view,
        sections: event.motion.sections,
        sources: event.motion.sources,
        sealed: event.sealed,
      };
    case 'ended':
      return {
        ...view,
        ended: { how: event.how, ...(event.message && { message: event.message }) },
      };
  }
}

function putSection(sections: MotionSection[], section: MotionSection): MotionSection[] {
  const exists = sections.some(({ id }) => id === section.id);
  return exists
    ? sections.map((one) => (one.id === section.id ? section : one))
    : [...sections, section];
}

function insertBlock(
  section: MotionSection,
  { after, block }: Extract<MotionEvent, { type: 'block' }>,
): MotionSection {
  const index = section.blocks.findIndex(({ id }) => id === after) + 1;
  return { ...section, blocks: section.blocks.toSpliced(index, 0, block) };
}

function appendSentence(
  section: MotionSection,
  { block, sentence }: Extract<MotionEvent, { type: 'sentence' }>,
): MotionSection {
  if (!section.blocks.some(({ id }) => id === block)) return section;
  const blocks = section.blocks.map((one) =>
    one.id === block && 'sentences' in one
      ? { ...one, sentences: [...one.sentences, sentence] }
      : one,
  );
  return { ...section, blocks };
}
