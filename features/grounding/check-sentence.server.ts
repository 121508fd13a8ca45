// Checks one sentence of a model. The order matters: an impossible or misnamed citation strikes the
// sentence; a citation that cannot be confirmed or is not in the Code, or an overruled case, leaves
// it unverified; only then is it compared with the passages. The default verdict is unverified.
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { AnswerSentence, AnswerSource, SentenceCitation } from './answer.ts';
import { isClaim } from './is-claim.ts';
import {
  type JudgeDeps,
  type JudgedCitation,
  judgeSentenceCitations,
  listCitationKeys,
} from './judge-sentence-citations.server.ts';
import * as checkTexts from './messages/check-texts.ts';
import type { Draft } from './model-text/read-model-text.ts';
import { checkSupport, type WordWeight } from './support/is-supported.ts';
import type { FaultKind } from './support/support-fault.ts';
import { createWordWeight } from './support/word-weight.ts';

export type CheckSentenceDeps = JudgeDeps & Pick<LibrarySearchDeps, 'search'>;
type SentenceDraft = Omit<Extract<Draft, { type: 'sentence' }>, 'type'>;

export async function checkSentence(
  deps: CheckSentenceDeps,
  draft: SentenceDraft,
  sources: AnswerSource[],
): Promise<AnswerSentence> {
  const { text } = draft;
  const judged = await judgeSentenceCitations(deps, text);
  const citations = judged.map(
    ({ start, end, status, sentence, href, statute }): SentenceCitation => ({
      start,
      end,
      status,
      sentence,
      ...(href && { href }),
      ...(statute && { statute }),
    }),
  );
  const finding = findFault(judged, text, sources) ?? findSupport(deps, draft, sources, judged);
  return { text, ...finding, ...(citations.length > 0 && { citations }) };
}

type Finding = Pick<AnswerSentence, 'sources' | 'check' | 'why'>;
const unverified = (why: string): Finding => ({ sources: [], check: 'unverified', why });

function findFault(
  judged: JudgedCitation[],
  text: string,
  sources: AnswerSource[],
): Finding | undefined {
  const invalid = judged.find(({ status }) => status === 'impossible' || status === 'wrong_name');
  if (invalid) return { sources: [], check: 'struck', why: checkTexts.struck(invalid.sentence) };
  const unconfirmed = judged.find(
    ({ status, key, reason }) =>
      status === 'not_in_code' ||
      status === 'wrong_year' ||
      (status === 'not_in_index' && !(NOT_STORED.has(reason) && isCitedByLibrary(key, sources))),
  );
  if (unconfirmed) return unverified(checkTexts.unconfirmed(unconfirmed.sentence));
  if (SAYS_NO_LONGER_LAW.test(text)) return undefined;
  for (const { builtIn } of judged) {
    if (!builtIn || builtIn.treatment.status === 'good' || !isNoLongerLaw(builtIn.treatment.status))
      continue;
    return unverified(
      checkTexts.noLongerLaw(builtIn.name, builtIn.treatment.status, builtIn.treatment.by),
    );
  }
  return undefined;
}

const SAYS_NO_LONGER_LAW = /\b(?:overrul\w+|supersed\w+|no longer (?:good )?law|overturn\w*)\b/i;
/**
 * Not in the index, which does not mean wrong: then a passage of the library that cites it is
 * enough.
 */
const NOT_STORED = new Set(['not_held', 'not_listed']);
const isCitedByLibrary = (key: string, sources: AnswerSource[]) =>
  sources.some((source) => source.kind !== 'news' && listSourceKeys(source).has(key));
const listSourceKeys = ({ passage, note = '' }: AnswerSource) =>
  listCitationKeys(`${passage} ${note}`);

function findSupport(
  deps: CheckSentenceDeps,
  draft: SentenceDraft,
  sources: AnswerSource[],
  judged: JudgedCitation[],
): Finding {
  if (judged.length === 0 && !isClaim(draft.text)) return { sources: [], check: 'plain' };
  const getWeight = createWordWeight(deps.search.index.words);
  const cited = sources.filter(({ n }) => draft.sources.includes(n));
  const selectSupporting = (list: AnswerSource[]) =>
    list.filter((source) => findSupportFault(draft.text, source, judged, getWeight) === undefined);
  const citedSupport = selectSupporting(cited);
  const by =
    citedSupport.length > 0
      ? citedSupport
      : selectSupporting(sources.filter((source) => !cited.includes(source))).slice(0, 1);
  if (by.length > 0) return { sources: by.map(({ n }) => n), check: 'supported' };
  if (
    isStatedByCitedCase(draft.text, judged, getWeight) ||
    isStatedByCitedStatute(draft.text, judged, getWeight)
  )
    return { sources: [], check: 'supported' };
  return unverified(explainUnverified(draft, cited, judged, getWeight));
}

/**
 * Undefined when the source supports the text. Citations are compared by key, so their spelling may
 * differ.
 */
function findSupportFault(
  text: string,
  source: AnswerSource,
  judged: JudgedCitation[],
  getWeight: WordWeight,
): FaultKind | 'citation' | undefined {
  const keys = listSourceKeys(source);
  if (judged.some(({ key }) => !keys.has(key))) return 'citation';
  const support = checkSupport(removeCitations(text, judged), formatEvidence(source), getWeight);
  return support.verdict === 'supported' ? undefined : support.because;
}

const formatEvidence = ({ title, passage }: AnswerSource) =>
  `${title.replace(/[.:\s]+$/, '')}${/[?!]$/.test(title) ? '' : '.'} ${passage}`;

/** Citations are checked separately. */
function removeCitations(text: string, judged: JudgedCitation[]): string {
  let remaining = '';
  let from = 0;
  for (const { start, end } of judged) {
    remaining += text.slice(from, start);
    from = Math.max(from, end);
  }
  return remaining + text.slice(from);
}

/**
 * The sentence cites one built-in case, and the page of that case supports it: the citation's link
 * is the source.
 */
function isStatedByCitedCase(
  text: string,
  judged: JudgedCitation[],
  getWeight: WordWeight,
): boolean {
  const [only] = judged;
  if (!only?.builtIn || judged.some(({ builtIn }) => builtIn?.id !== only.builtIn?.id))
    return false;
  const { name, summary, holdings, keyPoints } = only.builtIn;
  return (
    checkSupport(
      removeCitations(text, judged),
      [`${name}.`, summary, ...holdings, ...keyPoints].join(' '),
      getWeight,
    ).verdict === 'supported'
  );
}

/** The sentence cites one statute, and its stored words support it: as above. */
function isStatedByCitedStatute(
  text: string,
  judged: JudgedCitation[],
  getWeight: WordWeight,
): boolean {
  const [only] = judged;
  if (!only?.statuteText || judged.some(({ key }) => key !== only.key)) return false;
  const { heading, text: words } = only.statuteText;
  return (
    checkSupport(removeCitations(text, judged), `${heading}. ${words}`, getWeight).verdict ===
    'supported'
  );
}

function explainUnverified(
  draft: SentenceDraft,
  cited: AnswerSource[],
  judged: JudgedCitation[],
  getWeight: WordWeight,
): string {
  const [first] = cited;
  if (!first) return draft.sources.length > 0 ? checkTexts.noSuchSource : checkTexts.noSource;
  const because = findSupportFault(draft.text, first, judged, getWeight);
  if (because === 'citation') return checkTexts.notTied(judged[0]?.text ?? '');
  return because ? checkTexts.differs[because] : checkTexts.noSource;
}
