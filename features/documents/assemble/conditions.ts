// Whether what was typed meets a condition of a template. Pure, for browsers too.
import type { Condition, SimpleCondition } from '#features/library/schema/document-rules.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { isNoAnswer, isNoneAnswer, isYesAnswer } from '../form/read-answers.ts';
import { computeValue } from './computed-values.ts';

/** Field names come from files and forms, so inherited properties must not be read. */
export const getDetail = ({ details }: DocumentRequest, name: string): string =>
  Object.hasOwn(details, name) ? (details[name] ?? '') : '';

export const findStateName = (code: string): string | undefined =>
  Object.hasOwn(STATES, code) ? STATES[code as keyof typeof STATES] : undefined;

export function matchesCondition(when: Condition | undefined, request: DocumentRequest): boolean {
  if (!when) return true;
  if ('all' in when) return when.all.every((each) => matchesSimple(each, request));
  return matchesSimple(when, request);
}

function matchesSimple(when: SimpleCondition, request: DocumentRequest): boolean {
  if ('state' in when)
    return when.state === 'any'
      ? findStateName(request.jurisdiction) !== undefined
      : when.state === request.jurisdiction;
  if ('parties' in when) return request.parties.length > 2;
  if ('computed' in when) return computeValue(when.computed, request) !== undefined;
  const value = toOneLine(getDetail(request, when.field));
  if ('names' in when) return hasOneName(value, when.names);
  if (when.is === 'set') return !isNoneAnswer(value);
  if (when.is === 'none') return value !== '' && isNoneAnswer(value);
  if (when.is === 'yes') return isYesAnswer(value);
  if (when.is === 'no') return isNoAnswer(value);
  return value.toLowerCase() === when.is.toLowerCase();
}

/** Whole words: "car" is no "carpet". */
function hasOneName(value: string, names: string[]): boolean {
  const words = ` ${value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return names.some((name) =>
    name.endsWith('*') ? words.includes(` ${name.slice(0, -1)}`) : words.includes(` ${name} `),
  );
}
