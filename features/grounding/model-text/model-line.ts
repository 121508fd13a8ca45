// Parses one line of a model's Markdown into the kind of block it starts and its text. Only
// headings, paragraphs, bullets and numbered steps are kinds of blocks; quotes, tables and code
// become plain lines.
import type { AnswerSection, BlockKind } from '../answer.ts';

export type ModelLine = { kind: BlockKind; text: string } | 'blank';

export function readModelLine(line: string): ModelLine {
  const text = line.replace(/^(?:\s{0,8}>\s?){1,5}/, '').trim();
  if (text === '' || /^(?:`{3,}|~{3,})[\w-]*$/.test(text) || /^([-*_=])(?:\s?\1){2,}$/.test(text))
    return 'blank';
  if (/^\|?[\s:|-]+\|[\s:|-]*$/.test(text)) return 'blank';
  if (text.startsWith('|'))
    return {
      kind: 'bullet',
      text: text
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('; '),
    };
  const heading =
    /^#{1,6}\s+(.*?)\s*#*$/.exec(text) ?? /^(?:\*\*|__)([^*_]{1,80})(?:\*\*|__):?$/.exec(text);
  if (heading?.[1]) return { kind: 'heading', text: heading[1].replace(/:$/, '') };
  const bullet = /^[-*+•–]\s+(.*)$/.exec(text);
  if (bullet?.[1]) return { kind: 'bullet', text: bullet[1] };
  const step = /^(?:step\s)?\d{1,2}[.):]\s+(.*)$/i.exec(text);
  if (step?.[1]) return { kind: 'step', text: step[1] };
  return { kind: 'paragraph', text };
}

const SECTIONS: [RegExp, AnswerSection][] = [
  [/\b(?:lawyers?|attorneys?|legal (?:help|aid))\b/i, 'lawyer'],
  [/\b(?:deadlines?|time limits?|dates?|how long)\b/i, 'deadlines'],
  [
    /\b(?:var(?:y|ies)|differs?|differences|depends|state by state|your state|by state|states?)\b/i,
    'varies',
  ],
  [/\b(?:steps?|what (?:you can|to) do|next|options|actions?|how to)\b/i, 'steps'],
  [/\b(?:short|summary|bottom line|quick|brief(?:ly)?|answer)\b/i, 'short'],
  [/\b(?:sources?|disclaimer|references|note)\b/i, 'other'],
  [/\b(?:laws?|rights?|rules?|legal(?:ly)?|generally)\b/i, 'law'],
];

export function classifyHeading(heading: string): AnswerSection {
  return SECTIONS.find(([pattern]) => pattern.test(heading))?.[1] ?? 'other';
}
