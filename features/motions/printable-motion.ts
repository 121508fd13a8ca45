// A finished motion as paper: the blocks that text, PDF and DOCX are written from. What is not good does not look good here either: a
// sentence that was struck is left out, one that could not be confirmed stands in brackets and says so.
import type { Paper, PaperBlock } from '#features/printing/document-shapes.ts';
import { words } from './messages.ts';
import type { Motion, MotionBlock, MotionSection, MotionSentence, SectionId } from './motion.ts';

const NEW_PAGE: SectionId[] = ['conferral', 'service', 'order', 'blanks'];
/** These show what they are without a heading. */
const NO_HEADING: SectionId[] = ['caption'];

export function motionPaper({ title, sections }: Motion): Paper {
  return { title, blocks: sections.flatMap(sectionBlocks) };
}

function sectionBlocks({ id, mark, title, blocks }: MotionSection): PaperBlock[] {
  const text = (mark ? `${mark}. ${title}` : title).toUpperCase();
  const heading: PaperBlock = { kind: 'heading', level: 2, text, ...(NEW_PAGE.includes(id) && { newPage: true }) };
  return [...(NO_HEADING.includes(id) ? [] : [heading]), ...blocks.flatMap((block) => paperBlocks(id, block))];
}

function paperBlocks(clause: SectionId, block: MotionBlock): PaperBlock[] {
  switch (block.kind) {
    case 'caption':
      return [
        {
          kind: 'caption',
          court: block.court,
          left: block.parties,
          right: block.facts,
          title: block.title.toUpperCase(),
        },
      ];
    case 'heading':
      return [{ kind: 'heading', level: 3, text: block.text }];
    case 'authorities':
      return [
        { kind: 'heading', level: 3, text: block.group },
        ...block.entries.map(({ label, sections }): PaperBlock => ({ kind: 'entry', text: label, where: sections.join(', ') })),
      ];
    case 'signature':
      return [{ kind: 'signing', lines: block.lines }];
    case 'numbered': {
      const text = proseOf(block.sentences);
      return text ? [{ kind: 'item', clause, mark: `${block.number}.`, text }] : [];
    }
    case 'paragraph': {
      const text = proseOf(block.sentences);
      return text ? [{ kind: 'paragraph', clause, text }] : [];
    }
  }
}

const proseOf = (sentences: MotionSentence[]): string => sentences.flatMap(writtenOut).join(' ');

function writtenOut({ text, check }: MotionSentence): string[] {
  if (check === 'struck') return [];
  return [check === 'unverified' ? words.unverified(text) : text];
}
