// The side of a person who asks: what helps a tenant does not help a landlord. Each pair excludes
// the other; features/search/acts reads the side from a question.
export const OPPOSITE_SIDES = {
  renting: ['tenant', 'landlord'],
  work: ['worker', 'employer'],
  debt: ['debtor', 'creditor'],
  injury: ['injured', 'at-fault'],
  crime: ['victim', 'accused'],
  protection: ['protected', 'restrained'],
  sale: ['buyer', 'seller'],
  lawsuit: ['plaintiff', 'defendant'],
} as const;

export type Side = (typeof OPPOSITE_SIDES)[keyof typeof OPPOSITE_SIDES][number];
export const SIDES = Object.values(OPPOSITE_SIDES).flat() as [Side, ...Side[]];
