// One plain sentence for each reason that judge-citation.ts gives. None says that a case does not exist: only that a citation
// cannot be right, that another case is reported there, or that our index does not have it.
const joinNames = (names: string[]) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? ''));
/** Adds a period unless the name already ends in one. */
const endSentence = (name: string) => (name.endsWith('.') ? name : `${name}.`);

export const CITATION_MESSAGES = {
  verified: (cite: string, name: string) => `${cite} is ${name}.`,
  verifiedWithoutName: (cite: string, names: string[]) => `${cite} is ${joinNames(names)}. You gave no name to compare it with.`,
  wrongName: (cite: string, names: string[], cited: string) => `${cite} is ${joinNames(names)}, not ${cited}.`,
  wrongYear: (cite: string, name: string, right: number, cited: number) =>
    `${cite} is ${name}, decided in ${right}, not ${cited}. Check which one you mean: our index has no such case of ${cited}.`,
  nameUnclear: (cite: string, names: string[], cited: string) =>
    `Our index has ${joinNames(names)} at ${cite}. We cannot tell whether “${cited}” means that case.`,
  notHeld: (cite: string) =>
    `Our index does not hold ${cite}. That says nothing about whether the case exists: look it up before you rely on it.`,
  blankPage: 'The page is still blank, so there is nothing to look up.',
  unknownReporter: (reporter: string) => `We do not know a reporter called ${reporter}. Check the abbreviation.`,
  unresolved: 'We found no full citation in this text that it points back to.',
  journal: 'This is a journal article. We check cases, statutes, regulations and rules.',
  noSuchReporter: (reporter: string) => `There is no reporter called ${endSentence(reporter)}`,
  noSuchVolume: (reporter: string, volume: string) => `There is no volume ${volume} of ${endSentence(reporter)}`,
  lastVolume: (reporter: string, volume: string, last: number) => `${reporter} has no volume ${volume}: it ended with volume ${last}.`,
  tooEarly: (reporter: string, year: number) => `${reporter} does not reach back to ${year}.`,
  tooLate: (reporter: string, year: number, last: number) => `${reporter} ended by ${last}, so it has no case of ${year}.`,
  future: (year: number) => `The year ${year} is still to come.`,
  ownYear: (volume: string, year: number) => `The citation contradicts itself: its number is of ${volume}, its date says ${year}.`,
  listed: (cite: string) => `${cite} is among the laws that we list, with a link to the official text.`,
  notListed: (cite: string) => `${cite} is not among the laws that we list, so we cannot confirm it. Use the official link to check it.`,
  noSuchTitle: (code: string, title: string, last: number) => `There is no title ${title} of the ${code}: it has titles 1 to ${last}.`,
  noSuchRule: (code: string, rule: string) => `There is no rule ${rule} in the ${code}.`,
  noSuchArticle: 'The Constitution of the United States has seven articles.',
  noSuchAmendment: (number: string) => `The Constitution of the United States has no amendment ${number}.`,
};
