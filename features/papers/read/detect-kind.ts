// Which kind of paper a text is, by the rules in content/papers: signals with weights, phrases that
// must and phrases that must not be there. Few points are an answer too: none of these. A close
// second makes it unsure.
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { memoize } from '#lib/memo.ts';
import type { PaperKindId } from '../schema.ts';
import { INFORMATIONAL_SIGNS } from './informational-signs.ts';
import { compilePhrase, type FoldedText, findPhrase, type Phrase } from './match-phrases.ts';

type Rules = {
  id: PaperKindId;
  decision: boolean;
  signals: { weight: number; phrases: Phrase[] }[];
  required: Phrase[][];
  excluded: Phrase[];
};
export type DetectedKind = {
  id: PaperKindId | 'none';
  confident: boolean;
  others: PaperKindId[];
  decision: boolean;
  /** The points of the kind; 0 for none. */
  score: number;
};

/** Where a paper says what it is. */
const HEAD_LENGTH = 700;
const MIN_TITLE_WEIGHT = 5;
const TITLE_POINTS = 2;
/**
 * What a paper loses by a required phrase that it lacks, by one that speaks against the kind, and
 * by each sign of a text about papers.
 */
const MISSING_POINTS = 6;
const EXCLUDED_POINTS = 8;
const MAX_EXCLUDED = 2;
const INFORMATIONAL_POINTS = 6;
const MAX_INFORMATIONAL = 3;
const MIN_SCORE = 10;
/**
 * A cut or short paper has fewer words to be known by; it is enough if nothing else comes near and
 * nothing speaks against it.
 */
const SHORT_LENGTH = 900;
const MIN_SHORT_SCORE = 8;
const MIN_SHORT_MARGIN = 5;
const MIN_CONFIDENT_SCORE = 16;
const MIN_MARGIN = 3;
const MIN_OTHER_SCORE = 7;
const MAX_OTHERS = 3;

const INFORMATIONAL = INFORMATIONAL_SIGNS.map(compilePhrase);
const compileKinds = memoize((kinds: PaperKind[]): Rules[] => kinds.map(compileRules));

export function detectKind(kinds: PaperKind[], text: FoldedText): DetectedKind {
  const informational = Math.min(
    MAX_INFORMATIONAL,
    INFORMATIONAL.filter((phrase) => findPhrase(text, phrase) !== -1).length,
  );
  const ranked = compileKinds(kinds)
    .map((rule) => ({
      id: rule.id,
      decision: rule.decision,
      score: scoreRules(rule, text) - informational * INFORMATIONAL_POINTS,
    }))
    .filter(({ score }) => score >= MIN_OTHER_SCORE)
    .sort((a, b) => b.score - a.score);
  const [top, second] = ranked;
  const isShort =
    text.length < SHORT_LENGTH &&
    informational === 0 &&
    (top?.score ?? 0) - (second?.score ?? 0) >= MIN_SHORT_MARGIN;
  const minScore = isShort ? MIN_SHORT_SCORE : MIN_SCORE;
  const others = ranked.slice(top && top.score >= minScore ? 1 : 0).slice(0, MAX_OTHERS);
  const otherIds = others.map(({ id }) => id);
  if (!top || top.score < minScore)
    return { id: 'none', confident: !top, others: otherIds, decision: false, score: 0 };
  const confident =
    top.score >= MIN_CONFIDENT_SCORE && top.score - (second?.score ?? 0) >= MIN_MARGIN;
  return {
    id: top.id,
    confident,
    others: otherIds,
    decision: top.decision,
    score: top.score,
  };
}

function compileRules({ id, decision, signals, required, excluded }: PaperKind): Rules {
  return {
    id: id as PaperKindId,
    decision,
    signals: signals.map(({ weight, phrases }) => ({
      weight,
      phrases: phrases.map(compilePhrase),
    })),
    required: required.map((phrases) => phrases.map(compilePhrase)),
    excluded: excluded.map(compilePhrase),
  };
}

function scoreRules({ signals, required, excluded }: Rules, text: FoldedText): number {
  const has = (phrase: Phrase) => findPhrase(text, phrase) !== -1;
  const missing = required.filter((phrases) => !phrases.some(has)).length;
  const against = Math.min(MAX_EXCLUDED, excluded.filter(has).length);
  const penalty = missing * MISSING_POINTS + against * EXCLUDED_POINTS;
  const points = signals.reduce((score, { weight, phrases }) => {
    const offsets = phrases
      .map((phrase) => findPhrase(text, phrase))
      .filter((offset) => offset !== -1);
    if (offsets.length === 0) return score;
    const isTitle = weight >= MIN_TITLE_WEIGHT && Math.min(...offsets) < HEAD_LENGTH;
    return score + weight + (isTitle ? TITLE_POINTS : 0);
  }, 0);
  return points - penalty;
}
