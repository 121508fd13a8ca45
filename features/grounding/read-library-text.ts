// Parses Markdown of the library into the blocks of an answer: paragraphs, bullets and steps, with
// their sentences (markup removed, wording unchanged) and the section of an answer where they fit.
// A list stays with its opening line, because its items mean little without it.

import { toPlainText } from '#features/search/index/list-items.ts';
import type { AnswerSection, BlockKind } from './answer.ts';
import { splitSentences } from './model-text/split-sentences.ts';

export type LibraryBlock = {
  kind: Exclude<BlockKind, 'heading'>;
  section: AnswerSection;
  sentences: string[];
  /** An opening line and its list share a group. */
  group: number;
  /** The first sentence is a bold lead-in, such as "The notice." */
  hasLeadIn?: true;
};

const VARIES = /^what varies(?: by state)?[:.]?\s*/i;
const NEXT_STEP = /^(?:(?:your |a )?next steps?|your steps)[:.]\s*/i;
const STEPS =
  /^(?:a next step|one option|you can (?:also )?(?:ask|file|call|send|write)|what to do|what you can do|what helps|do this|start by|first,|steps)\b/i;
const LAWYER = /\b(?:lawyers?|attorneys?|legal aid|public defender|legal clinic|tax clinic)\b/i;
const LEAD_IN = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?\*\*([^*]+[.?!])\*\*\s+\S/;
const OPENS_LIST = /(?::|[^.!?])$/;

export function readLibraryText(markdown: string): LibraryBlock[] {
  const blocks: LibraryBlock[] = [];
  let group = 0;
  /** Section of the list being read, from its opening line. */
  let listSection: AnswerSection | undefined;
  for (const raw of splitBlocks(markdown)) {
    const text = toPlainText(raw);
    if (text === '') continue;
    const listMarker = /^\s*(?:([-*+])|\d+[.)])\s/.exec(raw);
    if (listMarker) {
      if (listSection === undefined) group++;
      listSection ??= 'law';
      if (!listMarker[1]) listSection = setGroupSection(blocks, group, 'steps');
      const sentences = splitBlockSentences(text);
      blocks.push({
        kind: listMarker[1] ? 'bullet' : 'step',
        section: listSection,
        sentences,
        group,
        ...markLeadIn(raw, sentences),
      });
      continue;
    }
    group++;
    const opensList = OPENS_LIST.test(text);
    const classified = classifySection(text, blocks.length === 0);
    const section = opensList && classified === 'short' ? 'law' : classified;
    listSection = opensList ? section : undefined;
    const sentences = splitBlockSentences(stripLabel(text));
    blocks.push({ kind: 'paragraph', section, sentences, group, ...markLeadIn(raw, sentences) });
  }
  return removeLoneOpeners(blocks.filter(({ sentences }) => sentences.length > 0));
}

function markLeadIn(raw: string, [first, ...rest]: string[]): { hasLeadIn?: true } {
  const leadIn = LEAD_IN.exec(raw)?.[1];
  return leadIn && rest.length > 0 && toPlainText(leadIn) === first ? { hasLeadIn: true } : {};
}

/** Rejoins "The U.S. Courts site", which the sentence splitter cuts after "U.S.". */
function splitBlockSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of splitSentences(text)) {
    const previous = sentences.at(-1);
    if (previous?.endsWith('U.S.')) sentences.splice(-1, 1, `${previous} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
}

function splitBlocks(markdown: string): string[] {
  return markdown.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)|\n(?=#)/);
}

function classifySection(text: string, isFirst: boolean): AnswerSection {
  if (VARIES.test(text)) return 'varies';
  if (isFirst) return 'short';
  if (NEXT_STEP.test(text) || STEPS.test(text)) return 'steps';
  const sentences = splitSentences(text);
  return sentences.length <= 2 && sentences.every((sentence) => LAWYER.test(sentence))
    ? 'lawyer'
    : 'law';
}

/** Removes a label that the answer's heading repeats, if what remains is still a sentence. */
function stripLabel(text: string): string {
  for (const label of [VARIES, NEXT_STEP]) {
    const rest = text.replace(label, '');
    if (rest !== text && (rest === '' || /^[\p{Lu}\p{N}"“]/u.test(rest))) return rest;
  }
  return text;
}

function setGroupSection(
  blocks: LibraryBlock[],
  group: number,
  section: AnswerSection,
): AnswerSection {
  for (const block of blocks) if (block.group === group) block.section = section;
  return section;
}

/** An opening line without its list is incomplete. */
function removeLoneOpeners(blocks: LibraryBlock[]): LibraryBlock[] {
  return blocks.filter(({ kind, sentences, group }) => {
    const isOpener = kind === 'paragraph' && !/[.!?]["”’)]*$/.test(sentences.at(-1) ?? '');
    return !isOpener || blocks.some((other) => other.group === group && other.kind !== 'paragraph');
  });
}
