// A finished motion as a printable document: the blocks that text, PDF and DOCX are generated from.
// Verdicts survive the export: struck sentences are left out and unverified ones are put in
// brackets.
import type { PrintableBlock, PrintableDocument } from '#features/printing/document-shapes.ts';
import * as draftTexts from './messages/draft-texts.ts';
import type { Motion, MotionBlock, MotionSection, MotionSentence, SectionId } from './motion.ts';

const NEW_PAGE_SECTIONS: SectionId[] = ['conferral', 'service', 'order', 'blanks'];
/** Recognizable without a heading. */
const SECTIONS_WITHOUT_HEADING: SectionId[] = ['caption'];

export function printableMotion({ title, sections }: Motion): PrintableDocument {
  return { title, blocks: sections.flatMap(toSectionBlocks) };
}

function toSectionBlocks({ id, mark, title, blocks }: MotionSection): PrintableBlock[] {
  const text = (mark ? `${mark}. ${title}` : title).toUpperCase();
  const heading: PrintableBlock = {
    kind: 'heading',
    level: 2,
    text,
    ...(NEW_PAGE_SECTIONS.includes(id) && { newPage: true }),
  };
  return [
    ...(SECTIONS_WITHOUT_HEADING.includes(id) ? [] : [heading]),
    ...blocks.flatMap((block) => toPrintableBlocks(id, block)),
  ];
}

function toPrintableBlocks(clause: SectionId, block: MotionBlock): PrintableBlock[] {
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
        ...block.entries.map(
          ({ label, sections }): PrintableBlock => ({
            kind: 'entry',
            text: label,
            where: sections.join(', '),
          }),
        ),
      ];
    case 'signature':
      return [{ kind: 'signing', lines: block.lines }];
    case 'numbered': {
      const text = joinSentences(block.sentences);
      return text ? [{ kind: 'item', clause, mark: `${block.number}.`, text }] : [];
    }
    case 'paragraph': {
      const text = joinSentences(block.sentences);
      return text ? [{ kind: 'paragraph', clause, text }] : [];
    }
  }
}

const joinSentences = (sentences: MotionSentence[]): string =>
  sentences.flatMap(formatSentence).join(' ');

function formatSentence({ text, check }: MotionSentence): string[] {
  if (check === 'struck') return [];
  return [check === 'unverified' ? draftTexts.unverified(text) : text];
}
