// What is still to be filled in: capitals in brackets. They are found in the finished text and not kept beside it, so that the list at
// the end can never differ from what stands above it.
import type { MotionBlank, MotionBlock, MotionSection } from './motion.ts';

const BLANK = /\[(?!UNVERIFIED:)[A-Z][^[\]\n\p{Ll}]*\]/gu;

export const blanksOf = (text: string): string[] => Array.from(text.matchAll(BLANK), ([blank]) => blank);

export function listBlanks(sections: MotionSection[]): MotionBlank[] {
  const found = new Map<string, MotionBlank>();
  for (const { title, blocks } of sections) {
    for (const text of blocks.flatMap(textsOf).flatMap(blanksOf)) {
      const blank = found.get(text) ?? { text, times: 0, sections: [] };
      blank.times++;
      if (!blank.sections.includes(title)) blank.sections.push(title);
      found.set(text, blank);
    }
  }
  return [...found.values()];
}

/** Every text of a block that can hold a blank. */
function textsOf(block: MotionBlock): string[] {
  switch (block.kind) {
    case 'caption':
      return [...block.court, ...block.parties, ...block.facts, block.title];
    case 'heading':
      return [block.text];
    case 'authorities':
      return block.entries.map(({ label }) => label);
    case 'signature':
      return block.lines;
    default:
      return block.sentences.filter(({ check }) => check !== 'struck').map(({ text }) => text);
  }
}
