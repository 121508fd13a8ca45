// A piece of the library's Markdown as what an answer is made of: paragraphs, bullets and steps, each with its sentences as
// they stand (marks taken out, words untouched) and the part of an answer that it can serve. A list keeps the line that
// opens it, because its items say nothing alone.

import { plainText } from '#features/site-search/index/list-items.ts';
import type { AnswerSection, BlockKind } from './answer.ts';
import { splitSentences } from './model-text/split-sentences.ts';

export type LibraryBlock = {
  kind: Exclude<BlockKind, 'heading'>;
  section: AnswerSection;
  sentences: string[];
  /** Blocks of one group belong together: an opening line and its list. */
  group: number;
};

const VARIES = /^what varies(?: by state)?[:.]?\s*/i;
const NEXT_STEP = /^(?:(?:your |a )?next steps?|your steps)[:.]\s*/i;
const STEPS =
  /^(?:a next step|one option|you can (?:also )?(?:ask|file|call|send|write)|what to do|what you can do|what helps|do this|start by|first,|steps)\b/i;
const LAWYER = /\b(?:lawyers?|attorneys?|legal aid|public defender|legal clinic|tax clinic)\b/i;
const OPENS_LIST = /(?::|[^.!?])$/;

export function readLibraryText(markdown: string): LibraryBlock[] {
  const blocks: LibraryBlock[] = [];
  let group = 0;
  let open: AnswerSection | undefined; // the section of the opening line whose list is being read
  for (const raw of piecesOf(markdown)) {
    const text = plainText(raw);
    if (text === '') continue;
    const mark = /^\s*(?:([-*+])|\d+[.)])\s/.exec(raw);
    if (mark) {
      if (open === undefined) group++;
      open ??= 'law';
      if (!mark[1]) open = promote(blocks, group, 'steps');
      blocks.push({ kind: mark[1] ? 'bullet' : 'step', section: open, sentences: sentencesOf(text), group });
      continue;
    }
    group++;
    const opens = OPENS_LIST.test(text);
    const found = sectionOf(text, blocks.length === 0);
    const section = opens && found === 'short' ? 'law' : found;
    open = opens ? section : undefined;
    blocks.push({ kind: 'paragraph', section, sentences: sentencesOf(shown(text)), group });
  }
  return withoutLoneOpeners(blocks.filter(({ sentences }) => sentences.length > 0));
}

/** "The U.S. Courts site" is one thing. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of splitSentences(text)) {
    const before = sentences.at(-1);
    if (before?.endsWith('U.S.')) sentences.splice(-1, 1, `${before} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
}

/** Paragraphs and list items, each as one string. */
function piecesOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)|\n(?=#)/);
}

function sectionOf(text: string, first: boolean): AnswerSection {
  if (VARIES.test(text)) return 'varies';
  if (first) return 'short';
  if (NEXT_STEP.test(text) || STEPS.test(text)) return 'steps';
  const sentences = splitSentences(text);
  return sentences.length <= 2 && sentences.every((sentence) => LAWYER.test(sentence)) ? 'lawyer' : 'law';
}

/** Without the label that the answer's own heading repeats, where a sentence of its own is left. */
function shown(text: string): string {
  for (const label of [VARIES, NEXT_STEP]) {
    const rest = text.replace(label, '');
    if (rest !== text && (rest === '' || /^[\p{Lu}\p{N}"“]/u.test(rest))) return rest;
  }
  return text;
}

function promote(blocks: LibraryBlock[], group: number, section: AnswerSection): AnswerSection {
  for (const block of blocks) if (block.group === group) block.section = section;
  return section;
}

/** An opening line whose list never came says nothing. */
function withoutLoneOpeners(blocks: LibraryBlock[]): LibraryBlock[] {
  return blocks.filter(({ kind, sentences, group }) => {
    const opener = kind === 'paragraph' && !/[.!?]["”’)]*$/.test(sentences.at(-1) ?? '');
    return !opener || blocks.some((other) => other.group === group && other.kind !== 'paragraph');
  });
}
