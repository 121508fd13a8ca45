// A state rule says "you" to one person, such as a tenant or the surviving wife. Told to somebody
// else, it says so.
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import type { Side } from '#features/library/schema/sides.ts';
import { fitsSides, type Sides } from '#features/search/acts/asked-sides.ts';
import { fitsCase } from '#features/search/acts/asked-words.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { Piece } from './answer-pieces.ts';

/** Whom the sentences of these groups of rules speak to. */
const SPOKEN_TO: Partial<Record<StateRule['group'], Side>> = { renting: 'tenant', work: 'worker' };

type Asker = { talk: string; sides: Sides };

/** The rule is written for one of several people who ask for it, and for another than this one. */
export const speaksToOther = ({ speaksTo, speaksToIf }: StateRule, { talk }: Asker): boolean =>
  speaksTo !== undefined && !fitsCase(talk, { leadsOnlyIf: speaksToIf });

/** "Ohio: Your landlord …", told to a landlord. */
export function addressRule(
  piece: Piece,
  rule: StateRule,
  state: StateCode,
  { sides }: Asker,
): Piece {
  const side = SPOKEN_TO[rule.group];
  const [first] = piece.blocks;
  if (!side || !first || fitsSides(sides, [side])) return piece;
  const name = `${STATES[state]}: `;
  const [lead = '', ...rest] = first.sentences;
  if (!lead.startsWith(name)) return piece;
  const sentences = [lead.replace(name, `${STATES[state]}, as told to the ${side}: `), ...rest];
  return {
    ...piece,
    blocks: [{ ...first, sentences }, ...piece.blocks.slice(1)],
    text: piece.text.replace(lead, sentences[0] ?? lead),
  };
}
