// Blanks to fill in: capitals in brackets. They are found in the finished text instead of being
// tracked separately, so that the list at the end always matches the document.
import type { MotionBlank, MotionBlock, MotionSection } from './motion.ts';

const BLANK = /\[(?!UNVERIFIED:)[A-Z][^[\]\n\p{Ll}]*\]/gu;

export const findBlanks = (text: string): string[] =>
  Array.from(text.matchAll(BLANK), ([blank]) => blank);

export function listBlanks(sections: MotionSection[]): MotionBlank[] {
  const blanksByText = new Map<string, MotionBlank>();
  for (const { title, blocks } of sections) {
    for (const text of blocks.flatMap(listTexts).flatMap(findBlanks)) {
      const blank = blanksByText.get(text) ?? { text, times: 0, sections: [] };
      blank.times++;
      if (!blank.sections.includes(title)) blank.sections.push(title);
      blanksByText.set(text, blank);
    }
  }
  return [...blanksByText.values()];
}

/** Each blank once, with the block in which it stands first. */
export function listBlankLinks(sections: MotionSection[]): (MotionBlank & { block: string })[] {
  const blocks = sections.flatMap((section) => (section.id === 'blanks' ? [] : section.blocks));
  return listBlanks(sections.filter(({ id }) => id !== 'blanks')).flatMap((blank) => {
    const block = blocks.find((each) => listTexts(each).some((text) => text.includes(blank.text)));
    return block ? [{ ...blank, block: block.id }] : [];
  });
}

/** All texts of a block that can contain a blank. */
function listTexts(block: MotionBlock): string[] {
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
