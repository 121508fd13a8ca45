// Reasons shown for unverified and struck sentences, in words for people who are not lawyers.
import type { FaultKind } from '../support/support-fault.ts';

export const noSource = 'We found no source that says this. Do not rely on it without checking.';
export const noSuchSource = 'This points to a source that was not among those we gave.';

export const differs = {
  words: 'The source it points to does not say this.',
  number: 'A number, date or amount here is not the one in the source.',
  name: 'A name here does not appear in the source.',
  negation: 'The source may say the opposite: look at each “not”.',
  modality: 'The source may say “may” where this says “must”, or the other way round.',
  quantifier:
    'This may claim more than the source does: look for words like “usually”, “some” and “only”.',
  opposite: 'The source may say the opposite.',
  roles: 'The source may say this of someone else.',
  limit: 'The source names a condition or an exception that is missing here.',
} satisfies Record<FaultKind, string>;

export const struck = (reason: string) =>
  `${reason} We struck this sentence, because it rests on a citation that cannot be right.`;

export const unconfirmed = (reason: string) => `${reason} So we could not confirm this sentence.`;

export const notTied = (cite: string) =>
  `${cite} exists, but we found no source that ties it to what this says.`;

export const noLongerLaw = (name: string, status: string, by: string) =>
  `${name} was ${status} by ${by}. It is no longer good law on that point.`;
