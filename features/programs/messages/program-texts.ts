// What programs of others are told beside an answer.
import type { CitationStatus } from '#legal/citations/types.ts';
import { pluralize } from '#lib/language/format.ts';

export const notAdvice =
  'Information, not legal advice. No attorney has reviewed it for this person.';
export const notFound =
  'There is nothing with this id here. Ids come from search, look_up_citation and list_documents.';
export const notFetched =
  'There is nothing with this id here. Ids come from search and look_up_citation. Documents are in list_documents, deadlines in count_deadline.';
export const allRules = (state: string) => `What the law of ${state} says`;
export const notRead = 'we have not read it';
export const exceptionsElsewhere = 'Exceptions: they stand at the address of each rule.';
export const unreadable = 'This could not be read just now. Ask again in a moment.';

export const noStateChosen = 'No state was given: what is said holds in general.';
export const stateGiven = (name: string) => `The law of ${name} is meant.`;
export const searchBuiltIn =
  'Imported decisions are not searched here: look one up by its citation.';
export const unrelated =
  'What was asked: nothing here is close to it. The results only share words with it.';
export const wordsOnly = 'The model of meaning was busy: found by words alone.';
export const notReviewed = 'No attorney has reviewed this text.';
/** What nobody finds here, said where a question asks for it. */
export const gaps = {
  foreign: 'The law of other countries: all of this is US law.',
  forecast:
    'What will happen: how a court will decide, what a case is worth and who will win are not foretold here.',
  tax: 'Tax advice: what to deduct, how much tax is owed and how to fill in a return.',
  local: 'Ordinances of cities and counties: none are held here. Ask the city or county clerk.',
  dockets:
    'Records of single people and cases: dockets, court dates and warrants. The clerk of the court has them.',
  bills: 'Bills that are not law yet, and cases that are still pending.',
  regulations: 'The text of regulations: none are held here. The federal ones are at ecfr.gov.',
  tribal: 'The law and courts of tribes.',
  territories: 'The law of Puerto Rico and the other territories: it has not been read.',
  lawyers:
    'Single lawyers: none is named or rated here. find_help has legal aid and the referral services of bars.',
};
export const notYetKnown = (year: number) =>
  `What holds in ${year}: figures and law for a year to come are not known yet.`;
export const laterThanHeld = (year: number, known: number) =>
  `The figure for ${year}: it is not known here yet. The one that is held is of ${known}.`;
export const changedLaw = 'A law that it rests on has changed since it was checked.';

export const pinsNotCompared = 'Whether the law says what the draft says of it.';
export const quotationsElsewhere = 'Quotations: the citation page of the site compares them.';
export const textCut = 'The rest of the text, which was longer than what is read.';
export const citationsCut = 'The rest of the citations, which were more than are checked.';
export const indexAway = 'Imported decisions: the index could not be asked.';
export const liveAway = 'What CourtListener would have said: it did not answer.';
export const shortFormsCount = 'Short forms have the status of what they point back to.';
export const noCitation = 'No citation was found in what was sent.';
export const nameIsNoCitation =
  'A decision by its name alone: give volume, reporter and page, as in 384 U.S. 436, or look for the name with search.';
export const notJudged = (count: number) =>
  pluralize(count, {
    one: 'One citation that is not_in_index: look it up elsewhere.',
    other: '# citations that are not_in_index: look them up elsewhere.',
  });
export const onlyTheFirst = 'The citations after the first: check_citations takes all of them.';
export const lawExists = 'It exists: the section or rule is in the list that we hold.';
export const noNameGiven = 'A decision stands there. No name was given to compare with it.';

export const statusMeanings: Record<CitationStatus, string> = {
  verified: 'It exists, and the name fits what is held there.',
  found_live: 'Not in our index; CourtListener has it under this name.',
  not_in_index:
    'We cannot judge it from what we hold. This says nothing about whether it exists: look it up elsewhere.',
  wrong_year: 'A decision of this name stands there, from another year.',
  wrong_name: 'Another decision stands at this volume and page.',
  not_in_code: 'The U.S. Code had no such section at the release point of our list.',
  impossible: 'There is no such reporter, volume, title, code or year.',
};
export const yearDiffers = (sent: number, ours: number) =>
  `The citation says ${sent}; the decision that we hold is of ${ours}. Give the year that we hold, or check the source.`;
export const invented = 'A court found this decision not to exist.';
export const treated = (status: string, by: string) => `${status} by ${by}`;

export const treatmentUnknown = 'What later decisions made of it.';
export const textNotHeld = 'The text of the opinions: it is not held here.';
export const noSuchOpinion = 'The opinion that was asked for: the decision has fewer.';
export const noParagraph = 'No paragraph of this opinion has these words.';
export const onlyOneOpinion = 'The other opinions of the decision.';
export const summaryIsOurs = 'The summary is ours, and is no part of the decision.';

export const regulationsNotCovered = 'Regulations, court rules and decisions under this section.';
export const newestRelease = (date: string) => `The newest text that we hold is of ${date}.`;
export const todayMeant = 'The text of today is meant: no day was given.';
export const noTextHeld =
  'The words of the section: its text is not held here. A source, where one is given, has it.';
export const beforeOldest = (date: string) => `Texts before ${date}, the oldest that we hold.`;
export const betweenReleases = (before: string, after: string) =>
  `The section changed between the releases of ${before} and ${after}; this is the earlier text.`;
export const notACode =
  'Give one section of the U.S. Code or of a state’s code, as in 42 U.S.C. § 1983 or Tex. Prop. Code § 92.103. Regulations, court rules and constitutions are not held here.';
export const noSuchSection = 'The list of the U.S. Code that we hold has no such section.';

export const localRules = 'Local ordinances, court rules and what courts made of this rule.';
export const noRuleText = 'The rule of this state: we have not read its text.';
export const reportedOnly = 'The text itself: nobody here has read it; two others report it.';
export const asReported = (cite: string, host: string) => `${cite}, as reported by ${host}`;
export const readInReport = (host: string) =>
  `The text itself: it was not read in the law, but on ${host}, which reports it.`;
export const pickRule = 'Several rules fit. Ask which one is meant, and call again with its id.';
export const nearRules =
  'No rule that we hold is surely this one. If one of the choices is what is meant, call again with its id; if none is, we hold no rule on it.';
export const noSuchRule =
  'A rule on this: we hold none. The law may have one; search looks for guides and statutes on it.';
export const timeLimit = 'time limit to sue';
export const meantRule = (question: string) => `This is what is asked: ${question}`;

export const noClearSubject =
  'A clear subject: the words fit none well. Ask what happened, and with whom.';
export const factsOnly =
  'Whether there is a claim: these are only subjects that the words are about.';

export const servedBy: Record<string, string> = {
  personal: 'The paper was handed over on that day, not mailed.',
  mail: 'The paper was served by mail.',
  clerk: 'The paper was left with the clerk.',
  agreed: 'The paper was served by other means that were agreed to.',
};
export const meantDeadline = (name: string) => `This deadline is meant: ${name}.`;
export const eventDay = (day: string) => `The period runs from ${day}.`;
export const holidaysFederal =
  'Weekends and federal holidays are closed days; no others are known.';
export const holidaysGiven = (count: number) =>
  pluralize(count, {
    one: 'One more closed day was given.',
    other: '# more closed days were given.',
  });
export const courtsOwnRules = 'The court’s own rules and orders, which may set another day.';
export const stateCounting =
  'How this state counts days: it has not been read, and the day is counted as federal courts count.';
export const stateHolidays = 'Holidays of the state’s courts.';
export const federalMeant = 'A deadline of a federal court or office is meant: no state was given.';
export const federalCivil =
  'A civil case in a federal court is assumed; state courts set their own times.';
export const federalCriminal =
  'A criminal case in a federal court is assumed; state courts set their own times.';
export const noStateDeadline = (state: string) =>
  `A deadline of ${state} law for this: we hold none that surely fits. A choice without a state is of federal courts and offices alone; if the case is there, call again with its id and without a state.`;
export const federalOnly = (name: string) => `Federal, not of the state: ${name}`;
export const heldAsRule = ({ id, title }: { id: string; title: string }, isCertain: boolean) =>
  `No day is counted by these words. state_rule ${isCertain ? 'holds' : 'may hold'} this: ${id} (${title}). Call it with this id.`;
export const pickDeadline =
  'Several deadlines fit. Ask which one is meant, and call again with its id.';
export const nearDeadlines =
  'No deadline that we know is surely this one. If one of the choices is what is meant, call again with its id; if none is, we count nothing.';
export const noDeadline = 'No deadline that we know fits. Without its rule, none is counted.';
export const askClerk = 'Ask the clerk of the court before relying on this day.';

export const officesDecide =
  'Whether an office takes this kind of problem or this income: it says so itself.';
export const zipDecides = 'The person lives where the ZIP code is.';
export const noOffice = (state: string) =>
  `Free legal aid in ${state}: we hold no office there. 211 and the court know more.`;
export const noCountyOffice = (counties: string[]) =>
  `An office that names ${counties.join(', ')} County as its own: we hold none. Those listed serve other parts of the state or all of it; ask them who serves this county.`;
export const countyNotGiven =
  'Which office serves the county of the person: without a ZIP code all of the state are listed.';
export const noPlace = 'Give zip, five digits, or state, two capital letters.';
export const severalStates = 'The ZIP code lies in several states. Ask which one.';
export const zipUnknown = 'This ZIP code is not known.';

export const reviewDocument = 'Whether a document of this kind fits the situation.';
export const filledFrom = 'The values are as they were sent; nothing was looked up.';
export const generalForm = 'No state was given: no state’s rule is in it.';
export const ownWords = 'The words of the person stand in it unchanged.';
export const unknownDetails = (names: string) =>
  `There are names that this document does not have. It has: ${names}.`;
export const fixFields = (wrong: (readonly [field: string, message: string])[], id: string) =>
  `Nothing was filled in. ${wrong.map(([field, message]) => `${field}: ${message}`).join(' ')} Ask the person for what is missing and call fill_document again with all fields; list_documents with the id ${id} says what each one needs.`;
