// How an answer in free words is read where a clause depends on it: whether it names something, and whether it says yes or no.
const NOTHING = /^(?:none|no|nothing|n\/?a|not applicable|nil|no collateral|unsecured|-+|–|—)$/;

const plain = (answer: string) =>
  answer
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');

export const namesNothing = (answer: string): boolean => answer.trim() === '' || NOTHING.test(plain(answer));
export const saysYes = (answer: string): boolean => /^(?:yes|y|true)(?![\p{L}\p{N}])/u.test(plain(answer));
export const saysNo = (answer: string): boolean => /^(?:no|n|none|not|false)(?![\p{L}\p{N}/])/u.test(plain(answer));
