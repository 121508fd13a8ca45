// Reads a model's text as it comes, in pieces of any size, into blocks and sentences; the same text gives the same drafts however it was
// cut. A sentence is handed on as soon as it is certain where it ends. Time and memory grow with the text and no faster, and there is a
// limit to how much of it is read at all.
import type { AnswerSection, BlockKind } from '../answer.ts';
import { readModelLine, sectionOf } from './model-line.ts';
import { plainSentence, withoutUnseen } from './plain-sentence.ts';
import { createLeakFilter } from './prompt-leaks.ts';
import { closersAfter, endsSentence, LOOK_AHEAD } from './split-sentences.ts';

export type Draft = { type: 'block'; kind: BlockKind; section: AnswerSection } | { type: 'sentence'; text: string; sources: number[] };
export type ModelTextReader = { push: (text: string) => Draft[]; end: () => Draft[] };

const MAX_SENTENCE_LENGTH = 1200;
const MAX_TEXT_LENGTH = 60_000;
/** A line is known for what it is when it has ended or is at least this long. */
const TELLING = 160;

/** `secrets`: our own instructions, without the passages; sentences that repeat them are left out. */
export function readModelText({ secrets = [] }: { secrets?: string[] } = {}): ModelTextReader {
  const leaks = createLeakFilter(secrets);
  let [taken, half] = [0, ''];
  /** The line that is coming, until it is known; then what follows in it goes to `text` at once. */
  let [line, known] = ['', false];
  /** The text of the open block that is not yet handed on, and up to where it was searched. */
  let [text, searched] = ['', 0];
  let open: BlockKind | undefined;
  let announced = false;
  let section: AnswerSection = 'short';
  let drafts: Draft[] = [];

  function say(raw: string) {
    const { text: said, sources } = plainSentence(raw);
    if (!/[\p{L}\p{N}]/u.test(said) || leaks(said)) return;
    if (open === 'heading') section = sectionOf(said);
    if (!announced) drafts.push({ type: 'block', kind: open ?? 'paragraph', section });
    announced = true;
    drafts.push({ type: 'sentence', text: said, sources });
  }

  function handOn(final: boolean) {
    while (searched < (final ? text.length : text.length - LOOK_AHEAD)) {
      const mark = text[searched];
      const ends = (mark === '.' || mark === '!' || mark === '?') && endsSentence(text, searched);
      const tooLong = searched >= MAX_SENTENCE_LENGTH;
      if (!ends && !tooLong) {
        searched++;
        continue;
      }
      const space = text.lastIndexOf(' ', searched);
      const end = ends ? closersAfter(text, searched + 1) : space > MAX_SENTENCE_LENGTH / 2 ? space : searched;
      say(text.slice(0, end));
      text = text.slice(end).trimStart();
      searched = 0;
    }
  }

  function close() {
    handOn(true);
    if (text.trim()) say(text);
    [text, searched, open, announced] = ['', 0, undefined, false];
  }

  function begin() {
    const read = readModelLine(line);
    if (read === 'blank') close();
    else if (read.kind === 'paragraph' && (open === 'paragraph' || open === 'bullet' || open === 'step')) text += ` ${read.text}`;
    else {
      close();
      [open, text] = [read.kind, read.text];
    }
  }

  function endLine() {
    if (!known) begin();
    [line, known] = ['', false];
    if (open === 'heading') close();
    else handOn(false);
  }

  function take(piece: string) {
    if (known) {
      text += piece;
      handOn(false);
      return;
    }
    line += piece;
    if (line.length < TELLING) return;
    const rest = line.slice(TELLING);
    line = line.slice(0, TELLING);
    // A line this long is no heading; its end is not known, so a trailing space must be kept.
    begin();
    known = true;
    text += (/\s$/.test(line) ? ' ' : '') + rest;
    handOn(false);
  }

  function push(piece: string): Draft[] {
    let fresh = half + piece.slice(0, Math.max(0, MAX_TEXT_LENGTH - taken));
    taken += piece.length;
    half = /[\ud800-\udbff]$/.test(fresh) ? fresh.slice(-1) : '';
    fresh = withoutUnseen(half ? fresh.slice(0, -1) : fresh);
    for (const [at, part] of fresh.split('\n').entries()) {
      if (at > 0) endLine();
      if (part) take(part);
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
      close();
      return flush();
    },
  };
}
