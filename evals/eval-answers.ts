// What a visitor without an AI provider is shown, in full, for reading: the twelve suggested
// questions, then those of FILE, a YAML list of { id, question, state }. Printed as Markdown. The
// database is empty, so that no text of a statute is beside the answers.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import * as chat from '#features/assistant/messages/chat.ts';
import * as choiceTexts from '#features/assistant/messages/choice-texts.ts';
import { MORE_SUGGESTED, SUGGESTED } from '#features/assistant/messages/tables.ts';
import { type WriteDeps, writeAnswer } from '#features/assistant/write/write-answer.server.ts';
import type { AnswerChoices } from '#features/grounding/answer.ts';
import {
  type AnswerView,
  EMPTY_ANSWER,
  foldAnswer,
  type NoticePart,
  numberByAppearance,
} from '#features/grounding/answer-view.ts';
import * as checked from '#features/grounding/messages/checked.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import * as urgent from '#features/triage/messages/urgent.ts';
import {
  findStateBySlug,
  getJurisdictionName,
  STATES,
  type StateCode,
} from '#legal/jurisdictions.ts';
import { systemClock } from '#lib/clock.ts';
import { checkout } from '#server/boot/content-source.ts';
import { openSearch } from './open-search.ts';

const AskedQuestion = z.strictObject({
  id: z.string(),
  question: z.string().min(1),
  /** The state that the visitor has chosen, by its code or its name. */
  state: z
    .string()
    .transform(findState)
    .refine((code) => code !== undefined, 'not a state')
    .nullable()
    .optional(),
});
type AskedQuestion = z.infer<typeof AskedQuestion>;

function findState(text: string): StateCode | undefined {
  const isCode = (code: string): code is StateCode => Object.hasOwn(STATES, code);
  return isCode(text) ? text : findStateBySlug(text.toLowerCase().replaceAll(' ', '-'));
}

export async function evalAnswers({
  words,
  file,
}: {
  words: boolean;
  file?: string | undefined;
}): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words });
  const search = { index, ...(embedders[0] && { embedder: embedders[0] }) };
  await withEmptyDatabase(async (db) => {
    const deps: WriteDeps = { library, search, db, log: silentLog, clock: systemClock };
    for (const entry of listQuestions(file))
      console.log(formatTurn(entry, await answer(deps, entry)));
  });
  await close();
  return 0;
}

function listQuestions(file: string | undefined): AskedQuestion[] {
  const suggested = [...SUGGESTED, ...MORE_SUGGESTED].map((question, index) => ({
    id: `suggested-${index + 1}`,
    question,
  }));
  return [
    ...suggested,
    ...(file ? z.array(AskedQuestion).parse(parse(readFileSync(file, 'utf8'))) : []),
  ];
}

async function answer(
  deps: WriteDeps,
  { id, question, state }: AskedQuestion,
): Promise<AnswerView> {
  const input = {
    question,
    earlier: [],
    jurisdiction: state ?? ('General' as const),
    libraryOnly: false,
    answerId: id,
  };
  return numberByAppearance(
    foldAnswer(EMPTY_ANSWER, await Array.fromAsync(writeAnswer(deps, input))),
  );
}

function formatTurn({ id, question, state }: AskedQuestion, view: AnswerView): string {
  const { choices, followUps } = view;
  const scope =
    view.jurisdiction && view.jurisdiction !== 'General'
      ? getJurisdictionName(view.jurisdiction)
      : chat.scopeGeneral;
  return [
    `## ${id}: ${question}\n`,
    `*${scope}${state ? ', as chosen' : ''} · ${view.topics.map(({ title }) => title).join(', ') || 'no topic'}*\n`,
    ...formatUrgent(view),
    ...formatBody(view),
    ...(choices ? formatList(getChoicesTitle(choices.purpose), choices.questions) : []),
    ...(choices?.purpose === 'clarify' ? [`- ${choiceTexts.other}`] : []),
    ...formatList(checked.sources, view.sources.map(formatSource)),
    ...formatList(chat.followUps, followUps),
    '\n---\n',
  ].join('\n');
}

const getChoicesTitle = (purpose: AnswerChoices['purpose']) =>
  purpose === 'answer-anyway' ? choiceTexts.answerAnyway : choiceTexts.titles[purpose];

function formatUrgent({ urgent: lines }: AnswerView): string[] {
  return lines.map(({ when, firstStep, hotline }) => {
    const call = hotline ? ` Call ${hotline.phone}: ${hotline.label}` : '';
    return `> **${urgent.label}: ${when}** ${firstStep}${call}\n`;
  });
}

function formatBody({ parts }: AnswerView): string[] {
  let step = 0;
  return parts.map((part) => {
    if (part.type === 'notice') return formatNotice(part);
    const text = part.sentences.map(formatSentence).join(' ');
    step = part.kind === 'step' ? step + 1 : 0;
    if (part.kind === 'heading') return `\n### ${text}\n`;
    return part.kind === 'bullet'
      ? `- ${text}`
      : part.kind === 'step'
        ? `${step}. ${text}`
        : `${text}\n`;
  });
}

type Sentence = Extract<AnswerView['parts'][number], { type: 'block' }>['sentences'][number];

function formatSentence({ text, sources, lead, href }: Sentence): string {
  const linked = href ? `[${text}](${href})` : lead ? `**${text}**` : text;
  return sources.length > 0 ? `${linked} [${sources.join(', ')}]` : linked;
}

const formatNotice = ({ text }: NoticePart) => `\n*${text}*\n`;
const formatSource = ({ n, title, kind, id, note }: AnswerView['sources'][number]) =>
  `[${n}] ${title}${note ? ` (${note})` : ''} \`${kind}:${id}\``;
const formatList = (heading: string, items: string[]) =>
  items.length > 0 ? [`\n**${heading}**\n`, ...items.map((item) => `- ${item}`)] : [];
