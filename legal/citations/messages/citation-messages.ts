// One plain sentence for each reason that judge-citation.ts gives. None says that a case does not
// exist: only that a citation cannot be right, that another case is reported there, or that our
// index does not have it.
import { formatPartialDate } from '#lib/dates.ts';
import { pluralize } from '#lib/language/format.ts';
import type { CodeRelease } from '../../statutes/us-code.ts';
import type { JudgedSection } from '../types.ts';

const joinNames = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** Adds a period unless the name already ends in one. */
const endSentence = (name: string) => (name.endsWith('.') ? name : `${name}.`);

/** "July 2026 (release point 119-100)". */
const formatRelease = ({ point, date }: CodeRelease) =>
  `${formatPartialDate(date)} (release point ${point})`;

/** "42 U.S.C. § 1983", "42 U.S.C. §§ 1981 and 1988". */
const formatSections = (title: string, sections: JudgedSection[]) =>
  `${title} U.S.C. ${sections.length > 1 ? '§§' : '§'} ${joinNames(sections.map(({ section }) => section))}`;

const formatNearest = ({ nearest = [] }: JudgedSection) =>
  nearest.length > 0
    ? ` The nearest sections are ${joinNames(nearest.map(({ section }) => `§ ${section}`))}.`
    : '';

export const verified = (cite: string, name: string) => `${cite} is ${endSentence(name)}`;

export const verifiedWithoutName = (cite: string, names: string[]) =>
  `${cite} is ${endSentence(joinNames(names))} You gave no name to compare it with.`;

/** A decision is often cited by the year before or after. */
export const otherYear = (right: number, cited: number) =>
  ` It was decided in ${right}; the citation says ${cited}.`;

export const wrongName = (cite: string, names: string[], cited: string) =>
  `${cite} is ${joinNames(names)}, not ${endSentence(cited)}`;

export const wrongYear = (cite: string, name: string, right: number, cited: number) =>
  `${cite} is ${name}, decided in ${right}, not ${cited}. Check which one you mean: our index has no such case of ${cited}.`;

export const nameUnclear = (cite: string, names: string[], cited: string) =>
  `Our index has ${joinNames(names)} at ${cite}. We cannot tell whether “${cited}” means that case.`;

export const notHeld = (cite: string) =>
  `Our index does not hold ${cite}. That says nothing about whether the case exists: look it up before you rely on it.`;

export const blankPage = 'The page is still blank, so there is nothing to look up.';

export const unknownReporter = (reporter: string) =>
  `We do not know a reporter called ${reporter}. Check the abbreviation.`;

export const unresolved = 'We found no full citation in this text that it points back to.';
export const journal =
  'This is a journal article. We check cases, statutes, regulations and rules.';
export const noSuchReporter = (reporter: string) =>
  `There is no reporter called ${endSentence(reporter)}`;

export const noSuchVolume = (reporter: string, volume: string) =>
  `There is no volume ${volume} of ${endSentence(reporter)}`;

export const lastVolume = (reporter: string, volume: string, last: number) =>
  `${reporter} has no volume ${volume}: it ended with volume ${last}.`;

export const tooEarly = (reporter: string, year: number) =>
  `${reporter} does not reach back to ${year}.`;

export const tooLate = (reporter: string, year: number, last: number) =>
  `${reporter} ended by ${last}, so it has no case of ${year}.`;

export const future = (year: number) => `The year ${year} is still to come.`;

export const ownYear = (volume: string, year: number) =>
  `The citation contradicts itself: its number is of ${volume}, its date says ${year}.`;

export const listed = (cite: string) =>
  `${cite} is among the laws that we list, with a link to the official text.`;

export const notListed = (cite: string) =>
  `${cite} is not among the laws that we list, so we cannot confirm it. Use the official link to check it.`;

export const inCode = (title: string, sections: JudgedSection[], release: CodeRelease) =>
  `${formatSections(title, sections)} ${pluralize(sections.length, { one: 'is', other: 'are' })} in the U.S. Code as of ${formatRelease(release)}.`;

export const notInCode = (title: string, missing: JudgedSection[], release: CodeRelease) =>
  `${formatSections(title, missing)} ${pluralize(missing.length, { one: 'is', other: 'are' })} not in the U.S. Code as of ${formatRelease(release)}. ${pluralize(
    missing.length,
    { one: 'It', other: 'They' },
  )} may have been repealed or renumbered, be newer than our list, or never have existed.${missing.slice(0, 1).map(formatNearest).join('')}`;

export const emptyTitle = (title: string, release: CodeRelease) =>
  `Title ${title} of the U.S. Code has no sections as of ${formatRelease(release)}. The citation may be newer than our list, or wrong.`;

export const noListOfAppendices =
  'We hold no list of the appendices to the U.S. Code, so we cannot say whether it exists.';
export const noListOfNotes =
  'It cites a note. We hold no list of the notes in the U.S. Code, so we cannot say whether it exists.';

export const actInCode = (
  act: string,
  title: string,
  sections: JudgedSection[],
  release: CodeRelease,
) =>
  `In the U.S. Code as of ${formatRelease(release)} this is ${formatSections(title, sections)} (${act}).`;

export const actSectionUnknown = (act: string) =>
  `We know the ${act}, but not where this section of it stands in the U.S. Code, so we cannot say whether it exists.`;

export const noSuchTitle = (code: string, title: string, last: number) =>
  `There is no title ${title} of the ${code}: it has titles 1 to ${last}.`;

export const noSuchRule = (code: string, rule: string) =>
  `There is no rule ${rule} in the ${code}.`;
export const noSuchArticle = 'The Constitution of the United States has seven articles.';

export const noSuchAmendment = (number: string) =>
  `The Constitution of the United States has no amendment ${number}.`;
