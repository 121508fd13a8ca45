// The first five sentences of the answers to FILE (JSON Lines of { id, text, earlier? }), one JSON
// line each, to be judged by readers: what a visitor without an AI provider is shown first.
// Headings and labels do not count; of a question back the choices are shown with what stands below
// them. Earlier messages are asked before, as in a talk.
import { readFileSync } from 'node:fs';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import type { AnswerInput } from '#features/assistant/write/answer-input.ts';
import { type WriteDeps, writeAnswer } from '#features/assistant/write/write-answer.server.ts';
import { type AnswerView, EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { systemClock } from '#lib/clock.ts';
import { checkout } from '#server/boot/content-source.ts';
import { openSearch } from './open-search.ts';

const FIRST = 5;

type Asked = { id: string; text: string; earlier?: string[] };

export async function evalFirstSentences({ file }: { file?: string | undefined }): Promise<number> {
  if (!file) throw new Error('Which FILE of questions?');
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words: false });
  const search = { index, ...(embedders[0] && { embedder: embedders[0] }) };
  await withEmptyDatabase(async (db) => {
    const deps: WriteDeps = { library, search, db, log: silentLog, clock: systemClock };
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const question = JSON.parse(line) as Asked;
      console.log(JSON.stringify(toFirstSentences(question, await answerLast(deps, question))));
    }
  });
  await close();
  return 0;
}

async function answerLast(deps: WriteDeps, { id, text, earlier = [] }: Asked): Promise<AnswerView> {
  const turns: AnswerInput['earlier'] = [];
  let view = EMPTY_ANSWER;
  for (const question of [...earlier, text]) {
    const input = {
      question,
      earlier: [...turns],
      jurisdiction: 'General' as const,
      libraryOnly: false,
      answerId: id,
    };
    view = foldAnswer(EMPTY_ANSWER, await Array.fromAsync(writeAnswer(deps, input)));
    turns.push({ question, answer: listTexts(view).join(' ') });
  }
  return view;
}

const listTexts = (view: AnswerView) =>
  view.parts.flatMap((part) =>
    part.type === 'notice' ? [] : part.sentences.map(({ text }) => text),
  );

function toFirstSentences({ id, text, earlier }: Asked, view: AnswerView) {
  const { urgent, choices, sources, jurisdiction, parts } = view;
  const sentences = parts.flatMap((part) =>
    part.type === 'notice' || part.kind === 'heading' ? [] : part.sentences,
  );
  return {
    id,
    text,
    ...(earlier?.length && { earlier }),
    state: jurisdiction,
    urgent: urgent.map(({ when }) => when),
    first: sentences
      .filter(({ lead }) => !lead)
      .slice(0, FIRST)
      .map((sentence) => sentence.text),
    choices: choices && {
      purpose: choices.purpose,
      questions: choices.questions,
      openings: choices.openings?.map((opening) => opening?.sentences.join(' ') ?? ''),
    },
    sources: sources.slice(0, 4).map((source) => `${source.kind}:${source.id}`),
  };
}
