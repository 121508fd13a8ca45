// Which use case each tool runs.
import type { z } from 'zod';
import type { Caller } from '#features/caller.ts';
import { answerAskedRule } from '#features/programs/answer-rule.server.ts';
import { checkText, lookUpCitation } from '#features/programs/check-text.server.ts';
import { countForProgram } from '#features/programs/count-for-program.server.ts';
import { fillForProgram, listForProgram } from '#features/programs/documents-for-program.server.ts';
import { fetchItem } from '#features/programs/fetch-item.server.ts';
import { helpForProgram } from '#features/programs/help-for-program.server.ts';
import type * as lawShapes from '#features/programs/law-schema.ts';
import { readDecision } from '#features/programs/read-decision.server.ts';
import { readStatute } from '#features/programs/read-statute.server.ts';
import type * as shapes from '#features/programs/schema.ts';
import { searchItems } from '#features/programs/search-items.server.ts';
import { spotForProgram } from '#features/programs/spot-for-program.server.ts';
import type { Result } from '#lib/result.ts';
import type { AppDeps } from '../http/app-deps.ts';

type Run = (
  deps: AppDeps,
  caller: Caller,
  input: object,
) => Promise<Result<object>> | Result<object>;
type Shapes = typeof shapes & typeof lawShapes;
type Input<K extends keyof Shapes> = z.infer<Shapes[K]>;

export const RUN_TOOL: Record<string, Run> = {
  search: (deps, _, input) => searchItems(deps, input as Input<'SearchItems'>),
  fetch: (deps, _, input) => fetchItem(deps, input as Input<'FetchItem'>),
  check_citations: (deps, caller, input) => checkText(deps, caller, input as Input<'CheckText'>),
  look_up_citation: (deps, caller, input) =>
    lookUpCitation(deps, caller, input as Input<'LookUpCitation'>),
  read_decision: (deps, _, input) => readDecision(deps, input as Input<'ReadDecision'>),
  read_statute: (deps, _, input) => readStatute(deps, input as Input<'ReadStatute'>),
  state_rule: (deps, _, input) => answerAskedRule(deps, input as Input<'StateRuleInput'>),
  spot_issue: (deps, _, input) => spotForProgram(deps, input as Input<'SpotIssue'>),
  count_deadline: (deps, _, input) => countForProgram(deps, input as Input<'CountDeadline'>),
  find_help: (deps, _, input) => helpForProgram(deps, input as Input<'FindHelp'>),
  list_documents: (deps, _, input) => listForProgram(deps, input as Input<'ListDocuments'>),
  fill_document: (deps, caller, input) =>
    fillForProgram(deps, caller, input as Input<'FillDocument'>),
};
