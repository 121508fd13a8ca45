// What a question asks for that nothing here covers, said by name. An assistant that gets only
// nearby results takes them for the answer.
import { namesCountry } from '#features/triage/foreign-law.ts';
import { findPlaces } from '#legal/places/find-places.ts';
import * as texts from './messages/program-texts.ts';

const namesLocalLaw = hasOne(
  /ordinances?|zoning|(?:city|municipal|county|town|local|building) (?:codes?|laws?|rules|permits?)|rent (?:control|stabili[sz]\w+) (?:board|in [a-z]+)|noise (?:law|rules)|parking rules/,
);
/** What many counties and cities set for themselves. */
const namesLocalSubject = hasOne(
  /rents?|rentals?|renters?|leases?|landlords?|tenants?|security deposits?|evict\w*|just cause|wages?|tipped|sick (?:leave|time|days?|pay)|paid leave|schedul\w+|airbnb|vrbo|home ?sharing|short-term|noise|nois[iy]\w*|loud|fireworks|leaf blowers?|park(?:ing|ed)|tow(?:ed|ing)|curfews?|leash\w*|chickens|smok\w+|vap\w+|plastic bags?|food trucks?|vendors?|business licen[cs]es?|fences?|sidewalks?|trash|renta|alquiler|desalojo|salario m[ií]nimo|ruido/,
);

const GAPS: [asks: (text: string) => boolean, gap: string][] = [
  [namesCountry, texts.gaps.foreign],
  [
    hasOne(
      /predict\w*|forecasts?|odds|how likely|likelihood|(?:my|the|what) chances|chances? (?:of|that)/,
      /will (?:i|we|he|she|they|it|congress|scotus|(?:my|the|a) (?:supreme court|court|judge|jury|landlord|boss)) (?:\w+ ){0,2}?(?:win|lose|rule|decide|overturn\w*|overrule|strike|uphold|grant|deny|dismiss|pass|sentence|award)/,
      /(?:supreme court|court|judge|jury|scotus) (?:will|is going to|would) (?:\w+ ){0,2}?(?:rule|decide|do|say|overturn|uphold)/,
      /how much (?:will|would|could|can|do|should) (?:i|we) (?:get|win|expect)(?: \w+){0,4} (?:settlement|lawsuit|case|claim|damages|verdict)/,
      /(?:case|claim|injury|lawsuit) (?:is )?worth|worth suing|settlement (?:value|worth|calculator)|average settlement/,
    ),
    texts.gaps.forecast,
  ],
  [
    hasOne(
      /tax (?:advice|planning|brackets?|rates?|credits?|deductions?|write-?offs?)|write-?offs?|capital gains|depreciat\w+|filing status|standard deduction|estimated tax(?:es)?/,
      /deduct\w*(?: \w+){0,6} (?:tax(?:es)?|return|home office|mileage|expenses?)|(?:tax(?:es)?|home office|irs|business|mileage)(?: \w+){0,6} deduct\w*/,
      /(?:fill (?:in|out)|prepare|file|do|amend)(?: \w+){0,2} (?:tax(?:es)?|tax returns?|1040|schedule [a-f])|how much (?:\w+ ){0,3}tax(?:es)?/,
    ),
    texts.gaps.tax,
  ],
  [asksLocalLaw, texts.gaps.local],
  [
    hasOne(
      /case status|status of (?:my|a|the|his|her) (?:court )?case|dockets?|look ?up (?:my|a|the|his|her) (?:case|court date|hearing|warrant)|(?:active|outstanding) warrants?|(?:search|check|find) (?:for )?(?:a |my |his |her )?(?:warrants?|court records?|criminal records?)|who is (?:the|my) judge/,
    ),
    texts.gaps.dockets,
  ],
  [
    hasOne(
      /pending (?:bills?|legislation|cases?)|(?:proposed|introduced|new) (?:bills?|legislation)|bill (?:number|status|tracker)|(?:h\.?r|s\.?b|a\.?b|h\.?b)\.? ?\d{1,5}/,
    ),
    texts.gaps.bills,
  ],
  [hasOne(/c\.?f\.?r\.?|regulations?|federal register|rulemaking/), texts.gaps.regulations],
  [hasOne(/tribal (?:law|court|code|police)|on (?:the|a) reservation/), texts.gaps.tribal],
  [
    hasOne(/puerto ri[ck]\w+|guam|virgin islands?|american samoa|northern mariana\w*|saipan/),
    texts.gaps.territories,
  ],
  [
    hasOne(
      /(?:best|top|good|cheap\w*|affordable|recommend\w*|rated) (?:\w+ ){0,3}?(?:lawyers?|attorneys?|law firms?)/,
    ),
    texts.gaps.lawyers,
  ],
];

/** In the order of the list; empty where nothing of the question is known to be missing. */
export const nameGaps = (question: string, now: Date): string[] => {
  const year = findYear(question);
  return [
    ...GAPS.flatMap(([asks, gap]) => (asks(question) ? [gap] : [])),
    ...(year !== undefined && year > now.getUTCFullYear() ? [texts.notYetKnown(year)] : []),
  ];
};

/** Not the number of a section. */
const YEAR_OF_DATE =
  /(?<![\w$.§-]|§ |(?:section|sec\.?|code|u\.?s\.?c\.?|c\.?f\.?r\.?) )(20\d\d)(?:-\d\d-\d\d)?(?![\w-])/i;
const DATE = new RegExp(
  `(?:\\b(?:as of|on|in|by|for|from|since|starting|effective|after)\\s+)?(?:\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?|\\b\\d{1,2}/(?:\\d{1,2}/)?)?${YEAR_OF_DATE.source}`,
  'gi',
);

export const findYear = (question: string): number | undefined => {
  const year = YEAR_OF_DATE.exec(question)?.[1];
  return year === undefined ? undefined : Number(year);
};

export const leaveOutDates = (question: string): string => question.replace(DATE, ' ');

function asksLocalLaw(text: string): boolean {
  return namesLocalLaw(text) || (namesLocalSubject(text) && findPlaces(text).length > 0);
}

function hasOne(...patterns: RegExp[]): (text: string) => boolean {
  const any = new RegExp(
    `(?<!\\w)(?:${patterns.map(({ source }) => source).join('|')})(?!\\w)`,
    'i',
  );
  return (text) => any.test(text.replace(/\s+/g, ' '));
}
