// A number of a claim has to be in the evidence with a unit and a bound that fit, and it has to
// count the same thing: a passage often has several numbers.
import { type ParsedClaim, parseClaim } from './support-claims.ts';
import type { Quantity } from './support-facts.ts';
import type { Fault } from './support-fault.ts';

export function wrongNumber(
  clause: ParsedClaim,
  claimed: Quantity[],
  stated: Quantity[],
): Fault | undefined {
  for (const quantity of claimed) {
    const same = stated.filter(
      (q) =>
        q.value === quantity.value &&
        (q.unit === quantity.unit || quantity.unit === '' || q.unit === ''),
    );
    const detail = `${quantity.value} ${quantity.unit}`.trim();
    if (!same.some((q) => isAbout(q.clause, clause))) return { because: 'number', detail };
    if (quantity.bound && same.every((q) => q.bound && q.bound !== quantity.bound))
      return { because: 'number', detail };
  }
  return undefined;
}

/**
 * A number must count the same thing: the words around it in the evidence have to share one with
 * the claim.
 */
function isAbout(context: string, { names }: ParsedClaim): boolean {
  const neighbors = parseClaim(context).tokens.filter(
    ({ content, word }) => content && !UNIT_WORD.test(word),
  );
  return neighbors.length === 0 || neighbors.some(({ name }) => names.has(name));
}

const UNIT_WORD = /^(?:days?|weeks?|months?|years?|hours?|minutes?|percent|dollars?)$/;
