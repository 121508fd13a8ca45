// "Who can help me", before and after its form is sent. Nothing of it is stored.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import { describeDanger, describeHelp, type HelpView } from './describe-help.server.ts';
import { EMPTY_FORM, type HelpForm, parseHelpForm } from './help-fields.ts';

type Deps = Pick<LibraryDeps, 'library' | 'clock'>;

/**
 * With a state picked at the top of the page, its help is there before anything is typed. The topic
 * comes from pages whose address names it.
 */
export function getHelpPage(
  deps: Deps,
  { topic, jurisdiction }: { topic: string; jurisdiction: Jurisdiction },
) {
  const state = jurisdiction === 'General' ? null : jurisdiction;
  const topicId = (topic as TopicId) || null;
  return {
    topics: deps.library.topics.map(({ id, title }) => ({ id, title })),
    typed: { ...EMPTY_FORM, topic },
    danger: describeDanger(deps, topicId),
    view: state
      ? describeHelp(deps, { zip: null, state, topic: topicId, household: null, income: null })
      : null,
  };
}
export type HelpPageView = ReturnType<typeof getHelpPage>;

export type HelpAnswer = {
  failure: Failure | null;
  typed: HelpForm | null;
  view: HelpView | null;
  danger: ReturnType<typeof describeDanger> | null;
};

export function answerHelpForm(deps: Deps, typed: HelpForm): HelpAnswer {
  const danger = describeDanger(deps, (typed.topic as TopicId) || null);
  const parsed = parseHelpForm(typed);
  return parsed.ok
    ? { failure: null, typed, view: describeHelp(deps, parsed.value), danger }
    : { failure: parsed.failure, typed, view: null, danger };
}
