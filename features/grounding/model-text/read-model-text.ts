// Streaming parser for a model's text: chunks of any size in, blocks and sentences out, independent
// of where the chunks were cut. A sentence is emitted as soon as its end is certain. Time and
// memory are linear in the text, and its length is limited.
import type { AnswerSection, BlockKind } from '../answer.ts';
import { classifyHeading, readModelLine } from './model-line.ts';
import { cleanSentence, stripInvisible } from './plain-sentence.ts';
import { createLeakFilter } from './prompt-leaks.ts';
import { findClosersEnd, isSentenceEnd, LOOK_AHEAD } from './split-sentences.ts';

export type Draft =
  | { type: 'block'; kind: BlockKind; section: AnswerSection }
  | { type: 'sentence'; text: string; sources: number[] };
export type ModelTextReader = { push: (text: string) => Draft[]; end: () => Draft[] };

const MAX_SENTENCE_LENGTH = 1200;
const MAX_TEXT_LENGTH = 60_000;
/** The kind of a line is decided when it ends or reaches this length. */
const MIN_OPENING_LENGTH = 160;

/**
 * `secrets` are our own instructions, without the passages; sentences that repeat them are dropped.
 */
export function readModelText({ secrets = [] }: { secrets?: string[] } = {}): ModelTextReader {
  const isLeak = createLeakFilter(secrets);
  let receivedLength = 0;
  let pendingSurrogate = '';
  /**
   * The current line, until its kind is decided; after that, the rest of the line goes straight to
   * `text`.
   */
  let line = '';
  let lineOpened = false;
  /**
   * Text of the open block that was not emitted yet, and how far it was searched for a sentence
   * end.
   */
  let text = '';
  let searched = 0;
  let openBlock: BlockKind | undefined;
  let blockEmitted = false;
  let section: AnswerSection = 'short';
  let drafts: Draft[] = [];

  function emitSentence(raw: string) {
    const { text: sentence, sources } = cleanSentence(raw);
    if (!/[\p{L}\p{N}]/u.test(sentence) || isLeak(sentence)) return;
    if (openBlock === 'heading') section = classifyHeading(sentence);
    if (!blockEmitted) drafts.push({ type: 'block', kind: openBlock ?? 'paragraph', section });
    blockEmitted = true;
    drafts.push({ type: 'sentence', text: sentence, sources });
  }

  function emitCompleteSentences(isFinal: boolean) {
    while (searched < (isFinal ? text.length : text.length - LOOK_AHEAD)) {
      const mark = text[searched];
      const endsHere =
        (mark === '.' || mark === '!' || mark === '?') && isSentenceEnd(text, searched);
      const tooLong = searched >= MAX_SENTENCE_LENGTH;
      if (!endsHere && !tooLong) {
        searched++;
        continue;
      }
      const space = text.lastIndexOf(' ', searched);
      const end = endsHere
        ? findClosersEnd(text, searched + 1)
        : space > MAX_SENTENCE_LENGTH / 2
          ? space
          : searched;
      emitSentence(text.slice(0, end));
      text = text.slice(end).trimStart();
      searched = 0;
    }
  }

  function closeBlock() {
    emitCompleteSentences(true);
    if (text.trim()) emitSentence(text);
    text = '';
    searched = 0;
    openBlock = undefined;
    blockEmitted = false;
  }

  function openLine() {
    const parsed = readModelLine(line);
    if (parsed === 'blank') closeBlock();
    else if (
      parsed.kind === 'paragraph' &&
      (openBlock === 'paragraph' || openBlock === 'bullet' || openBlock === 'step')
    )
      text += ` ${parsed.text}`;
    else {
      closeBlock();
      openBlock = parsed.kind;
      text = parsed.text;
    }
  }

  function endLine() {
    if (!lineOpened) openLine();
    line = '';
    lineOpened = false;
    if (openBlock === 'heading') closeBlock();
    else emitCompleteSentences(false);
  }

  function appendToLine(piece: string) {
    if (lineOpened) {
      text += piece;
      emitCompleteSentences(false);
      return;
    }
    line += piece;
    if (line.length < MIN_OPENING_LENGTH) return;
    const rest = line.slice(MIN_OPENING_LENGTH);
    line = line.slice(0, MIN_OPENING_LENGTH);
    // A line this long is not a heading. More of it will come, so a trailing space must be
    // preserved.
    openLine();
    lineOpened = true;
    text += (/\s$/.test(line) ? ' ' : '') + rest;
    emitCompleteSentences(false);
  }

  function push(piece: string): Draft[] {
    let fresh = pendingSurrogate + piece.slice(0, Math.max(0, MAX_TEXT_LENGTH - receivedLength));
    receivedLength += piece.length;
    pendingSurrogate = /[\ud800-\udbff]$/.test(fresh) ? fresh.slice(-1) : '';
    fresh = stripInvisible(pendingSurrogate ? fresh.slice(0, -1) : fresh);
    for (const [index, part] of fresh.split('\n').entries()) {
      if (index > 0) endLine();
      if (part) appendToLine(part);
    }
    return flush();
  }

  function flush(): Draft[] {
    const ready = drafts;
    drafts = [];
    return ready;
  }

  return {
    push,
    end: () => {
      endLine();
      closeBlock();
      return flush();
    },
  };
}
