// Texts of the pages of a state and of a rule.
import type { RuleGroup } from '#features/library/schema/rule-schema.ts';

export const groupNames: Record<RuleGroup, string> = {
  renting: 'Renting a home',
  money: 'Money and courts',
  work: 'Work and pay',
  family: 'Family',
  death: 'Wills and estates',
  injury: 'Injuries and claims',
  police: 'Police, roads and privacy',
};

/** Behind the citation of a cell whose number is new or was changed. */
export const notCompared = 'not compared with its source yet';
