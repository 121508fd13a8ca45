import { findRule } from '#features/state-rules/get-rule.server.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { writeRuleCsv } from '#features/state-rules/write-rule-csv.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/rule-csv';

export const handle = { cost: 'files' } satisfies RouteHandle;

export function loader({ params, context }: Route.LoaderArgs) {
  const rule = findRule(getVisit(context).deps, params.ruleId);
  if (!rule) return noFileResponse({ kind: 'not_found', message: stateRules.ruleNotFound });
  return fileResponse({ name: `${rule.id}.csv`, type: 'text/csv', text: writeRuleCsv(rule) });
}
