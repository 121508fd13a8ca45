// The conversation as plain text: for the file, the clipboard, the share sheet and the turns that go along with the next
// question. What could not be verified says so here too: a text leaves the page and its colours behind.

import type { AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import type { AnswerView } from '#features/grounding/answer-view.ts';
import { checked } from '#features/grounding/messages.ts';
import { urgent as urgentTexts } from '#features/triage/messages.ts';
import { chat } from '../messages.ts';
import type { Site, Turn } from './turn.ts';

/** The answer's own words alone: no sources, and nothing that was struck. */
export function plainAnswer(view: AnswerView): string {
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

/** The answer with its numbers, warnings and sources. `siteUrl` makes the addresses whole. */
export function answerText(view: AnswerView, siteUrl: string): string {
  const urgent = view.urgent.map(
    (line) => `${urgentTexts.label}: ${line.when} ${line.firstStep}${line.hotline ? ` ${line.hotline.label}: ${line.hotline.phone}` : ''}`,
  );
  let step = 0;
  const body = view.parts.map((part) => {
    if (part.type === 'notice') return `(${part.text})`;
    const text = part.sentences.map(sentenceText).join(' ');
    step = part.kind === 'step' ? step + 1 : 0;
    if (part.kind === 'heading') return `\n${text.toUpperCase()}`;
    return part.kind === 'bullet' ? `- ${text}` : part.kind === 'step' ? `${step}. ${text}` : text;
  });
  const sources = view.sources.length > 0 ? ['', `${checked.sources}:`, ...view.sources.map((source) => sourceText(source, siteUrl))] : [];
  return [...urgent, ...body, ...sources].join('\n').trim();
}

function sentenceText({ text, sources, check, why }: AnswerSentence): string {
  const numbers = sources.length > 0 ? ` [${sources.join(', ')}]` : '';
  if (check === 'struck') return `[${checked.struck}: ${why ?? checked.struckWhy}]`;
  if (check === 'unverified') return `${text}${numbers} [${checked.unverified}: ${why ?? checked.unverifiedWhy}]`;
  return text + numbers;
}

function sourceText({ n, title, note, href }: AnswerSource, siteUrl: string): string {
  return `[${n}] ${title}${note ? ` (${note})` : ''} ${href.startsWith('/') ? siteUrl + href : href}`;
}

/** The whole chat, as the file holds it. */
export function chatText(turns: readonly Turn[], site: Site): string {
  const said = turns.flatMap((turn) => [
    `${chat.you}, ${timeOf(turn.askedAt)}:`,
    turn.question,
    '',
    `${site.name}:`,
    turn.failure ?? answerText(turn.answer, site.url),
    '',
    '',
  ]);
  return [`${site.name}: ${chat.title}`, chat.disclaimer, '', '', `${site.name}:`, chat.welcome, '', '', ...said]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

export function chatFileName(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `legal-chat-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.txt`;
}

const timeOf = (iso: string) => iso.slice(0, 16).replace('T', ' ').concat(' UTC');
