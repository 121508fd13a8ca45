// What a person can do next about what was answered, as links: count the days of the state's rule,
// then what the guide on the same problem has people press, then who can help. Nothing of the
// question stands in an address.
import type { NextStep } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import * as texts from '#features/library/messages/step-actions.ts';
import type { StepAction } from '#features/library/schema/schema.ts';
import { findStatePeriod, getStatePresetId } from '#features/library/state-period.ts';
import { viewStepActions } from '#features/library/view-step-actions.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { readRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';

const MAX_STEPS = 4;
/** Of the leads, where the guide on the same problem is looked for. */
const MAX_GUIDE_RANK = 6;

type Answered = {
  jurisdiction: Jurisdiction;
  /** Of the rules that open the answer. */
  ruleSourceIds: readonly string[];
  leads: readonly SearchItem[];
};

export function listNextSteps(
  library: Library,
  { jurisdiction, ruleSourceIds, leads }: Answered,
): NextStep[] {
  const [lead] = leads;
  const topic = lead?.topic;
  const guideItem = leads
    .slice(0, MAX_GUIDE_RANK)
    .find((item) => item.kind === 'guide' && item.topic === topic);
  const guide = library.guides.find(({ id }) => id === guideItem?.id);
  const isForNow = (action: StepAction) =>
    'write' in action || 'count' in action || 'add' in action || 'read' in action;
  const ofGuide = guide
    ? viewStepActions(
        library,
        guide,
        guide.steps.flatMap(({ actions }) => actions).filter(isForNow),
        jurisdiction,
      ).map(({ icon, label, href }) => ({ icon, label, href }))
    : [];
  const help: NextStep = {
    icon: 'life-buoy',
    label: jurisdiction === 'General' ? texts.help : texts.helpIn(STATES[jurisdiction]),
    href: topic ? `/help?topic=${topic}` : '/help',
  };
  const steps = [...ruleSourceIds.flatMap((id) => countRule(library, id)), ...ofGuide];
  const unique = [...new Map(steps.map((step) => [step.label, step])).values()];
  return [...unique.slice(0, MAX_STEPS - 1), help];
}

/** The calculator with the rule's period, where it can be counted. */
function countRule({ rules }: Library, sourceId: string): NextStep[] {
  const source = readRuleSourceId(sourceId);
  const preset = source && getStatePresetId(source.ruleId, source.state);
  return preset && findStatePeriod(rules, preset)
    ? [{ icon: 'clock', label: texts.count, href: `/deadlines?preset=${preset}` }]
    : [];
}
