// Texts of motions and of the Motions tab. The law of each kind of motion is in content/motions.
import { formatNumber } from '#lib/language/format.ts';
import { MAX_DETAILS_LENGTH, MIN_DETAILS_LENGTH } from '../motion.ts';

/** Fixed wording, also used for an empty reply; tests compare it verbatim. */
export const failed = 'Failed to generate motion';

export const details = `Describe the motion in ${MIN_DETAILS_LENGTH} to ${formatNumber(MAX_DETAILS_LENGTH)} characters: who, what happened, when, and what you ask for.`;
export const invalid =
  'Some of this could not be read. Choose a motion and a state again, and keep each field short.';
export const tooOften = 'You have asked for many motions in a short time. Please try again later.';
export const stopped = 'Stopped before the motion was ready.';
export const notOurs = 'This motion could not be exported. Please generate it again.';
export const noProvider =
  'No AI model is connected here: this draft is assembled from our library alone.';
export const libraryOnly = 'You chose the library alone: nothing was sent to an AI provider.';
export const budgetSpent =
  'The AI model has reached its limit for today: this draft is assembled from our library alone.';
export const providerFailed = 'The AI model did not finish. The rest is from our library.';
export const emptyReply =
  'Failed to generate motion: the AI model wrote nothing. The draft below is assembled from our library.';
export const notChecked = 'This sentence could not be checked.';
export const notInFacts = 'The facts given do not say this in these words.';
export const lawFromFacts = 'It states law based only on the facts you gave. Law needs a source.';
export const whichClaim = 'Which claim is it? Choose one below, then press Draft motion again.';
export const otherMotion = (name: string) =>
  `What you wrote asks for ${name}, which is not the motion chosen here. A draft of another motion could harm the case, so none was written. Choose that motion if it is in the list; for one that is not, the court's forms, a legal aid office or a lawyer can help.`;
export const unknownClaim = 'This claim is not in our library. Choose one again.';
export const badCitation = (sentence: string) =>
  `A citation in it could not be confirmed. ${sentence}`;
export const noLongerLaw = (name: string, status: string, by: string) =>
  `${name} was ${status} by ${by}.`;
