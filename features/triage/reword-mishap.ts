// The danger model has learned "hit" from people who were hit, and reads "someone hit my parked
// car" as an attack. What happened to a thing by accident is given to the model in a word that it
// knows better. Not where anything points to intent or to a person in the car: then the message is
// read as it was written. The rules always see the person's own words.

const POSSESSIVES =
  "my|our|a|an|the|his|her|their|another|someone'?s|somebody'?s|neighbor'?s|parked|empty|new|old|work|company|husband'?s|wife'?s|mom'?s|dad'?s|son'?s|daughter'?s|friend'?s";
const THINGS =
  'cars?|truck|van|suv|jeep|vehicle|bumper|mirror|fender|door|fence|gate|mailbox|garage|porch|wall|pole|trailer|shed|house';
const HIT_THING = new RegExp(
  `\\b(?:hit|hits|bumped(?: into)?|backed (?:in)?to|scraped|side-?swiped|clipped|dented|dinged|ran into|crashed into) (?=(?:(?:${POSSESSIVES}) ){1,3}(?:${THINGS})\\b)`,
  'gi',
);
const INTENT =
  /\b(?:on purpose|deliberately|intentionally|road rage|ex|boyfriend|girlfriend|stalk\w*|threat\w*|kill\w*|bat|hammer|crowbar|pipe|gun|knife|axe|brick|scream\w*|yell\w*|angry|rage|drunk|inside|in it|trapped|bleed\w*|hurt|injur\w*|ambulance|chas\w*|follow\w*|keeps?|again|tried to|trying to|afraid|scared|he|she)\b/i;

export function rewordMishap(text: string): string {
  return INTENT.test(text) ? text : text.replace(HIT_THING, 'accidentally damaged ');
}
