// What one state says on one question, with its text. A cell that we could not read says so; it is
// never filled from a neighbor.
import type { z } from 'zod';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findRule, type RuleView } from '#features/state-rules/get-rule.server.ts';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { ok, type Result } from '#lib/result.ts';
import { findByWords } from './find-by-words.ts';
import { createFrame, ownSource, readPath, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import type { StateRuleAnswer, StateRuleInput } from './schema.ts';

type Deps = Pick<LibraryDeps, 'library' | 'site'>;
type Answer = z.infer<typeof StateRuleAnswer>;

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

export function answerRule(
  deps: Deps,
  { rule: words, state }: z.infer<typeof StateRuleInput>,
): Result<Answer> {
  const path = readPath(deps, words).replace(/^\/(?:api\/)?rules\//, '/');
  const known = findRule(deps, path.slice(1));
  if (known) return ok(describeCell(deps, known, state));
  const { only, choices } = findByWords(deps.library.rules, words, ({ title, question }) => [
    title,
    question,
  ]);
  if (only) return ok(describeCell(deps, findRule(deps, only.id) as RuleView, state));
  return ok({
    rule: null,
    state,
    ...EMPTY,
    choices: choices.map(({ id, title, question }) => ({ id, title, question })),
    ...createFrame(choices.length > 0 ? 'choose' : 'not_held', {
      assumed: [texts.stateGiven(STATES[state])],
      notCovered: [choices.length > 0 ? texts.pickRule : texts.noRuleText],
    }),
  });
}

function describeCell(deps: Deps, rule: RuleView, state: Answer['state']): Answer {
  const path = `/rules/${rule.id}`;
  const head = {
    rule: { id: rule.id, title: rule.title, question: rule.question, url: toUrl(deps, path) },
    state,
  };
  const assumed = [texts.stateGiven(STATES[state])];
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
  const isReported = cell.check === 'reported';
  const isChanged = deps.library.lawChanges.byItem.has(`rules/${rule.id}/${state}`);
  const { value, sentence, exceptions, other, cite, check, url, readOn, textDate } = cell;
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
    ...createFrame(isReported || isChanged || cell.notCompared ? 'partial' : 'found', {
      assumed,
      notCovered: [
        texts.localRules,
        ...(isReported ? [texts.reportedOnly] : []),
        ...(isChanged ? [texts.changedLaw] : []),
      ],
      sources: [
        {
          title: cite,
          url,
          checkedOn: readOn,
          textDate: textDate === 'unknown' ? null : textDate,
        },
      ],
    }),
  };
}
