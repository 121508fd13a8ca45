// One sentence of a model in, the same sentence with what we can say for it out. The order matters: a citation that cannot be right
// strikes the sentence whatever else it says; one that we cannot confirm, or a case that was overruled, leaves it unconfirmed; only then
// is it asked whether a passage says so. A sentence that nothing speaks for is unverified: that is where everything starts.
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import type { AnswerSentence, AnswerSource, SentenceCitation } from './answer.ts';
import { checkTexts } from './check-texts.ts';
import { isClaim } from './is-claim.ts';
import { citationKeys, type JudgeDeps, type JudgedCitation, judgeSentenceCitations } from './judge-sentence-citations.server.ts';
import type { Draft } from './model-text/read-model-text.ts';
import { supports, type WeightOf } from './support/is-supported.ts';
import type { Missing } from './support/support-fault.ts';
import { weightOfWords } from './support/word-weight.ts';

export type CheckSentenceDeps = JudgeDeps & Pick<LibrarySearchDeps, 'search'>;
type SentenceDraft = Omit<Extract<Draft, { type: 'sentence' }>, 'type'>;

export async function checkSentence(deps: CheckSentenceDeps, draft: SentenceDraft, sources: AnswerSource[]): Promise<AnswerSentence> {
  const { text } = draft;
  const judged = await judgeSentenceCitations(deps, text);
  const citations = judged.map(
    ({ start, end, status, sentence, href }): SentenceCitation => ({ start, end, status, sentence, ...(href && { href }) }),
  );
  const found = findFault(judged, text, sources) ?? rest(deps, draft, sources, judged);
  return { text, ...found, ...(citations.length > 0 && { citations }) };
}

type Finding = Pick<AnswerSentence, 'sources' | 'check' | 'why'>;
const unverified = (why: string): Finding => ({ sources: [], check: 'unverified', why });

function findFault(judged: JudgedCitation[], text: string, sources: AnswerSource[]): Finding | undefined {
  const wrong = judged.find(({ status }) => status === 'impossible' || status === 'wrong_name');
  if (wrong) return { sources: [], check: 'struck', why: checkTexts.struck(wrong.sentence) };
  const unknown = judged.find(({ status, key, reason }) => status === 'not_in_index' && !(NOT_HELD.has(reason) && isOurs(key, sources)));
  if (unknown) return unverified(checkTexts.unconfirmed(unknown.sentence));
  if (SAYS_OVERRULED.test(text)) return undefined;
  for (const { builtIn } of judged) {
    if (builtIn?.treatment.status === 'overruled') return unverified(checkTexts.overruled(builtIn.name, builtIn.treatment.by));
  }
  return undefined;
}

const SAYS_OVERRULED = /\b(?:overrul\w+|no longer (?:good )?law|overturn\w*)\b/i;
/** We do not hold it, which says nothing against it: then a passage of our library that cites it will do. */
const NOT_HELD = new Set(['not_held', 'not_listed']);
const isOurs = (key: string, sources: AnswerSource[]) => sources.some((source) => source.kind !== 'news' && keysOf(source).has(key));
const keysOf = ({ passage, note = '' }: AnswerSource) => citationKeys(`${passage} ${note}`);

function rest(deps: CheckSentenceDeps, draft: SentenceDraft, sources: AnswerSource[], judged: JudgedCitation[]): Finding {
  if (judged.length === 0 && !isClaim(draft.text)) return { sources: [], check: 'plain' };
  const weightOf = weightOfWords(deps.search.index.words);
  const cited = sources.filter(({ n }) => draft.sources.includes(n));
  const supporting = (list: AnswerSource[]) => list.filter((source) => supportOf(draft.text, source, judged, weightOf) === undefined);
  const among = supporting(cited);
  const by = among.length > 0 ? among : supporting(sources.filter((source) => !cited.includes(source))).slice(0, 1);
  if (by.length > 0) return { sources: by.map(({ n }) => n), check: 'supported' };
  if (saidByCitedCase(draft.text, judged, weightOf)) return { sources: [], check: 'supported' };
  return unverified(whyNot(draft, cited, judged, weightOf));
}

/** Undefined: it says so. A citation counts as said when the source has it too, however it is written. */
function supportOf(text: string, source: AnswerSource, judged: JudgedCitation[], weightOf: WeightOf): Missing | 'citation' | undefined {
  const keys = keysOf(source);
  if (judged.some(({ key }) => !keys.has(key))) return 'citation';
  const support = supports(without(text, judged), evidence(source), weightOf);
  return support.verdict === 'supported' ? undefined : support.because;
}

const evidence = ({ title, passage }: AnswerSource) => `${title.replace(/[.:\s]+$/, '')}${/[?!]$/.test(title) ? '' : '.'} ${passage}`;

/** The text without its citations, which are checked by themselves. */
function without(text: string, judged: JudgedCitation[]): string {
  let [left, from] = ['', 0];
  for (const { start, end } of judged) {
    left += text.slice(from, start);
    from = Math.max(from, end);
  }
  return left + text.slice(from);
}

/** The sentence names one case of ours, and our page of that case says so: its link is the source. */
function saidByCitedCase(text: string, judged: JudgedCitation[], weightOf: WeightOf): boolean {
  const [only] = judged;
  if (!only?.builtIn || judged.some(({ builtIn }) => builtIn?.id !== only.builtIn?.id)) return false;
  const { name, summary, holdings, keyPoints } = only.builtIn;
  return supports(without(text, judged), [`${name}.`, summary, ...holdings, ...keyPoints].join(' '), weightOf).verdict === 'supported';
}

function whyNot(draft: SentenceDraft, cited: AnswerSource[], judged: JudgedCitation[], weightOf: WeightOf): string {
  const [first] = cited;
  if (!first) return draft.sources.length > 0 ? checkTexts.noSuchSource : checkTexts.noSource;
  const because = supportOf(draft.text, first, judged, weightOf);
  if (because === 'citation') return checkTexts.notTied(judged[0]?.text ?? '');
  return because ? checkTexts.differs[because] : checkTexts.noSource;
}
