import { findRule } from '#features/state-rules/get-rule.server.ts';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { toRuleJson } from '#features/state-rules/rule-json.ts';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonForEveryone } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/rule-api';

export const handle = { machine: true } satisfies RouteHandle;

export function loader({ params, request, context }: Route.LoaderArgs) {
  const rule = findRule(getVisit(context).deps, params.ruleId);
  if (!rule) return jsonFailure({ kind: 'not_found', message: stateRules.ruleNotFound });
  const stateParam = new URL(request.url).searchParams.get('state');
  const state = readJurisdiction(stateParam?.toUpperCase());
  if (stateParam !== null && state === 'General') {
    return jsonFailure({ kind: 'invalid', message: stateRules.stateNotFoundHint });
  }
  return jsonForEveryone(request, toRuleJson(rule, state));
}
