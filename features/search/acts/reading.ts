// How an act is read from a question, whose text is as `readActs` flattens it: lower case, without
// apostrophes and hyphens.
import type { Act } from '#features/library/schema/acts.ts';

/** `and` must be in the question too, `unless` must not. */
export type Reading = { act: Act; shows: RegExp; and?: RegExp; unless?: RegExp };

/** Whole words; `|` separates alternatives. */
export const words = (...alternatives: string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

export const RENTING =
  '(?:landlords?|lanlord|landlady|tenants?|tenancy|renters?|renting|rents?|rental|lease|lessors?|lessees?|apartments?|apt|condo|unit|owner|slumlord)';
const PEOPLE = '(?:me|us|him|her|them|you|somebody|someone|my \\w+|a \\w+|the \\w+)';
export const SHUT_OUT = `lock(?:s|ed|ing)? (?:${PEOPLE} )?out`;
export const EVICTION =
  'evict\\w*|rule to vacate|detainer|dispossess\\w*|summary (?:process|possession)|su(?:e|ed|es|ing) for possession|judge?ments? (?:of|for) possession|writ of (?:possession|restitution)|landlord tenant court|(?:housing|rent) (?:court|case)|petition (?:for )?non ?payment|non ?payment (?:petition|case|proceeding)|holdover (?:petition|case|proceeding)';
/** What is asked once a judge has decided: the notice and the answer are over. */
export const AFTER_JUDGMENT = [
  'appeal\\w*',
  '(?:got|gave|have|has|entered|signed) (?:\\w+ ){0,3}judge?ments?|judge?ments? (?:for possession|against (?:me|us))',
  'lost (?:(?:my|the|our|a) (?:w+ ){0,2}(?:case|rent|eviction|hearing|trial|court)|(?:in|at) (?:w+ )?court|today|yesterday|this morning)',
  '(?:judge|magistrate|court) (?:\\w+ ){0,2}(?:ruled|sided)|already (?:gave|ruled|decided)|missed (?:my |the |our )?(?:\\w+ )?(?:court|hearing|eviction)',
  '(?:sheriff|marshal|constable)s? (?:is |was |are )?com(?:es|ing)|writ of (?:possession|restitution)',
].join('|');
const LEAVE = '(?:quit|vacate|leave|move|move out|get out|be out)';
export const NOTICE_TO_LEAVE = [
  `(?:pay|pay up|pay the rent|pay rent|cure)(?: the rent)? or ${LEAVE}|notices? to ${LEAVE}`,
  `pay (?:[\\w$,.]+ ){1,7}or (?:else )?${LEAVE}|demand (?:\\w+ ){0,2}(?:on|to|under) (?:my|our|the) (?:\\w+ )?door`,
  '(?:quit|vacate|vacating|nonpayment|non payment) notice|notice .{0,30}\\bnon ?payment|non ?payment of rent|petition non ?payment|non ?payment petition',
].join('|');
/** Out of a home, or of a school or a shop. */
export const MADE_TO_LEAVE = [
  `kick(?:ed|ing|s)? (?:${PEOPLE} )?out`,
  `(?:wants?|told|tells?|telling|makes?|made|making|forc\\w+|ordered|asked) ${PEOPLE} (?:out|gone|(?:to )?(?:leave|move|move out|be out|get out|go))`,
  'want (?:my|the) (?:tenant|renter|unit|house|place)s? (?:out|gone|back)',
  '(?:landlord|owner)s? (?:\\w+ ){0,3}(?:end|ends|ending|terminat\\w+) (?:my|the|our|a) (?:lease|tenancy|month|rental|monthly)',
].join('|');

export const IN_COURT =
  '(?:sued|suing|sues|suit|lawsuits?|summons(?:es)?|complaint|served|court papers?|petition)';
export const ANSWER =
  '(?:answer|answers|answering|respond|responding|response|reply|replying|plead)';
export const POWER = '(?:power|electric\\w*|gas|water|utilit\\w+|lights|heat)';
export const CUT_OFF = `(?:(?:cut|cuts|shut|shuts) (?:(?:my|the|our|his|her) )?${POWER}|shut ?offs?|disconnect\\w*|(?:shut\\w*|turn\\w*|cuts?|cutting) (?:\\w+ ){0,3}off)`;
export const WORK =
  'jobs?|boss|bosses|employers?|work|works|working|shift|coworkers?|fired|resign\\w*|two weeks|2 weeks|pto|paychecks?|unemployment';
