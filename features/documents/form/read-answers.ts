// Interprets free-text answers that decide whether a clause is included: none, yes or no.
const NONE_ANSWER = /^(?:none|no|nothing|n\/?a|not applicable|nil|no collateral|unsecured|-+|–|—)$/;

const normalize = (answer: string) =>
  answer
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');

export const isNoneAnswer = (answer: string): boolean =>
  answer.trim() === '' || NONE_ANSWER.test(normalize(answer));
export const isYesAnswer = (answer: string): boolean =>
  /^(?:yes|y|true)(?![\p{L}\p{N}])/u.test(normalize(answer));
export const isNoAnswer = (answer: string): boolean =>
  /^(?:no|n|none|not|false)(?![\p{L}\p{N}/])/u.test(normalize(answer));
