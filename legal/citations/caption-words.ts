// Which words the name of a case may have. Prose and captions look alike ("the rule in California,
// Smith v. Jones"), so a name consists of capitalized words and the small words that captions use.

export const SMALL_WORDS = new Set(
  `of the and & for in on to de la las los le del der den di da du von van ten ter et al al. ex ex. rel rel. by at as a an y e dba aka d/b/a a/k/a f/k/a n/k/a o/b/o c/o
ux ux. vir. her his with or through from upon re non per ad hoc bin ibn el und und. zu its their sub nom nom. no. nos.`.split(
    /\s+/,
  ),
);
export const SIGNALS = new Set(
  `See see also e.g. e.g., E.g., Cf. cf. But but Accord accord Compare compare with Contra contra citing Citing quoting Quoting Under under and And the of to for
in on by from as at a an that Here Also Similarly Then Thus When While Although Because Since Following Relying Applying Per per Both Unlike Like After
Before Consider Held That If viz. i.e. i.e., generally also, Likewise Moreover However, however, Again, again, Finally, cited Cited Quoted Compare, Notably,
Court Court, Court's id. Id. ex or its their his her with through upon`.split(/\s+/),
);
export const NOT_NAMES =
  /^(?:US|Court|Section|Part|Act|Constitution|Congress|Clause|Amendment|Rule|Chapter|Article|Title|Volume|Page|Id|Ibid|See|No|Nos|Judge|Justice|Appendix|Exhibit|Record|Brief|Table|Line|Cases?|Opinion|January|February|March|April|May|June|July|August|September|October|November|December|The|In|At|On|And|Of|By|Supra|Cal|Mass|Ann|Stat|Code|Inc|Co|Corp|Ltd|Finally|However|Moreover|Thus|.*\b(?:Court|Circuit|Appeals|Court of [A-Z]\w+))$/;
/** What may follow a comma inside a name. */
export const CAPTION_TAIL =
  /^(?:Inc|Incorporated|LLC|L\.L\.C|Corp|Corporation|Co|Company|Ltd|Limited|L\.?P|LLP|N\.?A|Jr|Sr|II|III|IV|S\.?A|P\.?C|et|Secretary|Commissioner|Director|Attorney|Warden|Sheriff|Governor|Administrator|Administratrix|Executor|Executrix|Trustee|Collector|Superintendent|as|d\/b\/a|a\/k\/a|&|and|PLC|GmbH|AG|Judge|M\.?D|U\.S\.A|of)\b/;

/** One line, without the page marks ("*127") of online opinions. */
export const toOneLine = (text: string) =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/(?<=^|\s)\*\d{1,5}(?:\s|$)/g, '')
    .trim();

export const isCapitalized = (word: string) =>
  /^[\p{Lu}\d('’“]|^["*_]|^[a-z]{1,3}[A-Z]|^&|^[.*#—-]+$/u.test(word);

/** Whether a second party contains no word of prose. */
export function isPartyName(text: string): boolean {
  if (/[;“”]/.test(text) || text.split('"').length % 2 === 0 || text.length > 260) return false;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (/^(?:in|In|at|see|See|and|the|of)$/.test(last)) return false;
  if (!/[A-Z]/.test(text)) return words.length <= 2;
  return words.every((word) => isCapitalized(word) || SMALL_WORDS.has(word.replace(/,$/, '')));
}
