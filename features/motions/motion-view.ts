// The motion so far, from its events: the same for the page that follows them and for one that waits for the end.
import type { MotionEvent, MotionNotice, MotionSection, MotionSource } from './motion.ts';

export type MotionView = {
  title: string;
  writer?: { by: 'library' | 'model'; provider?: string; model?: string };
  sections: MotionSection[];
  sources: MotionSource[];
  notices: { notice: MotionNotice; text: string }[];
  /** There when it is whole: then it can be exported. */
  sealed?: string;
  ended?: { how: 'finished' | 'stopped' | 'failed'; message?: string };
};

export const NO_MOTION: MotionView = { title: '', sections: [], sources: [], notices: [] };

export function addMotionEvent(view: MotionView, event: MotionEvent): MotionView {
  switch (event.type) {
    case 'begun':
      return { ...view, title: event.title, writer: { by: event.writer, provider: event.provider, model: event.model } };
    case 'sources':
      return { ...view, sources: event.sources };
    case 'section':
      return { ...view, sections: placed(view.sections, event.section) };
    case 'block':
      return { ...view, sections: view.sections.map((section) => (section.id === event.section ? withBlock(section, event) : section)) };
    case 'sentence':
      return { ...view, sections: view.sections.map((section) => withSentence(section, event)) };
    case 'notice':
      return { ...view, notices: [...view.notices, { notice: event.notice, text: event.text }] };
    case 'finished':
      return { ...view, sections: event.motion.sections, sources: event.motion.sources, sealed: event.sealed };
    case 'ended':
      return { ...view, ended: { how: event.how, ...(event.message && { message: event.message }) } };
  }
}

function placed(sections: MotionSection[], section: MotionSection): MotionSection[] {
  const known = sections.some(({ id }) => id === section.id);
  return known ? sections.map((one) => (one.id === section.id ? section : one)) : [...sections, section];
}

function withBlock(section: MotionSection, { after, block }: Extract<MotionEvent, { type: 'block' }>): MotionSection {
  const at = section.blocks.findIndex(({ id }) => id === after) + 1;
  return { ...section, blocks: section.blocks.toSpliced(at, 0, block) };
}

function withSentence(section: MotionSection, { block, sentence }: Extract<MotionEvent, { type: 'sentence' }>): MotionSection {
  if (!section.blocks.some(({ id }) => id === block)) return section;
  const blocks = section.blocks.map((one) =>
    one.id === block && 'sentences' in one ? { ...one, sentences: [...one.sentences, sentence] } : one,
  );
  return { ...section, blocks };
}
