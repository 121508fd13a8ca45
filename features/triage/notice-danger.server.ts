// Rules and a model raise urgent lines. The rules match phrases; the model reads the whole message,
// because no list of phrases is complete. The model can tell that the words of a rule are used in
// another sense ("overdose of jury duty notices"), except words about self-harm, sexual assault and
// threats to kill, what a person says in a few words ("my landlord changed the locks"), and the
// phrases of a line for one danger of its kind (`phrasesOnly`): these always count. If the
// embeddings do not arrive in time, the rules decide alone. Small talk and bare cries for help hold
// nothing that a model could read: they raise what an earlier message raised.

import {
  type DangerKind,
  GRAVE_KINDS,
  KIND_OF_LINE,
  UNCLEAR_DANGER,
} from '#features/library/schema/danger-kinds.ts';
import type { TriageRule } from '#features/library/schema/schema.ts';
import { type DangerVerdict, judgeDanger } from '#features/models/danger-model.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { cleanText } from '#features/search/read-query.ts';
import { MAX_STORY_LENGTH } from '#features/search/schema.ts';
import { rewordMishap } from './reword-mishap.ts';
import { isBareCry, readSmallTalk } from './small-talk.ts';
import { findMatchingRules, toUrgentLines } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';

/** Longer than any page waits: on a busy machine a danger must still be noticed. */
const DANGER_TIMEOUT_MS = 30_000;

/** How all were chosen: training/README.md. In a few words less can be told from the rest. */
const MIN_DANGER = { short: 0.4, long: 0.15 };
/** Lower, because it is the danger that people hide most. */
const MIN_SELF_HARM = 0.13;
/**
 * Below it, what the model alone hears in a story, or in what follows an earlier message, is shown
 * above the answer, not in its place.
 */
const SURE = 0.6;
/** A message that is perfectly calm has a danger of about 0.02. */
const MIN_DANGER_WITH_RULE = 0.12;
/** Of the likeliest kinds: below it, the kind is unclear. */
const MIN_LIKELIEST_CHANCE = 0.5;

/** The model never overrules the rules of these kinds. */
const WORDS_SUFFICE: ReadonlySet<string> = new Set<DangerKind>([
  'self-harm',
  'sexual-assault',
  'threat-to-life',
]);

/** In so few words, nothing else in the message could tell that a person means something else. */
const MAX_PLAIN_WORDS = 12;
/** Of these, the latest that raised a line counts. */
const MAX_EARLIER = 3;
const PERSON = /\b(?:i|i'?m|i'?ve|my|me|we|our|he|he'?s|she|she'?s|they|yo|mi|mis|nos|él|ella)\b/i;

type TriageDeps = Pick<LibrarySearchDeps, 'library' | 'search'>;

/** Without waiting for the model: only what needs no second opinion. */
export function noticeDangerAtOnce(
  { library }: Pick<TriageDeps, 'library'>,
  text: string,
): UrgentLine[] {
  const matching = findMatchingRules(library.triage, text);
  return toUrgentLines(
    library.triage,
    matching.filter(({ kind }) => WORDS_SUFFICE.has(kind)),
    text,
  );
}

/** `earlier`: the messages before this one, oldest first. */
export async function noticeDanger(
  deps: TriageDeps,
  text: string,
  { earlier = [], signal }: { earlier?: readonly string[]; signal?: AbortSignal | undefined } = {},
): Promise<UrgentLine[]> {
  const { library, search } = deps;
  const rules = library.triage;
  const found = findMatchingRules(rules, text);
  if (found.length === 0 && (readSmallTalk(text) || isBareCry(text)))
    return keepEarlierLines(deps, earlier, signal);
  const verdict = await judgeByMeaning(search, text, signal);
  const countsAnyway = isPlainStatement(text);
  const matching = found.filter(
    ({ kind, phrasesOnly }) => countsAnyway || phrasesOnly || confirms(verdict, kind),
  );
  if (!verdict || !isDangerous(verdict, isShort(text))) return toUrgentLines(rules, matching, text);
  // A few words that follow others are read apart from what they rest on.
  const isWhole = isShort(text) && earlier.length === 0;
  const isUnsure = ({ kind }: Pick<TriageRule, 'kind'>) =>
    !isWhole && (kind === 'self-harm' ? verdict.selfHarm : verdict.danger) < SURE;
  const likely = rules.filter(
    (rule) =>
      isMeant(rule, matching, verdict) &&
      !matching.some(
        ({ kind, insteadOf }) =>
          insteadOf.includes(rule.id) && (kind === rule.kind || !GRAVE_KINDS.has(rule.kind)),
      ),
  );
  const toLines = (chosen: TriageRule[]) => {
    const unsure = chosen.filter((rule) => !matching.includes(rule) && isUnsure(rule));
    return toUrgentLines(sortLines(rules, matching, verdict), chosen, text).map((line) =>
      unsure.some(({ id }) => id === line.id) ? { ...line, unsure: true as const } : line,
    );
  };
  if (verdict.likeliestChance >= MIN_LIKELIEST_CHANCE) return toLines([...matching, ...likely]);
  if (matching.some(({ kind }) => GRAVE_KINDS.has(kind))) return toLines(matching);
  // The nearest card, and below it 911 and 988.
  const nearest = (matching.length > 0 ? matching : likely).slice(0, 1);
  const unclear = rules.filter(({ kind }) => kind === UNCLEAR_DANGER);
  return toLines([...nearest, ...unclear]);
}

/** "No" after "are you safe?" keeps the help on the page. */
async function keepEarlierLines(
  deps: TriageDeps,
  earlier: readonly string[],
  signal: AbortSignal | undefined,
): Promise<UrgentLine[]> {
  for (const text of earlier.slice(-MAX_EARLIER).toReversed()) {
    const lines = await noticeDanger(deps, text, { signal });
    if (lines.length > 0) return lines;
  }
  return [];
}

/**
 * For a request that is refused. Past the limit, the rules decide alone, so that refused requests
 * cannot keep the model busy.
 */
export async function noticeDangerIfRefused(
  deps: TriageDeps & Pick<LibrarySearchDeps, 'limits'>,
  { clientAddress, signal }: { clientAddress: string; signal?: AbortSignal | undefined },
  text: string,
): Promise<UrgentLine[]> {
  const { allowed } = await deps.limits.take('refused-danger', clientAddress);
  if (allowed) return noticeDanger(deps, text, { signal });
  return toUrgentLines(deps.library.triage, findMatchingRules(deps.library.triage, text), text);
}

/**
 * A line that the model knows by itself, or those of a kind that are for no one danger of it; none
 * where the rules already found that danger.
 */
const isMeant = (
  { id, kind, phrasesOnly }: TriageRule,
  matching: TriageRule[],
  { likeliest }: DangerVerdict,
) =>
  likeliest.some(
    (name) =>
      !matching.some((rule) => rule.id === name || rule.kind === name) &&
      (id === name || (kind === name && !phrasesOnly && !(id in KIND_OF_LINE))),
  );
/**
 * The line for what is likeliest stands first, then what threatens life, then what is likely. Where
 * the person's own words name one threat to life, what only the model heard stands below it, except
 * self-harm.
 */
function sortLines(rules: TriageRule[], matching: TriageRule[], { likeliest }: DangerVerdict) {
  const isNamed = matching.some(({ kind, phrasesOnly }) => phrasesOnly && GRAVE_KINDS.has(kind));
  const isLikeliest = ({ id, kind }: TriageRule) =>
    id === likeliest[0] || (kind === likeliest[0] && !(id in KIND_OF_LINE));
  const rank = (rule: TriageRule) => {
    const isSaid = !isNamed || matching.includes(rule) || rule.kind === 'self-harm';
    const isGrave = GRAVE_KINDS.has(rule.kind);
    if (isSaid && isLikeliest(rule) && (isGrave || !isNamed)) return 0;
    if (isGrave) return isSaid ? 1 : 2;
    return rule.phrasesOnly && matching.includes(rule) ? 2 : 3;
  };
  return rules.toSorted((one, other) => rank(one) - rank(other));
}

const confirms = (verdict: DangerVerdict | undefined, kind: string) =>
  !verdict || WORDS_SUFFICE.has(kind) || verdict.danger >= MIN_DANGER_WITH_RULE;
const isShort = (text: string) => text.trim().split(/\s+/).length <= MAX_PLAIN_WORDS;
const isPlainStatement = (text: string) => PERSON.test(text) && isShort(text);
const isDangerous = ({ danger, selfHarm }: DangerVerdict, isInFewWords: boolean) =>
  danger >= MIN_DANGER[isInFewWords ? 'short' : 'long'] || selfHarm >= MIN_SELF_HARM;

async function judgeByMeaning(
  { index, embedder }: LibrarySearchDeps['search'],
  text: string,
  signal?: AbortSignal,
): Promise<DangerVerdict | undefined> {
  const story = cleanText(text, MAX_STORY_LENGTH);
  if (index.dangerModel.heads.length === 0 || story === '') return;
  const vectors = await embedder?.embed([rewordMishap(story)], {
    encoder: 'danger',
    timeoutMs: DANGER_TIMEOUT_MS,
    ...(signal && { signal }),
  });
  return vectors && judgeDanger(index.dangerModel, vectors, story);
}
