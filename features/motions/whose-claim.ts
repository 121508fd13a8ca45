// Whose claim it is: most are those of the person who sues, but some answer a suit. Only their
// holder's authorities are "for" them.
import type { MovingParty } from './motion.ts';

const ANSWERS_A_SUIT = /defense|default-judgment/;

export const findHolder = ({ id }: { id: string }): MovingParty =>
  ANSWERS_A_SUIT.test(id) ? 'defendant' : 'plaintiff';
