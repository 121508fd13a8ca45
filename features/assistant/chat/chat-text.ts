// The conversation as plain text: for the download, the clipboard, the share sheet and the earlier
// turns sent with the next question. Unverified sentences are labeled in the text, because the
// styles of the page are lost.

import type { AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import { type AnswerView, numberByAppearance } from '#features/grounding/answer-view.ts';
import * as checked from '#features/grounding/messages/checked.ts';
import * as urgentTexts from '#features/triage/messages/urgent.ts';
import * as chat from '../messages/chat.ts';
import type { Site, Turn } from './turn.ts';

/** Only the text of the answer, without sources and struck sentences. */
export function formatPlainAnswer(view: AnswerView): string {
  const lines = view.parts.flatMap((part) =>
    part.type === 'block'
      ? part.sentences
          .filter((sentence) => sentence.check !== 'struck')
          .map((sentence) => sentence.text)
          .join(' ')
      : [],
  );
  return lines.filter((line) => line !== '').join('\n');
}

/** The answer with source numbers, warnings and sources. `siteUrl` makes the links absolute. */
export function formatAnswer(answer: AnswerView, siteUrl: string): string {
  const view = numberByAppearance(answer);
  const urgent = view.urgent.map(
    (line) =>
      `${urgentTexts.label}: ${line.when} ${line.firstStep}${line.hotline ? ` ${line.hotline.label}: ${line.hotline.phone}` : ''}`,
  );
  let step = 0;
  const body = view.parts.map((part) => {
    if (part.type === 'notice') return `(${part.text})`;
    const text = part.sentences.map(formatSentence).join(' ');
    step = part.kind === 'step' ? step + 1 : 0;
    if (part.kind === 'heading') return `\n${text.toUpperCase()}`;
    return part.kind === 'bullet' ? `- ${text}` : part.kind === 'step' ? `${step}. ${text}` : text;
  });
  const sources =
    view.sources.length > 0
      ? ['', `${checked.sources}:`, ...view.sources.map((source) => formatSource(source, siteUrl))]
      : [];
  return [...urgent, ...body, ...sources].join('\n').trim();
}

function formatSentence({ text, sources, check, why }: AnswerSentence): string {
  const numbers = sources.length > 0 ? ` [${sources.join(', ')}]` : '';
  if (check === 'struck') return `[${checked.struck}: ${why ?? checked.struckWhy}]`;
  if (check === 'unverified')
    return `${text}${numbers} [${checked.unverified}: ${why ?? checked.unverifiedWhy}]`;
  return text + numbers;
}

function formatSource({ n, title, note, href }: AnswerSource, siteUrl: string): string {
  return `[${n}] ${title}${note ? ` (${note})` : ''} ${href.startsWith('/') ? siteUrl + href : href}`;
}

/** The whole chat, for the download. */
export function formatChat(turns: readonly Turn[], site: Site): string {
  const transcript = turns.flatMap((turn) => [
    `${chat.you}, ${formatTime(turn.askedAt)}:`,
    turn.question,
    '',
    `${site.name}:`,
    turn.failure ?? formatAnswer(turn.answer, site.url),
    '',
    '',
  ]);
  return [
    `${site.name}: ${chat.title}`,
    chat.disclaimer,
    '',
    '',
    `${site.name}:`,
    chat.welcome,
    '',
    '',
    ...transcript,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

export function formatChatFileName(now: Date): string {
  const padTwo = (n: number) => String(n).padStart(2, '0');
  return `legal-chat-${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}.txt`;
}

const formatTime = (iso: string) => iso.slice(0, 16).replace('T', ' ').concat(' UTC');
