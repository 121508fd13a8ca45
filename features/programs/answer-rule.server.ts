// What one state says on one question, with its text. A cell that we could not read says so; it is
// never filled from a neighbor.
import type { z } from 'zod';
import { CERTAIN_CHANCE, findAskedRule } from '#features/assistant/understand/asked-rule.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { readActs } from '#features/search/acts/asked-acts.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { ANSWER_TIMEOUT_MS, embedQuery } from '#features/search/meaning/embed-query.ts';
import { findRule, type RuleView } from '#features/state-rules/get-rule.server.ts';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { findByWords, hasAllWords, TIME_LIMIT } from './find-by-words.ts';
import { createFrame, ownSource, readPath, toUrl } from './frame.ts';
import { findReporter, toLawSource } from './law-source.ts';
import * as texts from './messages/program-texts.ts';
import { findYear, leaveOutDates, nameGaps } from './name-gaps.ts';
import type { StateRuleAnswer, StateRuleInput } from './schema.ts';

type Deps = Pick<LibraryDeps, 'library' | 'site'>;
type Answer = z.infer<typeof StateRuleAnswer>;
type Input = z.infer<typeof StateRuleInput>;

const EMPTY = {
  value: null,
  sentence: null,
  exceptions: [],
  other: [],
  cite: null,
  check: null,
  counting: null,
  choices: [],
};

export function answerRule(deps: Deps, { rule: id, state }: Input): Result<Answer> {
  const known = findRule(deps, readRuleId(deps, id));
  return known ? ok(describeCell(deps, known, state)) : fail('not_found', texts.notFound);
}

const readRuleId = (deps: Deps, id: string): string =>
  readPath(deps, id).replace(/^\/(?:api\/)?(?:rules\/)?/, '');

/** Says as well what the words ask for that no rule of a state has. */
export async function answerAskedRule(
  deps: LibrarySearchDeps,
  { rule: question, state }: Input,
): Promise<Result<Answer>> {
  const answered = await findAnswer(deps, {
    rule: leaveOutDates(question).trim() || question,
    state,
  });
  if (!answered.ok) return answered;
  const { value } = answered;
  const gaps = [
    ...nameGaps(question, deps.clock.now()),
    ...nameLaterFigure(deps, value, findYear(question)),
  ];
  return ok({
    ...value,
    status: value.status === 'found' && gaps.length > 0 ? 'partial' : value.status,
    notCovered: [...gaps, ...value.notCovered],
  });
}

/** The figure of a year was asked for, and that of an earlier one is held. */
function nameLaterFigure({ library }: Deps, { rule, state }: Answer, year?: number): string[] {
  const cell = library.rules.find(({ id }) => id === rule?.id)?.states[state];
  const known = cell && 'value' in cell && 'year' in cell.value ? cell.value.year : undefined;
  return year && known && year > known ? [texts.laterThanHeld(year, known)] : [];
}

/**
 * By its id; by words that only it has all of; or by the question, where the model of the assistant
 * is certain and no word of it is foreign to the rule. Else there is a choice.
 */
async function findAnswer(
  deps: LibrarySearchDeps,
  { rule: question, state }: Input,
): Promise<Result<Answer>> {
  const known = answerRule(deps, { rule: question, state });
  if (known.ok) return known;
  const { rules } = deps.library;
  // The state stands in its own argument.
  const stateless = question.replace(new RegExp(`\\b${STATES[state]}\\b`, 'gi'), '');
  const words = stateless.replace(TIME_LIMIT, '').trim() || texts.timeLimit;
  const { only, choices, isNear, equals } = findByWords(rules, words, ({ title, question }) => [
    title,
    question,
  ]);
  const likely = await findLikely(deps, question.replace(TIME_LIMIT, texts.timeLimit));
  const isMeant = (rule: StateRule) => hasAllWords(words, listTexts(deps, rule));
  const isCertain =
    likely !== undefined &&
    likely.chance >= CERTAIN_CHANCE &&
    isMeant(likely.rule) &&
    !equals.some((rule) => rule !== likely.rule && isMeant(rule));
  const chosen = isCertain ? likely.rule : only;
  if (chosen) return ok(describeCell(deps, findRule(deps, chosen.id) as RuleView, state, true));
  const offered = [...new Set([...(likely ? [likely.rule] : []), ...choices])];
  return ok({
    rule: null,
    state,
    ...EMPTY,
    choices: offered.map(({ id, title, question }) => ({ id, title, question })),
    ...createFrame(offered.length > 0 ? 'choose' : 'not_held', {
      assumed: [texts.stateGiven(STATES[state])],
      notCovered: [describeChoice(offered.length, isNear)],
    }),
  });
}

const listTexts = ({ search }: LibrarySearchDeps, rule: StateRule): string[] => [
  rule.title,
  rule.question,
  rule.meaning,
  rule.matters,
  rule.counting,
  ...(search.index.ruleQuestions.get(rule.id) ?? []),
];

const describeChoice = (count: number, isNear: boolean): string =>
  count === 0 ? texts.noSuchRule : isNear || count === 1 ? texts.nearRules : texts.pickRule;

async function findLikely({ library: { rules }, search }: LibrarySearchDeps, question: string) {
  const { vector } = await embedQuery(search, question, ANSWER_TIMEOUT_MS);
  const found = findAskedRule(search.index, rules, {
    question,
    talk: question,
    acts: readActs(question),
    vector,
  });
  const rule = found && rules.find(({ id }) => id === found.id);
  return rule && { rule, chance: found.chance };
}

/** `isGuessed`: it was not named by its id. */
function describeCell(
  deps: Deps,
  rule: RuleView,
  state: Answer['state'],
  isGuessed = false,
): Answer {
  const path = `/rules/${rule.id}`;
  const head = {
    rule: { id: rule.id, title: rule.title, question: rule.question, url: toUrl(deps, path) },
    state,
  };
  const assumed = [
    texts.stateGiven(STATES[state]),
    ...(isGuessed ? [texts.meantRule(rule.question)] : []),
  ];
  const cell = rule.cells.find((each) => each.state === state);
  if (!cell || !isFilled(cell))
    return {
      ...head,
      ...EMPTY,
      ...createFrame('not_held', {
        assumed,
        notCovered: [texts.noRuleText, ...(cell ? [cell.empty] : [])],
        sources: [ownSource(deps, { title: rule.title, path, checkedOn: null })],
      }),
    };
  const reporter = cell.check === 'read' ? findReporter(cell) : undefined;
  const check = reporter ? 'reported' : cell.check;
  const isChanged = deps.library.lawChanges.byItem.has(`rules/${rule.id}/${state}`);
  const { value, sentence, exceptions, other, cite } = cell;
  return {
    ...head,
    value,
    sentence,
    exceptions: [...exceptions, ...(cell.pending ? [cell.pending] : [])],
    other,
    cite,
    check,
    counting: rule.counting,
    choices: [],
    ...createFrame(check === 'reported' || isChanged || cell.notCompared ? 'partial' : 'found', {
      assumed,
      notCovered: [
        texts.localRules,
        ...(reporter ? [texts.readInReport(reporter)] : []),
        ...(cell.check === 'reported' ? [texts.reportedOnly] : []),
        ...(isChanged ? [texts.changedLaw] : []),
      ],
      sources: [toLawSource(cell)],
    }),
  };
}
