// Every action that a plan decides about: which feature it needs, whether the free trial covers it, and what is said when it
// is refused. An action runs through runGated with a name from here; the entitlement matrix fails for a name it does not know.
import { refused } from './messages.ts';
import type { Feature } from './plans.ts';

export type GatedActionRow = { feature: Feature; freeTrial: boolean; upgrade: string };

export const GATED_ACTIONS = {
  'look-up-term': { feature: 'basic-research', freeTrial: false, upgrade: refused.basic },
  /** The first five. */
  'search-cases': { feature: 'basic-research', freeTrial: false, upgrade: refused.basic },
  'page-through-cases': { feature: 'advanced-research', freeTrial: false, upgrade: refused.advanced },
  'search-news': { feature: 'advanced-research', freeTrial: true, upgrade: refused.advanced },
  'analyze-strategy': { feature: 'advanced-research', freeTrial: true, upgrade: refused.strategy },
  'generate-motion': { feature: 'motion-pro', freeTrial: true, upgrade: refused.motion },
  /** Preview, text and PDF of the built-in templates. */
  'assemble-document': { feature: 'basic-docs', freeTrial: false, upgrade: refused.basic },
  'export-docx': { feature: 'doc-automation', freeTrial: false, upgrade: refused.documents },
  'tailor-document': { feature: 'doc-automation', freeTrial: false, upgrade: refused.documents },
  'save-draft': { feature: 'doc-automation', freeTrial: false, upgrade: refused.documents },
  'reuse-parties': { feature: 'doc-automation', freeTrial: false, upgrade: refused.documents },
  'batch-documents': { feature: 'doc-automation', freeTrial: false, upgrade: refused.documents },
  'write-both-sides-memo': { feature: 'ai-analysis', freeTrial: false, upgrade: refused.memo },
  'mark-support-priority': { feature: 'priority-support', freeTrial: false, upgrade: refused.priority },
} as const satisfies Record<string, GatedActionRow>;

export type GatedAction = keyof typeof GATED_ACTIONS;
