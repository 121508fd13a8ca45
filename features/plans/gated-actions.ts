// Every gated action: which feature it needs, whether the free trial covers it, and the message
// when it is refused. An action runs through runGated with a name from here;
// tests/integration/plans/entitlements.test.ts fails for a name it does not list.
import * as refusals from './messages/refusals.ts';
import type { Feature } from './plans.ts';

export type GatedActionRow = { feature: Feature; freeTrial: boolean; upgrade: string };

export const GATED_ACTIONS = {
  'look-up-term': { feature: 'basic-research', freeTrial: false, upgrade: refusals.basic },
  /** The first five results. */
  'search-cases': { feature: 'basic-research', freeTrial: false, upgrade: refusals.basic },
  'page-through-cases': {
    feature: 'advanced-research',
    freeTrial: false,
    upgrade: refusals.advanced,
  },
  'search-news': { feature: 'advanced-research', freeTrial: true, upgrade: refusals.advanced },
  'analyze-strategy': { feature: 'advanced-research', freeTrial: true, upgrade: refusals.strategy },
  'generate-motion': { feature: 'motion-pro', freeTrial: true, upgrade: refusals.motion },
  /** Preview, text and PDF of the built-in templates. */
  'assemble-document': { feature: 'basic-docs', freeTrial: false, upgrade: refusals.basic },
  'export-docx': { feature: 'doc-automation', freeTrial: false, upgrade: refusals.documents },
  'tailor-document': { feature: 'doc-automation', freeTrial: false, upgrade: refusals.documents },
  'save-draft': { feature: 'doc-automation', freeTrial: false, upgrade: refusals.documents },
  'reuse-parties': { feature: 'doc-automation', freeTrial: false, upgrade: refusals.documents },
  'batch-documents': { feature: 'doc-automation', freeTrial: false, upgrade: refusals.documents },
  'write-both-sides-memo': { feature: 'ai-analysis', freeTrial: false, upgrade: refusals.memo },
  'mark-support-priority': {
    feature: 'priority-support',
    freeTrial: false,
    upgrade: refusals.priority,
  },
} as const satisfies Record<string, GatedActionRow>;

export type GatedAction = keyof typeof GATED_ACTIONS;
